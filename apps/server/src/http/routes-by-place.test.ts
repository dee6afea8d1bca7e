// Whatever a router would answer is answered as well where routes are found by their place.
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import express, { Router, type RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesByPlace, type Routes } from './routes-by-place.ts';

const PATHS = [
  '/health',
  '/companies/:companyId/people',
  '/companies/:companyId/people/:employeeId',
  '/companies/:companyId/people/:employeeId/pin',
  '/companies/:companyId/people-pins',
  '/account/passkeys/:passkeyId',
  '/account/passkeys/one',
];

const ASKED = [
  ['GET', '/health'],
  ['HEAD', '/health/'],
  ['POST', '/Companies/1/PEOPLE'],
  ['GET', '/companies/1/people/2'],
  ['GET', '/companies/1/people/2/'],
  ['GET', '/companies/1//people'],
  ['GET', '//companies/1/people'],
  ['GET', '/companies/%2F/people/a%20b?x=/people-pins'],
  ['GET', '/companies/1/people/%zz'],
  ['DELETE', '/companies/1/people/2/pin'],
  ['OPTIONS', '/companies/1/people-pins'],
  ['OPTIONS', '/nothing'],
  ['GET', '/companies/1/people/2/pin/3'],
  ['GET', '/companies/people'],
  ['GET', '/account/passkeys/one'],
  ['GET', '/account/passkeys/two'],
  ['GET', '/'],
] as const;

let server: Server;
beforeAll(async () => {
  const app = express();
  const [router, byPlace] = [Router(), routesByPlace()];
  for (const routes of [router, byPlace]) addRoutes(routes);
  app.use('/router', router).use('/place', byPlace.handler);
  app.use((_request, response) => void response.status(404).send('nothing'));
  app.use(
    ((error, _request, response, _next) => void response.status(400).send(String(error))) as ErrorHandler,
  );
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());

type ErrorHandler = express.ErrorRequestHandler;

function addRoutes(routes: Routes): void {
  const tell: RequestHandler = ({ method, params, route, query }, response) =>
    void response.json({ method, params, query, path: (route as { path: string }).path });
  for (const path of PATHS) {
    routes.get(path, tell);
    routes.post(path, tell);
    routes.all(path, (_request, response) => void response.status(405).send('another method'));
  }
}

async function answerOf(base: string, method: string, path: string) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${base}${path}`, { method });
  return [answer.status, await answer.text()];
}

describe('a request', () => {
  it.each(ASKED)('%s %s is answered as a router answers it', async (method, path) => {
    expect(await answerOf('/place', method, path)).toEqual(await answerOf('/router', method, path));
  });
});
