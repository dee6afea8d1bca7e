// npm run dev: the server from source, and desk, kiosk and own page with hot reload, behind one address. What is changed is seen at once: pages by
// vite, the server and its threads by a new start.
import './check-node.mjs';
import { createServer } from 'node:http';
import { openPages } from './dev/pages.mjs';
import { serverFromSource } from './dev/server-from-source.mjs';
import { watchSources } from './dev/watch-sources.mjs';
import { freePort } from './guarantees.mjs';
import { command, ensureInstalled, loadEnvFile, say, StepFailed } from './steps.mjs';

/** Not that of `npm start`: there a browser may hold the worker of a built kiosk, which answers in place of the one that is developed. */
const USUAL_PORT = 8088;

await command(async () => {
  loadEnvFile();
  await ensureInstalled();
  const front = createServer();
  const port = await listen(front, Number(process.env.PORT ?? USUAL_PORT));
  const api = await freePort();
  const server = serverFromSource({ port: api, origin: `http://localhost:${port}` });
  const pages = await openPages(front, { port, api: `http://127.0.0.1:${api}` });
  front.on('request', (request, response) => void answer(request, response));
  const stopWatching = watchSources(pages.watcher, server.restart);
  await ended();
  stopWatching();
  front.close();
  front.closeAllConnections();
  await Promise.all([pages.close(), server.stop()]);
  // Vite leaves threads behind that nothing ends.
  process.exit(0);

  async function answer(request, response) {
    if (request.url.startsWith('/api') && !(await server.isRunning())) return sayDown(response);
    if (['/desk', '/me'].includes(request.url))
      return response.writeHead(308, { Location: `${request.url}/` }).end();
    pages.answer(request, response);
  }
});

/** @returns the port */
function listen(front, port) {
  return new Promise((resolve, reject) => {
    front.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StepFailed(`Port ${port} is taken. Name another: PORT=8089 npm run dev`)
          : error,
      ),
    );
    front.listen(port, 'localhost', () => resolve(front.address().port));
  });
}

function sayDown(response) {
  response.writeHead(503, { 'Content-Type': 'text/plain' });
  response.end(
    'The server did not start; its words in the terminal say why. It is started again when a source changes.\n',
  );
}

function ended() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(signal, () => resolve(say('Stopping.')));
  });
}
