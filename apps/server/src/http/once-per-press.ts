// The key of a press stands in a header, because it is about the sending and not about what is sent: bodies stay as they are, operations
// without one have it too, and `Idempotency-Key` is the name that clients of other systems know.
import type { Request } from 'express';
import { z } from 'zod';
import { DomainError } from '#errors/domain-error.ts';
import type { UserCaller } from './caller.ts';

/** A request with the key of a press. */
type PressedRequest = {
  readonly caller: UserCaller;
  readonly operation: string;
  readonly key: string;
  /** All that it says, as it was read. */
  readonly said: unknown;
};

export type Doing<Answer> = {
  readonly first: () => Promise<Answer>;
  /** By what the answer can be made again: ids, counts and codes, as JSON can hold them; null where it is told once. */
  readonly keep: (answer: Answer) => unknown;
  /** Reads anew what was made. */
  readonly again: (made: unknown) => Promise<Answer>;
};

/** Does what a press asks for once; a second request of it waits, and is answered from what was kept. */
export type OncePerPress = <Answer>(press: PressedRequest, doing: Doing<Answer>) => Promise<Answer>;

const HEADER = 'Idempotency-Key';
const guid = z.guid().toLowerCase();

/**
 * @returns null: the request names no press, and is done each time
 * @throws DomainError `request.invalid`
 */
export function keyOfPress(request: Request): string | null {
  const named = request.get(HEADER);
  if (named === undefined) return null;
  // In quotes, as the draft of the standard has it, or without.
  const key = guid.safeParse(named.replace(/^"(.*)"$/, '$1'));
  if (key.success) return key.data;
  const message = `${HEADER} must be a random UUID, a new one for each press.`;
  throw new DomainError('request.invalid', { field: `header.${HEADER}`, message });
}
