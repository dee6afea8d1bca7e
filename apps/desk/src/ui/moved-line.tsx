// Approved days whose figures would change, and what moves: `12.10.2026, 19.10.2026: overtime 1 to overtime 2, 4:32`.
import { effectWords } from '#said/desk/common/effect.ts';
import { formatSigned } from '#words/format-signed.ts';
import type { Words } from '@stimpill/words/in-language.ts';
import { formatDuration } from '@stimpill/words/format-time.ts';
import { formatDay } from '#words/format-day.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { useLineName } from './use-line-name.ts';

type Line = {
  readonly key: string;
  readonly names: readonly Words[];
  readonly beforeMinutes: number;
  readonly afterMinutes: number;
};

export type Moved = { readonly dates: readonly string[]; readonly lines: readonly Line[] };

export function MovedLine({ moved }: { readonly moved: Moved }) {
  const { language } = useSpeech();
  const change = useChange(moved.lines);
  return (
    <span data-moved>
      {moved.dates.map((date) => formatDay(date, language)).join(', ')}
      {change !== '' && `: ${change}`}
    </span>
  );
}

/** Minutes that only move from one line to another are said once. */
function useChange(lines: readonly Line[]): string {
  const t = useWords(effectWords);
  const { language } = useSpeech();
  const nameOf = useLineName();
  const changes = lines.map((line) => ({
    name: nameOf(line),
    minutes: line.afterMinutes - line.beforeMinutes,
  }));
  const [less, more] = [...changes].sort((a, b) => a.minutes - b.minutes);
  if (changes.length === 2 && less && more && less.minutes < 0 && less.minutes === -more.minutes)
    return t.moves({ from: less.name, to: more.name, time: formatDuration(more.minutes, language) });
  return changes.map(({ name, minutes }) => `${name} ${formatSigned(minutes)}`).join(', ');
}
