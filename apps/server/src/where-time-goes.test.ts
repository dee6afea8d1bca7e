import { expect, it } from 'vitest';

type Outcome = { name: string; passed: number; failed: number; seconds: number; processorSeconds?: number };

const script = new URL('../../../scripts/where-time-goes.mjs', import.meta.url).href;
const { whereTimeGoes } = (await import(script)) as { whereTimeGoes: (outcomes: Outcome[]) => string };

it('shows the longest first, each with its share of the time and what it took of the processors, and which of them failed', () => {
  const table = whereTimeGoes([
    { name: 'format', passed: 1, failed: 0, seconds: 25 },
    { name: 'server on PostgreSQL', passed: 7890, failed: 2, seconds: 75, processorSeconds: 50.4 },
  ]);

  expect(table.split('\n')).toEqual([
    '| What                           | Tests | Seconds | Processor |  Share |',
    '| ------------------------------ | ----: | ------: | --------: | -----: |',
    '| server on PostgreSQL: 2 FAILED | 7,892 |      75 |        50 | 75.0 % |',
    '| format                         |     1 |      25 |         ? | 25.0 % |',
  ]);
});

type Run = (
  program: string,
  args: readonly string[],
  options: { readonly quiet: boolean; readonly timed: boolean; readonly env: { readonly BUSY: string } },
) => Promise<{ readonly code: number; readonly output: string; readonly processorSeconds?: number }>;

/** Starts another one, which keeps a processor busy for as long as it says. */
const BUSY = `
  if (process.argv[1] === 'within') while (process.cpuUsage().user < 150_000);
  else process.exitCode = require('node:child_process').spawnSync(process.execPath, ['-e', process.env.BUSY, 'within']).status + 7;
`;

it('tells what a program took of the processors, with those that it started, and nothing else of it is different', async () => {
  const steps = new URL('../../../scripts/steps.mjs', import.meta.url).href;
  const { run } = (await import(steps)) as { run: Run };

  const { code, output, processorSeconds } = await run(process.execPath, ['-e', BUSY, 'a word  of two'], {
    quiet: true,
    timed: true,
    env: { BUSY },
  });

  expect([code, output]).toEqual([7, '']);
  expect(processorSeconds).toBeGreaterThan(0.15);
  expect(processorSeconds).toBeLessThan(40);
});

it('tells how fast the machine is by the same work each time', async () => {
  const times = new URL('../../../scripts/processor-time.mjs', import.meta.url).href;
  const { yardstickSeconds } = (await import(times)) as { yardstickSeconds: () => number };

  expect(yardstickSeconds()).toBeGreaterThan(0);
});
