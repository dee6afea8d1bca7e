import { type Problem } from '#rules/problem.ts';

/** Thrown for input that has no answer. It lists every problem with its path in the input; nothing is repaired. */
export class TimesheetInputError extends Error {
  override readonly name = 'TimesheetInputError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The timesheet cannot be calculated: ${problems.map((p) => `${p.path}: ${p.message}`).join(' ')}`);
    this.problems = problems;
  }
}
