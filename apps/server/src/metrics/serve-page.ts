// The address at which Prometheus scrapes: a server of its own, so that it never stands beside the API by mistake.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#config.ts';
import { endSlowReaders } from '#http/end-slow-readers.ts';
import { inTurn, readInPieces } from '#http/in-turn.ts';
import { sendBytes } from '#http/send-bytes.ts';

export type Page = { readonly type: string; readonly text: () => Promise<string> };

/** A scrape is one short request; anyone who sends slowly is cut off. Milliseconds. */
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 10_000, keepAliveTimeout: 65_000 };

/** @throws Error when the port is taken */
export async function servePage(
  { host, port }: NonNullable<Config['metrics']>,
  page: Page,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer(
    TIMEOUTS,
    inTurn((request, response) => void answer(page, request, response)),
  );
  readInPieces(server, 'connection');
  endSlowReaders(server, 'connection');
  await listen(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

type Answer = { readonly status: number; readonly text: string; readonly type?: string };

async function answer(page: Page, { url, method }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, text, type = 'text/plain; charset=utf-8' } = await answerTo(page, url, method);
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  response.statusCode = status;
  response.setHeader('Content-Type', type).setHeader('Cache-Control', 'no-store');
  sendBytes(response, Buffer.from(text));
}

async function answerTo(page: Page, url = '', method = ''): Promise<Answer> {
  if (url.split('?')[0] !== '/metrics') return { status: 404, text: 'Only /metrics is here.\n' };
  if (!['GET', 'HEAD'].includes(method)) return { status: 405, text: 'Only GET is answered.\n' };
  try {
    return { status: 200, text: await page.text(), type: page.type };
  } catch {
    return { status: 500, text: 'The numbers could not be read.\n' };
  }
}
