// The built desk, below /desk/. Every address in it is a page of the app, so the shell answers all but files. Files with a hash in the
// name never change; the shell is checked every time, so that a new version is there with the next page. It has no service worker.
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import { CHECKED_EVERY_TIME, KEPT_FOR_EVER, serveFile, serveFolder } from './serve-files.ts';

export function serveDesk(deskDir: string): Router {
  const router = Router({ strict: true });
  const toDesk: RequestHandler = (_request, response) => response.redirect(308, '/desk/');
  router.get('/desk', toDesk);
  router.use('/desk/assets', serveFolder(join(deskDir, 'assets'), { cacheControl: KEPT_FOR_EVER }));
  router.use('/desk', serveFolder(deskDir, { cacheControl: CHECKED_EVERY_TIME }));
  router.get(/^\/desk\/(?!assets\/)/, serveFile(deskDir, 'index.html', CHECKED_EVERY_TIME));
  return router;
}
