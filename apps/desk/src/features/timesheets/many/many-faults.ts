import type { manyWords } from '#said/desk/timesheets/many/many.ts';
import type { Said } from '@stimpill/words/said.ts';

type Sentences = Said<typeof manyWords>;
type Fault = { readonly code: string; readonly field?: string | undefined; readonly message: string };

/** @returns undefined where the general sentences say it */
export function manyFault(t: Sentences, { code, field, message }: Fault): string | undefined {
  if (code !== 'field.missing') return /in the future|ends before/.test(message) ? t.wrongTime : undefined;
  if (field === 'date') return t.dateMissing;
  return field === 'reason' ? t.reasonMissing : t.timeMissing;
}
