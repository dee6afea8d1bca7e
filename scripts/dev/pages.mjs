// Desk, kiosk and own page as they are developed: one vite for each, both behind the same server.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../steps.mjs';

/**
 * @param front the server whose requests they will answer; their own news of changes come over it as well
 * @param api where the calls of all go, such as http://127.0.0.1:41234
 */
export async function openPages(front, { port, api }) {
  // Their settings read it, and pass every call on.
  process.env.STIMPILL_API = api;
  const { createServer } = await viteOf('apps/desk');
  const open = (app) =>
    createServer({
      root: join(root, app),
      configFile: join(root, app, 'vite.config.ts'),
      clearScreen: false,
      logLevel: 'warn',
      server: { middlewareMode: true, port, ws: { server: front } },
    });
  const [desk, kiosk, own] = await Promise.all(['apps/desk', 'apps/kiosk', 'apps/own'].map(open));
  const appFor = (address) => {
    // The API by the desk, which leaves the name of the host as it is: the server looks at it.
    if (/^\/(desk\/|api\b)/.test(address)) return desk;
    return address.startsWith('/me/') ? own : kiosk;
  };
  return {
    watcher: desk.watcher,
    answer: (request, response) => appFor(request.url).middlewares(request, response),
    close: () => Promise.all([desk, kiosk, own].map((each) => each.close())),
  };
}

/** From the app that has it: the root needs none. */
function viteOf(app) {
  const manifest = createRequire(join(root, app, 'package.json')).resolve('vite/package.json');
  return import(pathToFileURL(join(dirname(manifest), 'dist/node/index.js')).href);
}
