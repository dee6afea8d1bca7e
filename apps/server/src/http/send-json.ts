// The answer of an operation. Compression costs more than it saves on a small one, so only long ones meet it, and only for whoever takes it.
import compression from 'compression';
import type { Request, Response } from 'express';

/** Bytes. From here on the bytes that are saved are worth the time. */
const SHORTEST_COMPRESSED = 1024;

/** For whoever takes a compressed answer. Before files, and before documents that are made at the start. */
export const compress = compression({ threshold: SHORTEST_COMPRESSED });

/** @param body JSON as text, or as the bytes of that text */
export function sendJson(request: Request, response: Response, body: string | Uint8Array): void {
  const length = Buffer.byteLength(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', length);
  const isPlain = length < SHORTEST_COMPRESSED || request.headers['accept-encoding'] === undefined;
  if (isPlain) response.vary('Accept-Encoding').end(body);
  else compress(request, response, () => response.end(body));
}
