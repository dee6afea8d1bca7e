// A list that a client has already need not travel again: the answer names its state, and asking for that state gives a 304.
import { createHash } from 'node:crypto';
import type { Response } from 'express';

/** Weak, because compression changes the bytes but not what they say. Express answers the 304 by itself. */
export function tagList(response: Response, body: string): void {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  response.set({
    ETag: `W/"${digest}"`,
    // To be kept by the caller alone, and never used without asking.
    'Cache-Control': 'private, no-cache',
  });
}
