// A list that a client has already need not travel again: the answer names its state, and asking for that state gives a 304.
import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

const ENTITY_TAGS = /(?:W\/)?("[^"]*")/g;

/** Names the state of a list. Weak, because compression changes the bytes but not what they say. */
export function tagList(response: Response, body: string): string {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  // To be kept by the caller alone, and never used without asking.
  response.set({ ETag: etag, 'Cache-Control': 'private, no-cache' });
  return etag;
}

/**
 * Whether the caller has this state (RFC 9110, 13.1.2: any of the tags, compared weakly, or `*`). The request's `Cache-Control` has no say:
 * it speaks to caches on the way, and a `fetch` adds `no-cache` by itself to a request with `If-None-Match`. Express would heed it.
 */
export function hasState(request: Request, etag: string): boolean {
  const asked = request.get('If-None-Match')?.trim();
  if (asked === undefined) return false;
  return asked === '*' || [...asked.matchAll(ENTITY_TAGS)].some(([, opaque]) => `W/${opaque}` === etag);
}
