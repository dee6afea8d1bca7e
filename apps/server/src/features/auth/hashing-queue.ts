// Slow hashes wait in one short queue: they share threads with file reads, and a punch must not wait behind a hundred logins.
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { DomainError } from '#errors/domain-error.ts';
import { inLine } from '#signals.ts';

type Cost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** argon2id with OWASP's minimum: 19 MiB, two passes, one lane. */
const OWASP: Cost = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

const [SALT_BYTES, DIGEST_BYTES] = [16, 32];

/** Beyond this many waiting, a caller would wait for seconds; better to say so at once. */
export const MAX_WAITING = 100;

/** The size of the pool in which Node hashes and reads files, unless UV_THREADPOOL_SIZE says otherwise. */
const THREADS_OF_NODE = 4;

/** Secrets are text: the library reads bytes as UTF-8 when it verifies, and refuses those that are none. */
export type Hashing = {
  readonly hash: (secret: string) => Promise<string>;
  /** @param storedHash null where there is no such person, or the person has no secret: false, after the same work */
  readonly verify: (storedHash: string | null, secret: string) => Promise<boolean>;
};

/** @param cost lower only in tests that hash by the thousand */
export function createHashing(cost: Cost = OWASP): Hashing {
  const inTurn = createHashingQueue(placesOf(availableParallelism()));
  const hashOfNobody = hashOfNoSecret(cost);
  return {
    hash: (secret) => inLine('hashing', () => inTurn(() => hash(secret, cost))),
    verify: async (storedHash, secret) => {
      const isRight = await inLine('hashing', () => inTurn(() => verify(storedHash ?? hashOfNobody, secret)));
      return isRight && storedHash !== null;
    },
  };
}

/** Chance instead of a digest: to compare a secret with it is the same work, and to have it in advance is none. */
function hashOfNoSecret({ memoryCost, timeCost, parallelism }: Cost): string {
  const chance = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${chance(SALT_BYTES)}$${chance(DIGEST_BYTES)}`;
}

/** One thread stays free for files, and one processor for everything else. */
function placesOf(processors: number): number {
  return Math.max(1, Math.min(processors, THREADS_OF_NODE) - 1);
}

/**
 * Runs a limited number of pieces of work at a time, and the others in the order in which they came.
 * @throws DomainError `server.unavailable` when too many wait already
 */
export function createHashingQueue(places: number) {
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
