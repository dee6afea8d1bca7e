// A built app below an address of its own: the desk, and the page of those who work. Every address in it is a page of the app, so the shell answers
// all but files. Files with a hash in the name never change; the shell is checked every time, so that a new version is there with the next page.
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import { CHECKED_EVERY_TIME, KEPT_FOR_EVER, serveFile, serveFolder } from './serve-files.ts';

/** @param at its address, such as `/desk` */
export function serveApp(at: `/${string}`, folder: string): Router {
  const router = Router({ strict: true });
  const toApp: RequestHandler = (_request, response) => response.redirect(308, `${at}/`);
  router.get(at, toApp);
  router.use(`${at}/assets`, serveFolder(join(folder, 'assets'), { cacheControl: KEPT_FOR_EVER }));
  router.use(at, serveFolder(folder, { cacheControl: CHECKED_EVERY_TIME }));
  router.get(new RegExp(`^${at}/(?!assets/)`), serveFile(folder, 'index.html', CHECKED_EVERY_TIME));
  return router;
}
