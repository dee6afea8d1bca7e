import { CallFailed } from '#api/call-failed.ts';
import type { PatternChange } from './pattern-text.tsx';
import type { PersonValues } from '../person-values.ts';

const PLACE = /^workPatternChanges\[(\d+)\]\.?/;

type Typed = { readonly from: string; readonly workPattern: PersonValues['workPattern'] };

/** The server knows a list of patterns and only the days that have hours; the form has one pattern and all seven days. */
export function toFormError(
  error: unknown,
  changes: readonly PatternChange[],
  { from, workPattern }: Typed,
): unknown {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') return error;
  const worked = workPattern.flatMap((day, place) => (day.from === '' && day.to === '' ? [] : [place]));
  const faults = error.failure.faults.map((fault) => {
    // A tick shows no fault; what is above the buttons says it.
    if (fault.field === 'evenApproved') return { ...fault, field: undefined };
    const place = PLACE.exec(fault.field ?? '')?.[1];
    if (place === undefined || changes[Number(place)]?.from !== from) return fault;
    const field = (fault.field ?? '')
      .replace(PLACE, '')
      .replace(/^workPattern\[(\d+)\]/, (_, at: string) => `workPattern[${worked[Number(at)] ?? 0}]`);
    return { ...fault, field };
  });
  return new CallFailed({ ...error.failure, faults });
}
