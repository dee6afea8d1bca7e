// Slow hashes wait in one short queue: they share threads with file reads, and a punch must not wait behind a hundred logins.
import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { DomainError } from '#errors/domain-error.ts';

/** argon2id with OWASP's minimum: 19 MiB, two passes, one lane. */
const OWASP: Options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Beyond this many waiting, a caller would wait for seconds; better to say so at once. */
const MAX_WAITING = 100;

export type Hashing = {
  readonly hash: (secret: string | Buffer) => Promise<string>;
  readonly verify: (storedHash: string, secret: string | Buffer) => Promise<boolean>;
};

/** @param cost lower only in tests that hash by the thousand */
export function createHashing(cost: Options = OWASP): Hashing {
  const inTurn = createQueue(Math.max(1, availableParallelism() - 1));
  return {
    hash: (secret) => inTurn(() => hash(secret, cost)),
    verify: (storedHash, secret) => inTurn(() => verify(storedHash, secret)),
  };
}

function createQueue(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await place();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };

  function place(): Promise<void> {
    if (waiting.length >= MAX_WAITING) throw new DomainError('server.unavailable', { retryAfterSeconds: 2 });
    return new Promise((resolve) => waiting.push(resolve));
  }
}
