import { CallFailed } from '#api/call-failed.ts';
import { toPart, type AbsenceValues } from './absence-values.ts';

/** What a dialog itself misses before anything is sent, told as the server would tell it. */
export function missingIn(values: Partial<AbsenceValues>): CallFailed {
  const names = ['person', 'type', 'from', 'to'] as const;
  const empty: readonly string[] = names.filter((name) => values[name] === '');
  const rest = empty.length === 0 ? [amountMissingIn(values)] : empty;
  const faults = rest.map((field) => ({
    code: 'request.invalid',
    field,
    message: `${field} must be given.`,
  }));
  return new CallFailed({
    ...{ kind: 'refused', status: 400, faults },
    ...{ retryAfterSeconds: undefined, requestId: undefined },
  });
}

/** Where how much of a day it is was said, it is how long the day is. */
function amountMissingIn(values: Partial<AbsenceValues>): 'percent' | 'hours' | 'dayHours' {
  const { part = 'whole', percent = null, hours = '' } = values;
  if (toPart({ part, percent, hours }) !== undefined) return 'dayHours';
  return part === 'percent' ? 'percent' : 'hours';
}
