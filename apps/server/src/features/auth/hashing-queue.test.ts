import { describe, expect, it } from 'vitest';
import { createHashing, createHashingQueue, MAX_WAITING } from './hashing-queue.ts';

/** Work that is finished by hand. */
function work() {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const named = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => finish.push(() => resolve(name)));
  };
  return { started, finish, named };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue', () => {
  it('does a limited number of pieces at a time, and the rest in the order in which they came', async () => {
    const { started, finish, named } = work();
    const inTurn = createHashingQueue(2);
    const results = ['a', 'b', 'c', 'd'].map((name) => inTurn(named(name)));

    await settled();
    expect(started).toEqual(['a', 'b']);
    finish[1]!();
    await settled();
    expect(started).toEqual(['a', 'b', 'c']);
    finish[0]!();
    await settled();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    finish[2]!();
    finish[3]!();

    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('goes on after work that fails', async () => {
    const inTurn = createHashingQueue(1);
    const failing = inTurn(() => Promise.reject(new Error('no memory')));
    const next = inTurn(() => Promise.resolve('done'));

    await expect(failing).rejects.toThrow('no memory');
    expect(await next).toBe('done');
    expect(await inTurn(() => Promise.resolve('again'))).toBe('again');
  });

  it('says at once that it is too busy, but only to those beyond its limit', async () => {
    const { finish, named } = work();
    const inTurn = createHashingQueue(1);
    const running = inTurn(named('running'));
    const waiting = Array.from({ length: MAX_WAITING }, () => inTurn(() => Promise.resolve('waited')));

    await expect(inTurn(() => Promise.resolve('late'))).rejects.toMatchObject({
      code: 'server.unavailable',
      retryAfterSeconds: 2,
    });
    finish[0]!();

    expect(await running).toBe('running');
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['waited']));
    expect(await inTurn(() => Promise.resolve('after'))).toBe('after');
  });
});

describe('hashing', () => {
  const hashing = createHashing();

  it('is argon2id with at least 19 MiB and two passes', async () => {
    const stored = await hashing.hash('a secret');

    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('salts: the same secret is never stored the same', async () => {
    const [first, second] = [await hashing.hash('a secret'), await hashing.hash('a secret')];

    expect(first).not.toBe(second);
    expect([await hashing.verify(first, 'a secret'), await hashing.verify(second, 'a secret')]).toEqual([
      true,
      true,
    ]);
  });

  it('refuses a wrong secret, and any secret where none is stored', async () => {
    const stored = await hashing.hash('a secret');

    expect(await hashing.verify(stored, 'another')).toBe(false);
    expect(await hashing.verify(null, 'a secret')).toBe(false);
  });

  it('works as hard where none is stored, from the first attempt on', async () => {
    const stored = await hashing.hash('a secret');
    const workFor = async (hash: string | null) => {
      const before = process.cpuUsage();
      for (let attempt = 0; attempt < 3; attempt += 1) await hashing.verify(hash, 'another');
      return process.cpuUsage(before).user;
    };

    expect(await workFor(null)).toBeGreaterThan((await workFor(stored)) / 2);
  });
});
