import type { WorkPatternProposal } from '@stimpill/api-types/manage';
import type { PatternProposal } from '#features/timesheets/propose-work-pattern.ts';
import { toWorkDay } from './to-person-record.ts';

export function toWorkPatternProposal({
  range,
  weeks,
  weekdays,
  pattern,
  why,
  from,
}: PatternProposal & { readonly from: string }): WorkPatternProposal {
  return {
    ...range,
    weeks: weeks.map(({ monday, state, days }) => ({
      monday,
      state,
      days: days.map(({ localDate, workedMinutes, state: ofDay }) => ({
        ...{ date: localDate, workedMinutes, state: ofDay },
      })),
    })),
    weekdays: weekdays.map((each) => ({ ...each })),
    workPattern: pattern.map(toWorkDay),
    why,
    from,
  };
}
