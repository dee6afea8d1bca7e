// A second try where a machine checks a submission and does other things beside, as stories have one there: alone, and named at the end.

/** More than that many files are no accident of the machine. */
const MOST_FILES = 3;

/** Drawn at random, so that a second try would draw another case: it stays found. */
const IS_COUNTEREXAMPLE = /Property failed after/;
const IS_OUTSIDE_A_TEST = /Unhandled (Error|Rejection)/;

/**
 * @param {{ failed: number, output?: string, failures?: { name: string, said: string, file: string }[], again?: Function }} outcome of a
 *   suite; `again` runs some of its files and answers with what failed of them. Suites whose tests wait for nothing have none
 * @returns the outcome as if it had passed at once, but for `secondTries`, where all of these files pass now; otherwise as it was
 */
export async function withSecondTry(outcome) {
  if (!mayTryAgain(outcome)) return outcome;
  const { passed, failures, again } = outcome;
  const second = await again([...filesOf(failures)]);
  if (second.failed > 0) return outcome;
  return { ...outcome, passed: passed + failures.length, failed: 0, failures: [], secondTries: failures };
}

function mayTryAgain({ failed, output = '', failures = [], again }) {
  if (!again || failed === 0 || failures.length !== failed) return false;
  if (filesOf(failures).size > MOST_FILES || IS_OUTSIDE_A_TEST.test(output)) return false;
  return !failures.some(({ said }) => IS_COUNTEREXAMPLE.test(said));
}

const filesOf = (failures) => new Set(failures.map(({ file }) => file));
