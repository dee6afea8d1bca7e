import { expect, it } from 'vitest';

type Outcome = { name: string; passed: number; failed: number; seconds: number };

const script = new URL('../../../scripts/where-time-goes.mjs', import.meta.url).href;
const { whereTimeGoes } = (await import(script)) as { whereTimeGoes: (outcomes: Outcome[]) => string };

it('shows the longest first, each with its share of the time, and which of them failed', () => {
  const table = whereTimeGoes([
    { name: 'format', passed: 1, failed: 0, seconds: 25 },
    { name: 'server on PostgreSQL', passed: 7890, failed: 2, seconds: 75 },
  ]);

  expect(table.split('\n')).toEqual([
    '| What                           | Tests | Seconds |  Share |',
    '| ------------------------------ | ----: | ------: | -----: |',
    '| server on PostgreSQL: 2 FAILED | 7,892 |      75 | 75.0 % |',
    '| format                         |     1 |      25 | 25.0 % |',
  ]);
});
