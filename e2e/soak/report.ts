// What somebody who runs the server reads at the end of a soak: how it was at each day, which tables grew and why, and what held.
import { isGreen, toCheckLines, toCountLines } from '../campaign/report.ts';
import { GROWING_TABLES } from './judge/growing-tables.ts';
import { memoryGrowthOf } from './judge/judge-memory.ts';
import { SETTLED_DAY, tableGrowthOf } from './judge/judge-tables.ts';
import type { Sample } from './measure/sample.ts';
import type { SoakResult } from './soak.ts';

const MIB = 1_024 ** 2;

export function toSoakReport(result: SoakResult): string {
  const { options, checks, samples, happened, statuses, taps, seconds } = result;
  const { days, companies, tabletsOfEach, peopleOfEach, engine, seed } = options;
  const requests = [...statuses.values()].reduce((sum, times) => sum + times, 0);
  const growth = memoryGrowthOf(samples);
  return [
    `Soak on ${engine} with seed ${seed}: ${days} days of ${companies * tabletsOfEach} tablets and ${
      companies * peopleOfEach
    } people in ${companies} companies, ${taps} punches, ${requests} requests, ${(seconds / 60).toFixed(1)} minutes.`,
    '',
    ...toCountLines(Object.fromEntries([...happened].sort())),
    '',
    'The server at the end of each day, and how late its event loop was at most during the day:',
    '  day   heap MiB    RSS MiB   descriptors   loop p99 ms   loop max ms',
    ...daysIn(samples).map(toDayLine),
    `  The heap grew by ${growth.heap.toFixed(2)} MiB a day, the process by ${growth.rss.toFixed(2)} MiB a day, once two days were over.`,
    '',
    ...toTableLines(result),
    '',
    ...toQuestionLines(result),
    '',
    ...checks.map(toCheckLines),
    '',
    isGreen(checks) ? 'Nothing leaks and nothing grows that should not.' : 'The soak found something.',
    '',
  ].join('\n');
}

const daysIn = (samples: readonly Sample[]) =>
  samples
    .filter(({ day }) => Number.isInteger(day))
    .map((end) => ({ end, ofDay: samples.filter(({ day }) => day > end.day - 1 && day <= end.day) }));

function toDayLine({ end, ofDay }: ReturnType<typeof daysIn>[number]): string {
  const most = (of: (loop: Sample['loop']) => number) => Math.max(...ofDay.map(({ loop }) => of(loop)));
  const cells: readonly [text: string, width: number][] = [
    [String(end.day), 5],
    [(end.heapBytes / MIB).toFixed(1), 11],
    [(end.rssBytes / MIB).toFixed(1), 11],
    [String(end.descriptors), 14],
    [most(({ p99Ms }) => p99Ms).toFixed(0), 14],
    [most(({ maxMs }) => maxMs).toFixed(0), 14],
  ];
  return cells.map(([text, width]) => text.padStart(width)).join('');
}

/** Tables that hold nothing all the time say nothing. */
function toTableLines({ days, afterwards }: SoakResult): readonly string[] {
  const rows = tableGrowthOf(days)
    .filter(({ from, to }) => from > 0 || to > 0)
    .map(({ table, to, most }) => {
      const ends = days.map((end) => String(end.rows[table] ?? 0).padStart(8)).join('');
      const later = String(afterwards[table] ?? 0).padStart(10);
      const why = GROWING_TABLES[table]?.because ?? 'may not grow';
      return `  ${table.padEnd(22)}${ends}${later}${String(most).padStart(9)}${to > most ? ' !' : '  '} ${why}`;
    });
  const head = days.map(({ day }) => `day ${day}`.padStart(8)).join('');
  return [
    `Rows by table at the end of each day, five months later, and the most that the last day may have after day ${SETTLED_DAY}:`,
    `  ${'table'.padEnd(22)}${head}${'later'.padStart(10)}${'most'.padStart(9)}   why it may grow`,
    ...rows,
  ];
}

function toQuestionLines({ questions, taps }: SoakResult): readonly string[] {
  const asked = questions.reduce((sum, { times }) => sum + times, 0);
  return [
    `Managers were asked ${asked} times, ${(asked / taps).toFixed(3)} times a punch:`,
    ...questions.map(
      ({ reason, decision, times }) => `  ${String(times).padStart(7)}  ${reason}, ${decision ?? 'open'}`,
    ),
  ];
}
