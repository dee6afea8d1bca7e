// A press is done once, however often its request arrives. The first request claims it; that it was done is written in the same transaction
// as what it does. A later one waits for the first, and then answers from the ids that were kept, never from a body.
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#clock.ts';
import { writtenBeside } from '#database/beside-transaction.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Doing, OncePerPress } from '#http/once-per-press.ts';
import { uuidv7 } from '#ids.ts';
import {
  claimPress,
  dropClaim,
  findPress,
  dropUndone,
  keepMade,
  markDone,
  type KnownPress,
  type PressId,
} from './press-store.ts';

const DAY_MS = 86_400_000;
/** Longer than any request: who claimed it and has done nothing by then has died, and nothing that they begin can be committed any more. */
const CLAIM_MS = 5 * 60_000;
const WAITS_MS = 10_000;
const LOOKS_AGAIN_MS = 50;

type PressDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** How long a second request waits for the first. */
  readonly waitsMs: number;
};
type Press = PressId & { readonly digest: string };

/**
 * Keys count for one person and operation, for a day. Of what a request says only a digest is kept, with a key that is not in the
 * database: nobody can guess from it a kennitala that was sent.
 */
export function createOncePerPress(
  deps: Omit<PressDeps, 'waitsMs'> & { readonly secrets: { readonly pepper: Buffer } },
  { waitsMs = WAITS_MS } = {},
): OncePerPress {
  return ({ caller, operation, key, said }, doing) => {
    const request = JSON.stringify([operation, said]);
    const digest = createHmac('sha256', deps.secrets.pepper).update(`press|${request}`).digest('hex');
    const { companyId, userId: employeeId } = caller;
    return doOnce({ ...deps, waitsMs }, { companyId, employeeId, operation, key, digest }, doing);
  };
}

/**
 * @throws DomainError `request.key_reused`, `request.key_at_work`, `request.made_already`, and what the work and the reading throw
 */
async function doOnce<Answer>(deps: PressDeps, press: Press, doing: Doing<Answer>): Promise<Answer> {
  const { knex } = deps.database;
  const startedAt = performance.now();
  for (;;) {
    const claim = uuidv7();
    const now = deps.clock();
    const claimed = { digest: press.digest, claim, claimed_at: now, ends_at: now + DAY_MS };
    if (await claimPress(knex, press, claimed)) return await doFirst(deps, press, claim, doing);
    const known = await findPress(knex, press);
    // The first one was refused just now.
    if (known === undefined) continue;
    if (isOver(known, now)) await dropClaim(knex, press, known.claim);
    else if (known.digest !== press.digest)
      throw new DomainError('request.key_reused', { field: 'header.Idempotency-Key' });
    else if (known.made !== null) return await answerAgain(known.made, doing);
    else if (performance.now() - startedAt >= deps.waitsMs) throw stillAtWork(known);
    else await pause(LOOKS_AGAIN_MS);
  }
}

/** Its day is over, or the server that claimed it has died before anything was done. */
const isOver = ({ ends_at, done_at, claimed_at }: KnownPress, now: number) =>
  ends_at <= now || (done_at === null && claimed_at <= now - CLAIM_MS);

/** Done, and its server ended before it could keep by what to answer. */
function stillAtWork({ done_at }: KnownPress): DomainError {
  return new DomainError(done_at === null ? 'request.key_at_work' : 'request.made_already');
}

async function doFirst<Answer>(
  deps: PressDeps,
  press: Press,
  claim: string,
  { first, keep }: Doing<Answer>,
): Promise<Answer> {
  const { clock } = deps;
  const { knex } = deps.database;
  let hasEnded = false;
  try {
    const answer = await writtenBeside(async (tx) => {
      // Work that was only started here, and goes on by itself.
      if (hasEnded) return;
      if (!(await markDone(tx, press, claim, clock()))) throw new DomainError('request.key_at_work');
    }, first);
    hasEnded = true;
    // What was made is made: that by what to answer again could not be kept is no reason to say otherwise.
    await keepMade(knex, press, { claim, made: JSON.stringify(keep(answer)), now: clock() }).catch(
      () => undefined,
    );
    return answer;
  } catch (error) {
    hasEnded = true;
    await release(deps, press, claim, error).catch(() => undefined);
    throw error;
  }
}

/** A refusal leaves nothing, and a fault nothing but what was committed before it. */
async function release(
  { database: { knex }, clock }: PressDeps,
  press: Press,
  claim: string,
  error: unknown,
): Promise<void> {
  if (isRefusal(error)) await dropClaim(knex, press, claim);
  else if (!(await dropUndone(knex, press, claim)))
    await keepMade(knex, press, { claim, made: 'null', now: clock() });
}

async function answerAgain<Answer>(made: string, { again }: Doing<Answer>): Promise<Answer> {
  const kept = JSON.parse(made) as unknown;
  if (kept === null) throw new DomainError('request.made_already');
  try {
    return await again(kept);
  } catch (error) {
    // It is gone by now, or the caller does not see it any more.
    if (statusOf(error) === 404) throw new DomainError('request.made_already', { cause: error });
    throw error;
  }
}

const isRefusal = (error: unknown) => statusOf(error) < 500;

function statusOf(error: unknown): number {
  return error instanceof DomainError ? error.answerStatus : 500;
}
