// Which pages of other origins may call the public API from a browser: none, unless the operator names them.
import cors from 'cors';
import type { RequestHandler } from 'express';

const PREFLIGHT_SECONDS = 600;

/** Never with credentials: a token is sent by the page that has it, not by the browser on its own. */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  return cors({
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-None-Match', 'X-Employee-Token', 'X-Request-Id'],
    exposedHeaders: [
      'ETag',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'WWW-Authenticate',
      'X-Request-Id',
    ],
    maxAge: PREFLIGHT_SECONDS,
  });
}
