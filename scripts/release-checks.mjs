// npm run release-checks [-- names]: what is too heavy for every change, one after another, before a release. At the end stands what passed,
// what failed, and what could not be tried on this machine and why. With words behind `--`, those that have one of them in their name.
// Ends with 0 where all passed, with 1 where one failed, with 69 where none failed and some could not be tried.
import './check-node.mjs';
import { command, ensureBuilt, ensureInstalled, NOT_POSSIBLE, say, StepFailed } from './steps.mjs';
import { NODES } from './nodes.mjs';
import { runBounded } from './run-bounded.mjs';

/** Each ends by itself long before its minutes are over. The shortest come first, so that what fails is soon known. */
const CHECKS = [
  check('LibreOffice', 10, 'test-libreoffice'),
  check('npm run dev', 10, 'test-dev'),
  check('a fourth language', 20, 'fourth-language'),
  check('alerts and dashboard', 20, 'test-metrics'),
  check('budgets', 30, 'budgets'),
  check('Lighthouse', 40, 'lighthouse'),
  check('screenshots', 60, 'screenshots'),
  check('Firefox', 20, 'other-browsers', 'firefox'),
  check('WebKitGTK', 30, 'other-browsers', 'webkit'),
  check('archiving', 30, 'drill-archiving'),
  check('failover', 60, 'drill-failover'),
  check('failover, silent', 30, 'drill-failover', 'silent'),
  check('failover, the control', 30, 'drill-failover', 'asynchronous'),
  check('container', 40, 'test-container'),
  check('Docker Compose', 60, 'test-compose'),
  check('Citus', 90, 'test-citus'),
  check('generated requests', 60, 'fuzz'),
  check('soak', 90, 'soak'),
  check('campaign at browsers', 30, 'campaign', '--browsers'),
  check('planted bugs', 180, 'campaign', '--planted'),
  check('campaign', 240, 'campaign', '--full'),
  ...NODES.map((version) => check(`Node ${version}`, 90, 'test-node', version)),
];

await command(async () => {
  const asked = askedFor(process.argv.slice(2));
  await ensureInstalled();
  await ensureBuilt();
  say(`${asked.length} of ${CHECKS.length} checks, one after another`);
  const outcomes = [];
  for (const each of asked) outcomes.push(await outcomeOf(each));
  report(outcomes);
});

function check(name, minutes, script, ...words) {
  return { name, minutes, script, words };
}

/** @throws StepFailed where a word is in no name */
function askedFor(words) {
  const hasWord = ({ name }, word) => name.toLowerCase().includes(word.toLowerCase());
  const unknown = words.find((word) => !CHECKS.some((each) => hasWord(each, word)));
  if (unknown !== undefined)
    throw new StepFailed(
      `No check is called ${unknown}. There are: ${CHECKS.map(({ name }) => name).join('; ')}`,
    );
  return words.length === 0 ? CHECKS : CHECKS.filter((each) => words.some((word) => hasWord(each, word)));
}

async function outcomeOf({ name, minutes, script, words }) {
  say(`${name}: node scripts/${[`${script}.mjs`, ...words].join(' ')}`);
  const startedAt = performance.now();
  const { code, ended, last } = await runBounded(`scripts/${script}.mjs`, words, minutes * 60_000);
  const seconds = (performance.now() - startedAt) / 1000;
  if (code === NOT_POSSIBLE) return { name, seconds, state: 'not possible here', why: last };
  if (ended) return { name, seconds, state: 'FAILED', why: `It was ended after ${minutes} minutes.` };
  return code === 0 ? { name, seconds, state: 'passed' } : { name, seconds, state: 'FAILED', why: last };
}

function report(outcomes) {
  console.log('');
  for (const { name, seconds, state, why } of outcomes) {
    console.log(`${state.padEnd(17)}  ${name.padEnd(22)} ${seconds.toFixed(0).padStart(6)} s`);
    if (why !== undefined) console.log(why.replaceAll(/^/gm, '                     '));
  }
  const count = (state) => outcomes.filter((outcome) => outcome.state === state).length;
  console.log(
    `\n${count('passed')} passed, ${count('FAILED')} failed, ${count('not possible here')} not possible here, ` +
      `${CHECKS.length - outcomes.length} not asked for`,
  );
  process.exitCode = count('FAILED') > 0 ? 1 : count('not possible here') > 0 ? NOT_POSSIBLE : 0;
}
