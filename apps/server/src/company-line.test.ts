import { expect, it } from 'vitest';
import { createCompanyLine } from './company-line.ts';

const LIMITS = { mostHeld: 2, mostWaiting: 3 };

/** Requests of people, each with an answer that is taken when `take` is called. */
function aLine() {
  const line = createCompanyLine(LIMITS);
  const begun: string[] = [];
  const ask = (person: string, name = person) => {
    const closing = new AbortController();
    let finish: () => void = () => undefined;
    const made = new Promise<void>((resolve) => (finish = resolve));
    const answer = line.stand(person, closing.signal, () => {
      begun.push(name);
      return made.then(() => name);
    });
    const make = async () => {
      finish();
      return answer;
    };
    return { answer, make, take: () => closing.abort() };
  };
  return { begun, ask };
}

it('makes one answer at a time, in the order in which they were asked for', async () => {
  const { begun, ask } = aLine();
  const [anna, jon] = [ask('anna'), ask('jon')];
  await Promise.resolve();
  expect(begun).toEqual(['anna']);

  expect(await anna.make()).toBe('anna');
  expect(await jon.make()).toBe('jon');
});

it('begins nothing more for a person who has not taken two answers, and goes on with the others', async () => {
  const { begun, ask } = aLine();
  const [first, second, third] = ['first', 'second', 'third'].map((name) => ask('anna', name));
  const jon = ask('jon');
  await first?.make();
  await second?.make();
  await jon.make();
  expect(begun).toEqual(['first', 'second', 'jon']);

  first?.take();
  expect(await third?.make()).toBe('third');
});

it('never begins what was asked for by somebody who has gone', async () => {
  const { begun, ask } = aLine();
  const [anna, gone, jon] = [ask('anna'), ask('gone'), ask('jon')];
  gone.take();
  expect(await gone.answer).toBeNull();
  await anna.make();
  await jon.make();
  expect(begun).toEqual(['anna', 'jon']);
});

it('refuses whom too many requests of their own wait for, and nobody else', async () => {
  const { ask } = aLine();
  const asked = Array.from({ length: 4 }, () => ask('anna'));
  await expect(ask('anna').answer).rejects.toMatchObject({ code: 'rate.limited', retryAfterSeconds: 2 });

  const jon = ask('jon');
  await asked[0]?.make();
  await asked[1]?.make();
  expect(await jon.make()).toBe('jon');
});

it('goes on after work that failed', async () => {
  const line = createCompanyLine(LIMITS);
  const { signal } = new AbortController();
  await expect(line.stand('anna', signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await line.stand('anna', signal, () => Promise.resolve('yes'))).toBe('yes');
});
