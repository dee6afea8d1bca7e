// The figures that were set as targets, each beside what the run measured: ratios of medians, so that the machine does not matter.
import { median, say, type Round } from './report.ts';

type Figures = {
  /** CPU time in microseconds, or requests a second, of the median round of a variant. */
  readonly cpu: (variant: string) => number;
  readonly perSecond: (variant: string) => number;
  readonly longestBlockMs: (variant: string) => number;
};

type Aim = {
  readonly row: string;
  readonly engines: readonly string[];
  /** The variants that it needs; a run without them leaves it out. */
  readonly of: readonly string[];
  readonly measured: (figures: Figures) => number;
  readonly isAtMost: boolean;
  readonly target: number;
};

const [BARE, SQL, PUNCHES] = ['bare Express', 'same SQL, no HTTP', 'Stimpill: punches'];
const [ENTRIES, BESIDE_PREVIEWS] = ['Stimpill: time entries', '… beside previews'];
const [PREVIEW, PREVIEW_SQL, PREVIEW_ENGINE] = [
  'Stimpill: preview',
  'preview: same SQL',
  'preview: engine alone',
];
const BOTH = ['sqlite', 'postgresql'];

const AIMS: readonly Aim[] = [
  {
    row: 'CPU of a partner punch / (bare Express + same SQL)',
    engines: BOTH,
    of: [BARE, SQL, PUNCHES],
    measured: ({ cpu }) => cpu(PUNCHES) / (cpu(BARE) + cpu(SQL)),
    isAtMost: true,
    target: 1.67,
  },
  {
    row: 'punches a second / bare Express',
    engines: ['sqlite'],
    of: [BARE, PUNCHES],
    measured: ({ perSecond }) => perSecond(PUNCHES) / perSecond(BARE),
    isAtMost: false,
    target: 0.4,
  },
  {
    row: 'punches a second / same SQL on the driver',
    engines: ['postgresql'],
    of: [SQL, PUNCHES],
    measured: ({ perSecond }) => perSecond(PUNCHES) / perSecond(SQL),
    isAtMost: false,
    target: 0.6,
  },
  {
    row: 'punches a second / bare Express (1,200 where it does 7,000)',
    engines: ['postgresql'],
    of: [BARE, PUNCHES],
    measured: ({ perSecond }) => perSecond(PUNCHES) / perSecond(BARE),
    isAtMost: false,
    target: 0.171,
  },
  {
    row: 'CPU of a month of one person / bare Express',
    engines: BOTH,
    of: [BARE, ENTRIES],
    measured: ({ cpu }) => cpu(ENTRIES) / cpu(BARE),
    isAtMost: true,
    target: 4,
  },
  {
    row: 'CPU of a preview of 500 people / (its own SQL + the engine alone)',
    engines: BOTH,
    of: [PREVIEW, PREVIEW_SQL, PREVIEW_ENGINE],
    measured: ({ cpu }) => cpu(PREVIEW) / (cpu(PREVIEW_SQL) + cpu(PREVIEW_ENGINE)),
    isAtMost: true,
    target: 1.6,
  },
  {
    row: 'longest block of the event loop beside previews, ms',
    engines: BOTH,
    of: [BESIDE_PREVIEWS],
    measured: ({ longestBlockMs }) => longestBlockMs(BESIDE_PREVIEWS),
    isAtMost: true,
    target: 20,
  },
];

export function reportAims(engine: string, rounds: ReadonlyMap<string, readonly Round[]>): void {
  const middle = (read: (round: Round) => number) => (variant: string) =>
    median(rounds.get(variant) ?? [], read);
  const figures: Figures = {
    cpu: middle(({ cpuMicroseconds }) => cpuMicroseconds),
    perSecond: middle(({ perSecond }) => perSecond),
    longestBlockMs: middle(({ longestBlockMs }) => longestBlockMs ?? 0),
  };
  say('\n| target | at least or at most | measured | reached |');
  say('| --- | ---: | ---: | --- |');
  for (const { row, engines, of, measured, isAtMost, target } of AIMS) {
    if (!engines.includes(engine) || !of.every((variant) => rounds.has(variant))) continue;
    const value = measured(figures);
    const isReached = isAtMost ? value <= target : value >= target;
    say(`| ${row} | ${isAtMost ? '≤' : '≥'} ${target} | ${value.toFixed(2)} | ${isReached ? 'yes' : 'no'} |`);
  }
}
