// The log holds no error, and nothing that the server did not mean to write.
import type { Check } from '../../campaign/reconcile/check.ts';

/** What pino writes for a warning. */
const WARNING = 40;

/** @param log what the server wrote, from its first line on */
export function judgeLog(log: string): Check {
  const lines = log.split('\n');
  // Before the first request it says where it serves, in plain text.
  const first = lines.findIndex((line) => levelOf(line) !== undefined);
  const written = first === -1 ? [] : lines.slice(first).filter((line) => line !== '');
  return {
    id: 'S7',
    says: 'The log holds no warning, no error and no stray line.',
    cases: written.length,
    problems: written.filter((line) => (levelOf(line) ?? Infinity) >= WARNING),
  };
}

function levelOf(line: string): number | undefined {
  try {
    const { level } = JSON.parse(line) as { readonly level?: unknown };
    return typeof level === 'number' ? level : undefined;
  } catch {
    return undefined;
  }
}

/** 429: nobody here asks more than the limits allow. 0: there was no answer. */
export function judgeAnswers(
  statuses: ReadonlyMap<number, number>,
  failures: ReadonlyMap<string, number>,
): Check {
  const isBad = (status: number) => status === 0 || status === 429 || status >= 500;
  return {
    id: 'S8',
    says: 'Every request is answered, without a fault of the server and within its limits.',
    cases: [...statuses.values()].reduce((sum, times) => sum + times, 0),
    problems: [...statuses]
      .filter(([status]) => isBad(status))
      .map(
        ([status, times]) =>
          `${times} answers ${status === 0 ? `never came: ${reasonsIn(failures)}` : `were ${status}`}`,
      ),
  };
}

const reasonsIn = (failures: ReadonlyMap<string, number>) =>
  [...failures].map(([why, times]) => `${times} times "${why}"`).join(', ');
