/** What the oracle's credits are counted from. */
import { type RuleDefinition, type TimesheetInput } from './engine.ts';
import { type OracleRun } from './oracle.ts';
import type { OracleStint } from './oracle-stint.ts';

/** A step of a rule. */
export type Step = RuleDefinition['mechanisms'][number];
/** A step of one mechanism. */
export type StepOf<N extends Step['mechanism']> = Extract<Step, { mechanism: N }>;

/** A credit as the oracle sees it. */
export type OracleCredit = {
  readonly account: string;
  readonly date: string;
  readonly minutes: number;
  readonly payLine: string | null;
};

/** What every credit is counted from: the step, the dates on which its version holds, and all that was worked. */
export type Case<N extends Step['mechanism']> = {
  readonly step: StepOf<N>;
  readonly input: TimesheetInput;
  readonly run: OracleRun;
  readonly dates: readonly string[];
  readonly holdsOn: (date: string) => boolean;
  readonly definition: RuleDefinition;
};

/** The minutes that were worked of a stint. */
export const workedOf = (stint: OracleStint, { minutes }: OracleRun): number =>
  minutes.filter(({ entry }) => stint.entries.includes(entry)).length;
