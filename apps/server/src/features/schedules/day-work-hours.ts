// The hours of day work that a rule names for a day: minutes in a window whose class is paid as daytime, unless a window of higher
// priority takes them. Hours that are day work only because no window covers them are not counted: they are no plan.
import { toMinuteOfDay, weekdayOfDate, WEEKDAYS } from '@stimpill/time';
import type { listRuleVersions } from '#features/rules/rule-store.ts';

export type RuleVersions = NonNullable<ReturnType<Awaited<ReturnType<typeof listRuleVersions>>['get']>>;
type Definition = RuleVersions[number]['definition'];

/** Minutes of the local day; the end is not included. */
type Hours = { readonly from: number; readonly to: number };

/**
 * @param date yyyy-MM-dd
 * @param ordinaryUntil the minute at which a holiday begins
 */
export function dayWorkHours(definition: Definition, date: string, ordinaryUntil: number): Hours[] {
  const windows = windowsOn(definition, date);
  const edges = [...new Set(windows.flatMap(({ from, to }) => [from, to]))]
    .filter((edge) => edge < ordinaryUntil)
    .sort((a, b) => a - b);
  const hours: Hours[] = [];
  for (const [index, from] of edges.entries()) {
    const to = edges[index + 1] ?? ordinaryUntil;
    const winner = winnerAt(windows, from);
    if (winner === undefined || definition.codeMap[winner.class]?.bucket !== 'daytime') continue;
    const last = hours.at(-1);
    if (last?.to === from) hours.splice(-1, 1, { from: last.from, to });
    else hours.push({ from, to });
  }
  return hours;
}

type Window = Hours & { readonly class: string; readonly priority: number };

/** The windows that hold on an ordinary day of that weekday. */
function windowsOn({ mechanisms }: Definition, date: string): Window[] {
  const weekday = WEEKDAYS[weekdayOfDate(date)] ?? 'sunday';
  return mechanisms
    .flatMap((step) => (step.mechanism === 'windows' ? step.windows : []))
    .filter(({ weekdays }) => weekdays?.includes(weekday) ?? true)
    .filter(({ dayClasses }) => dayClasses?.includes('ordinary') ?? true)
    .filter(({ holidays }) => holidays === undefined)
    .map((window) => ({
      class: window.class,
      priority: window.priority,
      from: toMinuteOfDay(window.from ?? '00:00'),
      to: toMinuteOfDay(window.to ?? '24:00'),
    }));
}

function winnerAt(windows: readonly Window[], minute: number): Window | undefined {
  return windows
    .filter(({ from, to }) => from <= minute && minute < to)
    .sort((a, b) => b.priority - a.priority)[0];
}
