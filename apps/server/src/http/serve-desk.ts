// The built desk, below /desk/. Every address in it is a page of the app, so the shell answers all but files. Files with a hash in the
// name never change; the shell is checked every time, so that a new version is there with the next page. It has no service worker.
import { join } from 'node:path';
import express, { Router, type RequestHandler } from 'express';

const YEAR_MS = 31_536_000_000;

export function serveDesk(deskDir: string): Router {
  const router = Router({ strict: true });
  const toDesk: RequestHandler = (_request, response) => response.redirect(308, '/desk/');
  const shell: RequestHandler = (_request, response) => {
    response.set('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root: deskDir, cacheControl: false });
  };
  router.get('/desk', toDesk);
  router.use(
    '/desk/assets',
    express.static(join(deskDir, 'assets'), {
      immutable: true,
      maxAge: YEAR_MS,
      index: false,
      redirect: false,
    }),
  );
  router.use(
    '/desk',
    express.static(deskDir, {
      index: false,
      redirect: false,
      setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
    }),
  );
  router.get(/^\/desk\/(?!assets\/)/, shell);
  return router;
}
