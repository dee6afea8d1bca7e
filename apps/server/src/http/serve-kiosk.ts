// The built kiosk. Files with a hash in the name never change. Its page and its worker are checked every time; otherwise a tablet
// that never navigates would get an update only when the browser looks for one.
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
