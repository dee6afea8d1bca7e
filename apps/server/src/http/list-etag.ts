// A list that the client already has is not sent again: the answer has an ETag, and a request with that ETag gets a 304.
import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

const ENTITY_TAGS = /(?:W\/)?("[^"]*")/g;

/** The ETag of a list. Weak, because compression changes the bytes but not the content. */
export function tagList(response: Response, body: string | Uint8Array): string {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  // Only the caller may keep it, and must ask the server before using it again.
  response.set({ ETag: etag, 'Cache-Control': 'private, no-cache' });
  return etag;
}

/**
 * Whether the caller has this state (RFC 9110, 13.1.2: any of the tags, compared weakly, or `*`). The request's `Cache-Control` is
 * ignored: it is meant for caches on the way, and `fetch` itself adds `no-cache` to a request with `If-None-Match`. Express would obey it.
 */
export function hasState(request: Request, etag: string): boolean {
  const asked = request.get('If-None-Match')?.trim();
  if (asked === undefined) return false;
  return asked === '*' || [...asked.matchAll(ENTITY_TAGS)].some(([, opaque]) => `W/${opaque}` === etag);
}
