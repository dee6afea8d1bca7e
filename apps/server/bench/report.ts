// The table of a run: the median round of each variant beside the first one, the baseline. And what a punch spends its time on.
import type { CpuProfile, CpuShare } from './cpu-profile.ts';

export type Round = {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuMicroseconds: number;
  /** Null where nobody looked. */
  readonly longestBlockMs: number | null;
};

export function report(engine: string, rounds: ReadonlyMap<string, readonly Round[]>): void {
  const baseline = median([...rounds.values()][0] ?? [], ({ cpuMicroseconds }) => cpuMicroseconds);
  say(`\n${engine}\n`);
  say('| variant | requests/s | p50 ms | p99 ms | CPU µs each | longest block ms | CPU of bare Express |');
  say('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const [name, all] of rounds) say(`| ${[name, ...figuresOf(all, baseline)].join(' | ')} |`);
}

function figuresOf(rounds: readonly Round[], baseline: number): string[] {
  const middle = (read: (round: Round) => number) => median(rounds, read);
  const cpu = middle(({ cpuMicroseconds }) => cpuMicroseconds);
  const isWatched = rounds.every(({ longestBlockMs }) => longestBlockMs !== null);
  return [
    middle(({ perSecond }) => perSecond).toFixed(0),
    middle(({ p50Ms }) => p50Ms).toFixed(1),
    middle(({ p99Ms }) => p99Ms).toFixed(1),
    cpu.toFixed(0),
    isWatched ? middle(({ longestBlockMs }) => longestBlockMs ?? 0).toFixed(0) : '',
    `${(cpu / baseline).toFixed(2)}×`,
  ];
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const HEAVIEST = 10;

/** What each part of a punch costs the server's own thread, and the heaviest functions. */
export function reportProfile({ busyMilliseconds, parts, functions }: CpuProfile, punches: number): void {
  const rows = (shares: readonly CpuShare[]) => {
    for (const { name, milliseconds } of shares) {
      const share = ((100 * milliseconds) / busyMilliseconds).toFixed(1);
      say(`| ${name} | ${((1_000 * milliseconds) / punches).toFixed(1)} | ${share} % |`);
    }
  };
  for (const [title, shares] of [
    ['part of a punch', parts],
    ['heaviest functions', functions.slice(0, HEAVIEST)],
  ] as const) {
    say(`\n| ${title} | µs a punch | share |`);
    say('| --- | ---: | ---: |');
    rows(shares);
  }
}

export function median<One>(rounds: readonly One[], read: (round: One) => number): number {
  const sorted = rounds.map(read).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
