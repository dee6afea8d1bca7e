import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import express, { type Express } from 'express';
import { describe, expect, it } from 'vitest';
import { createHttpServer } from './create-http-server.ts';

/** A map is what V8 calls a hidden class. An object whose map nobody else has makes every access to it slow, and so does one that is a table. */
const hiddenClasses = () => {
  setFlagsFromString('--allow-natives-syntax');
  return runInThisContext(`({
    areSame: (one, other) => %HaveSameMap(one, other),
    isTable: (object) => !%HasFastProperties(object),
  })`) as {
    readonly areSame: (one: unknown, other: unknown) => boolean;
    readonly isTable: (object: unknown) => boolean;
  };
};

async function call(server: ReturnType<typeof createHttpServer>, times = 1): Promise<Response> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/?a=1`);
  try {
    for (let count = 1; count < times; count += 1) await (await ask()).text();
    return await ask();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('requests and responses', () => {
  it('are made with the prototypes of Express, so that Express changes none', async () => {
    const app = express();
    app.use((_request, response) => response.json('answered'));
    const atArrival: boolean[] = [];
    // Runs before Express has touched the request.
    const look = (request: object, response: object) => {
      atArrival.push(Object.getPrototypeOf(request) === app.request);
      atArrival.push(Object.getPrototypeOf(response) === app.response);
      (app as unknown as (request: object, response: object) => void)(request, response);
    };
    const listening = Object.assign(look, { request: app.request, response: app.response });

    const answer = await call(createHttpServer(listening as unknown as Express, null));

    expect(await answer.json()).toBe('answered');
    expect(atArrival).toEqual([true, true]);
  });

  it('have one hidden class, and are no tables, so that what handles them stays fast', async () => {
    const app = express();
    const seen: object[][] = [];
    app.use(express.json({ type: () => true }));
    app.use(
      express.Router().get('/', (request, response) => {
        seen.push([request, response]);
        response.status(200).json({ ...request.query });
      }),
    );

    await call(createHttpServer(app, null), 20);

    const { areSame, isTable } = hiddenClasses();
    // V8 has settled by then.
    const [last = [], ...others] = seen.slice(-10).reverse();
    expect(others).toHaveLength(9);
    expect(last.map(isTable)).toEqual([false, false]);
    for (const other of others)
      expect(last.map((made, index) => areSame(made, other[index]))).toEqual([true, true]);
  });

  it('are still instances of the classes of Node, and have what Express adds', async () => {
    const app = express();
    app.use((request, response) => {
      const isNode = request instanceof IncomingMessage && response instanceof ServerResponse;
      response.json([isNode, request.app === app, response.req === request, request.query]);
    });

    const answer = await call(createHttpServer(app, null));

    expect(await answer.json()).toEqual([true, true, true, { a: '1' }]);
  });
});

describe('a slow sender', () => {
  it('is given fifteen seconds for the headers and thirty for all', () => {
    const server = createHttpServer(express(), null);

    expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 30_000]);
  });

  it.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-'],
    ['its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'],
  ])('who never ends %s is answered 408 and cut off', async (_, beginning) => {
    const app = express();
    app.use(express.json({ type: () => true }), (_request, response) => response.json('answered'));
    const quick = {
      headersTimeout: 50,
      requestTimeout: 100,
      keepAliveTimeout: 1000,
      connectionsCheckingInterval: 20,
    };
    const server = createHttpServer(app, null, quick);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(beginning);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    server.close();

    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it('keeps an idle connection longer than a load balancer does', () => {
    expect(createHttpServer(express(), null).keepAliveTimeout).toBeGreaterThan(60_000);
  });
});
