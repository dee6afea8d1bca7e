import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { describe, expect, it, vi } from 'vitest';
import { DomainError } from '#errors/domain-error.ts';
import { createLog } from '#log.ts';
import { errorHandler } from './error-handler.ts';
import { giveRequestId } from './request-state.ts';

/** Of the last of so many requests, one after the other. */
async function answersOf(times: number, handlerOf: () => RequestHandler) {
  const logLines: string[] = [];
  const app = express();
  const handler: RequestHandler = (...parts) => handlerOf()(...parts);
  app.use(giveRequestId, handler, errorHandler(createLog('info', { write: (line) => logLines.push(line) })));
  const server = createServer(app as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  try {
    for (let done = 1; done < times; done += 1) await (await ask()).text();
    const response = await ask();
    return { logLines, status: response.status, headers: response.headers, text: await response.text() };
  } finally {
    server.close();
  }
}

const answerOf = (handler: RequestHandler) => answersOf(1, () => handler);

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

  it('by everybody while the database is away is logged once a minute, with how many more there were', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const away = Object.assign(new Error('secret'), { code: 'ECONNREFUSED' });
    const full = Object.assign(new Error('secret'), { code: 'SQLITE_FULL' });
    const errors = [...Array<Error>(400).fill(away), full, new Error('another fault'), away];
    let request = 0;

    const { logLines } = await answersOf(errors.length, () => throwing(errors[request++]));
    const atOnce = logLines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);
    vi.advanceTimersByTime(60_000);
    const afterOne = logLines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();

    expect(atOnce.map(({ errorCode, msg }) => [errorCode, msg])).toEqual([
      ['ECONNREFUSED', 'request failed'],
      ['SQLITE_FULL', 'request failed'],
      [undefined, 'request failed'],
    ]);
    expect(afterOne.map(({ errorCode, keptQuiet, stack }) => [errorCode, keptQuiet, stack])).toEqual([
      ['ECONNREFUSED', 400, undefined],
    ]);
    // Nothing more came, so nothing more is said.
    expect(logLines).toEqual([]);
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
