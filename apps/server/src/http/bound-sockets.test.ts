// What one connection may cost: over plain HTTP and over TLS, which keeps a copy of what it is given.
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import express, { type RequestHandler } from 'express';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TrialCertificate } from '#tls/make-trial-certificate.ts';
import { aCertificate } from '../../test/a-certificate.ts';
import { rawRequest } from '../../test/raw-request.ts';
import { createHttpServer } from './create-http-server.ts';
import { READER_LIMITS, type ReaderLimits } from './end-slow-readers.ts';
import { PIECE } from './send-bytes.ts';
import { sendJson } from './send-json.ts';
import { sendShared, sharedAnswer } from './shared-answer.ts';

/** More than operating systems take for a reader that does not read. */
const LONG = JSON.stringify('x'.repeat(16 * 1024 ** 2));
const QUICK: ReaderLimits = { ...READER_LIMITS, lookEveryMs: 20, mostIdleLooks: 25 };

let certificate: TrialCertificate;
const ends: (() => void)[] = [];

beforeAll(async () => {
  certificate = await aCertificate();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const OVER = [{ over: 'plain HTTP' }, { over: 'TLS' }] as const;
type Over = (typeof OVER)[number]['over'];

/** @returns a function that opens a connection to it, and the sockets as the server has them */
async function serve(
  handler: RequestHandler,
  { over, readers = QUICK }: { over: Over; readers?: ReaderLimits },
) {
  const app = express().use(handler);
  const own = { cert: Buffer.from(certificate.cert), key: Buffer.from(certificate.key) };
  const server = createHttpServer(app, over === 'TLS' ? own : null, { readers });
  const sockets: Socket[] = [];
  server.on(over === 'TLS' ? 'secureConnection' : 'connection', (socket: Socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const opened: Socket[] = [];
  const open = async () => {
    const options = { port, host: '127.0.0.1' };
    const socket =
      over === 'TLS'
        ? connectTls({ ...options, ca: certificate.cert, servername: 'localhost' })
        : connect(options);
    opened.push(socket.on('error', () => undefined));
    await once(socket, over === 'TLS' ? 'secureConnect' : 'connect');
    return socket;
  };
  ends.push(() => {
    for (const socket of opened) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { open, server, sockets, origin: `http://127.0.0.1:${port}` };
}

const asking = (path: string, times = 1) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times);

const THE_LAST = 'GET /last HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/** Goes on when something is so, looked at in each turn of the event loop. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe.each(OVER)('over $over, one connection', ({ over }) => {
  it('is answered in the order of its requests, one at a time', async () => {
    let underWay = 0;
    const most: number[] = [];
    const { open } = await serve(
      (request, response) => {
        most.push((underWay += 1));
        setTimeout(() => {
          underWay -= 1;
          response.send(`<${request.path}>`);
        });
      },
      { over },
    );

    const socket = await open();
    const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
    socket.write(paths.map((path) => asking(path)).join(''));
    socket.write(THE_LAST);
    const answers = [...(await text(socket)).matchAll(/<(.*)>/g)].map(([, path]) => path);

    expect(answers).toEqual([...paths, '/last']);
    expect(Math.max(...most)).toBe(1);
  });

  it('gets bodies that were sent ahead whole', async () => {
    const { open } = await serve(
      (request, response) => {
        void text(request).then((body) => response.send(`<${body.length}>`));
      },
      { over },
    );

    const socket = await open();
    const sizes = [10, 100_000, 0, 300_000, 7];
    const posting = (size: number) =>
      `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${size}\r\n\r\n${'b'.repeat(size)}`;
    socket.write(sizes.map(posting).join(''));
    socket.write(THE_LAST);
    const answers = [...(await text(socket)).matchAll(/<(\d+)>/g)].map(([, size]) => Number(size));

    expect(answers).toEqual([...sizes, 0]);
  });

  it('may ask for hundreds of answers ahead: none is begun before its turn, and few are taken in', async () => {
    const begun: (() => void)[] = [];
    let arrived = 0;
    const { open, server } = await serve((_request, response) => void begun.push(() => response.send('<>')), {
      over,
    });
    server.prependListener('request', () => void (arrived += 1));

    const socket = await open();
    let answers = 0;
    socket.on('data', (chunk: Buffer) => {
      answers += chunk.toString().split('HTTP/1.1 ').length - 1;
    });
    socket.write(asking('/', 900));
    await until(() => begun.length > 0);
    expect([begun.length, arrived <= 40]).toEqual([1, true]);
    while (answers < 900) {
      await until(() => begun.length > 0 || answers === 900);
      begun.shift()?.();
      expect(begun.length).toBeLessThanOrEqual(1);
    }

    expect(answers).toBe(900);
  });

  it.each([
    ['its own', (): RequestHandler => (request, response) => sendJson(request, response, LONG)],
    [
      'everybody’s',
      (): RequestHandler => {
        const shared = sharedAnswer(LONG);
        return (request, response) => sendShared(request, response, shared);
      },
    ],
  ])('is given %s long answer piece by piece', async (_, handler) => {
    const { open, sockets } = await serve(handler(), { over });

    const socket = (await open()).pause();
    socket.write(THE_LAST);
    const waiting = () => sockets[0]?.writableLength ?? 0;
    await until(() => waiting() > 0);
    const atOnce = waiting();
    const answer = await text(socket);

    expect(atOnce).toBeLessThanOrEqual(2 * PIECE);
    expect(answer.endsWith(`\r\n\r\n${LONG}`)).toBe(true);
  });

  it('is ended when it reads nothing', async () => {
    const { open, sockets } = await serve((request, response) => sendJson(request, response, LONG), { over });

    (await open()).pause().write(asking('/'));
    await until(() => sockets[0]?.destroyed === true);

    expect(sockets).toHaveLength(1);
  });

  it('gets its whole answer while it reads on, however long that takes', async () => {
    const readers = { ...QUICK, mostIdleLooks: 10 };
    const { open } = await serve((request, response) => sendJson(request, response, LONG), { over, readers });

    const startedAt = performance.now();
    const socket = await open();
    socket.write(THE_LAST);
    let received = 0;
    for await (const chunk of socket) {
      received += (chunk as Buffer).length;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }

    expect(received).toBeGreaterThan(LONG.length);
    expect(performance.now() - startedAt).toBeGreaterThan(readers.lookEveryMs * readers.mostIdleLooks);
  });

  it('waits for an answer that takes long, and for its next request, without being ended', async () => {
    const readers = { ...QUICK, lookEveryMs: 5, mostIdleLooks: 2 };
    const { open } = await serve((_request, response) => void setTimeout(() => response.send('<ok>'), 100), {
      over,
      readers,
    });

    const socket = await open();
    socket.write(asking('/'));
    await once(socket, 'data');
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.write(THE_LAST);

    expect(await text(socket)).toContain('<ok>');
  });
});

describe('answers that are held together', () => {
  it('take no more memory than they may: the one that needs longest is ended, one that reads is not', async () => {
    const readers = { ...QUICK, mostIdleLooks: 1_000_000, mostHeldBytes: 2.5 * LONG.length };
    const { open, sockets } = await serve((request, response) => sendJson(request, response, LONG), {
      over: 'plain HTTP',
      readers,
    });

    const sleepers = await Promise.all([open(), open(), open(), open()]);
    for (const socket of sleepers) socket.pause().write(asking('/'));
    await until(() => sockets.filter(({ destroyed }) => destroyed).length === 2);
    const reader = await open();
    reader.write(THE_LAST);
    const answer = await text(reader);

    expect(answer.endsWith(LONG)).toBe(true);
    expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeLessThanOrEqual(2);
  });
});

describe('a connection that is used for long', () => {
  it('is told after a thousand requests to open another, and none is lost', async () => {
    const { origin, sockets } = await serve((_request, response) => void response.send('ok'), {
      over: 'plain HTTP',
    });

    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const closing: number[] = [];
    for (let count = 1; count <= 1_002; count += 1) {
      const { status, headers } = await rawRequest(origin, { agent });
      if (status !== 200 || headers.connection === 'close') closing.push(count);
    }
    agent.destroy();

    expect(closing).toEqual([1_000]);
    expect(sockets).toHaveLength(2);
  });

  it('is ended then, also where its client does not listen to that', async () => {
    const { open, sockets } = await serve((_request, response) => void response.send('ok'), {
      over: 'plain HTTP',
    });

    const socket = await open();
    let answers = 0;
    socket.on('data', (chunk: Buffer) => {
      answers += chunk.toString().split('HTTP/1.1 ').length - 1;
    });
    for (let sent = 0; sent < 980; sent += 20) {
      socket.write(asking('/', 20));
      await until(() => answers >= sent + 20);
    }
    socket.write(asking('/', 30));
    await once(socket, 'close');

    expect(answers).toBe(1_000);
    expect(sockets[0]?.destroyed).toBe(true);
  });
});
