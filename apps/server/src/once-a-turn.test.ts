import { describe, expect, it } from 'vitest';
import { onceATurn } from './once-a-turn.ts';

function asker() {
  const asked: number[][] = [];
  const ask = onceATurn((numbers: readonly number[]) => {
    asked.push([...numbers]);
    if (numbers.includes(0)) return Promise.reject(new Error('Not 0.'));
    return Promise.resolve(numbers.map((number) => number * 10));
  });
  return { ask, asked };
}

describe('what is asked for in one turn of the event loop', () => {
  it('is asked for once, and each is given its own answer', async () => {
    const { ask, asked } = asker();

    const answers = await Promise.all([3, 1, 3, 2].map(ask));

    expect(answers).toEqual([30, 10, 30, 20]);
    expect(asked).toEqual([[3, 1, 3, 2]]);
  });

  it('is not asked for together with what comes later', async () => {
    const { ask, asked } = asker();

    const first = ask(1);
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, ask(2)]);

    expect(asked).toEqual([[1], [2]]);
  });

  it('fails for all when it fails, and not for those who ask afterwards', async () => {
    const { ask } = asker();

    const answers = await Promise.allSettled([ask(1), ask(0)]);

    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask(1)).toBe(10);
  });
});
