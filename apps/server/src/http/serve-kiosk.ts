// The built kiosk. Files with a hash in the name never change. Its page and its worker are checked every time; otherwise a tablet
// that never navigates would get an update only when the browser looks for one.
import { join } from 'node:path';
import { Router } from 'express';
import { CHECKED_EVERY_TIME, KEPT_FOR_EVER, serveFolder } from './serve-files.ts';

export function serveKiosk(kioskDir: string): Router {
  const router = Router();
  router.use('/assets', serveFolder(join(kioskDir, 'assets'), { cacheControl: KEPT_FOR_EVER }));
  router.use(serveFolder(kioskDir, { cacheControl: CHECKED_EVERY_TIME, index: 'index.html' }));
  return router;
}
