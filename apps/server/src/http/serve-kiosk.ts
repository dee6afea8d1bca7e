// The built kiosk. Its hashed files never change; its page and its worker are asked for anew every time, or a tablet that
// never navigates would wait for the browser to look for an update.
import { join } from 'node:path';
import express, { Router } from 'express';

const YEAR_MS = 31_536_000_000;

export function serveKiosk(kioskDir: string): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(join(kioskDir, 'assets'), { immutable: true, maxAge: YEAR_MS, index: false }),
  );
  router.use(
    express.static(kioskDir, {
      setHeaders: (response) => {
        response.setHeader('Cache-Control', 'no-cache');
      },
    }),
  );
  return router;
}
