import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#errors/domain-error.ts';
import { createLog } from '#log.ts';
import { errorHandler } from './error-handler.ts';
import { giveRequestId } from './request-id.ts';

async function answerOf(handler: RequestHandler) {
  const logLines: string[] = [];
  const app = express();
  app.use(giveRequestId, handler, errorHandler(createLog('info', { write: (line) => logLines.push(line) })));
  const server = createServer(app as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return { logLines, status: response.status, headers: response.headers, text: await response.text() };
  } finally {
    server.close();
  }
}

const throwing = (error: unknown): RequestHandler => {
  return () => {
    throw error;
  };
};

describe('what is thrown', () => {
  it('as an error of the contract is answered with its status, its words and no log line', async () => {
    const answer = await answerOf(throwing(new DomainError('rate.limited', { retryAfterSeconds: 7 })));

    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '7']);
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, data: null });
    expect(answer.logLines).toEqual([]);
  });

  it.each([
    ['an error', new Error('secret')],
    ['an error with a status of its own', Object.assign(new Error('secret'), { status: 200, expose: true })],
    ['a text', 'secret'],
    ['an object', { message: 'secret' }],
  ])('as %s is a 500 that does not repeat it', async (_, error) => {
    const answer = await answerOf(throwing(error));

    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret');
    expect(answer.logLines).toHaveLength(1);
    expect(answer.logLines[0]).not.toContain('secret');
  });

  it('in place of another is logged as the other', async () => {
    const cause = Object.assign(new TypeError('secret'), { code: 'ECONNREFUSED' });

    const answer = await answerOf(throwing(new DomainError('server.unavailable', { cause })));

    expect(answer.logLines[0]).toContain('"errorName":"TypeError","errorCode":"ECONNREFUSED"');
  });

  it('in the middle of an answer ends the connection and is logged', async () => {
    const logged: string[] = [];
    const handler: RequestHandler = (_request, response) => {
      response.on('close', () => logged.push('closed'));
      response.write('half an ans');
      throw new Error('secret');
    };

    await expect(answerOf(handler)).rejects.toThrow();
    expect(logged).toEqual(['closed']);
  });
});
