// A time entry before or after a change, in one line, as a tablet and a phone say it.
import { fromTo } from '@stimpill/time';
import type { ownChangeWords } from '../en/both/own-change.ts';
import { formatClock, formatDayAndMonth } from './format-time.ts';
import type { Language } from './language.ts';
import type { Said } from './said.ts';

type State = {
  readonly kind: string;
  readonly startAtUtc: string;
  readonly endAtUtc: string | null;
  readonly breaks: readonly { readonly startAtUtc: string; readonly endAtUtc: string }[];
  readonly projectName: string | null;
  readonly isDraft: boolean;
};

type Speech = {
  readonly t: Pick<Said<typeof ownChangeWords>, 'openEnd' | 'breakOf' | 'draft'>;
  /** What a kind of time is called; plain work is not called anything. */
  readonly kinds: Readonly<Record<string, string | undefined>>;
  readonly timeZone: string;
  readonly language: Language;
};

/** `27 February, 07:00–14:30, break 11:00–11:30` */
export function entryStateText(
  { startAtUtc, endAtUtc, kind, breaks, projectName, isDraft }: State,
  { t, kinds, timeZone, language }: Speech,
): string {
  const clock = (instant: string) => formatClock(Date.parse(instant), timeZone);
  const span = (from: string, to: string | null) =>
    to === null ? `${clock(from)}, ${t.openEnd}` : fromTo(clock(from), clock(to));
  return [
    `${formatDayAndMonth(Date.parse(startAtUtc), timeZone, language)}, ${span(startAtUtc, endAtUtc)}`,
    kinds[kind],
    ...breaks.map((each) => t.breakOf({ span: span(each.startAtUtc, each.endAtUtc) })),
    projectName ?? undefined,
    isDraft ? t.draft : undefined,
  ]
    .filter((each) => each !== undefined)
    .join(', ');
}
