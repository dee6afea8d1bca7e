// What somebody asks of a run.
import type { CountRequest } from './count-payroll.ts';
import type { WithoutAbsence } from './without-absences.ts';

export type RunRequest = CountRequest & {
  /** What happens to people who were sent before. */
  readonly again: 'refuse' | 'differences' | 'anew';
  readonly leavesOutUnready: boolean;
  readonly ignoresSilentTablets: boolean;
  /** Absences without a code of which the run is made without a line. */
  readonly withoutAbsences?: readonly WithoutAbsence[] | undefined;
  /** Why time is sent as approved although its figures would change; null: then nothing is sent. */
  readonly asApprovedReason?: string | null | undefined;
};
