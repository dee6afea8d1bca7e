// How a request can end for the caller: with a whole answer, a cut one, a garbled one, or one from in between that never came from the
// server.
import type { ServerResponse } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
};

export function giveAnswer(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  outgoing.writeHead(status, { ...headers, 'content-length': body.length });
  outgoing.end(body);
}

/** Half of what was announced, then nothing more. */
export function cutAnswer(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  outgoing.writeHead(status, { ...headers, 'content-length': body.length });
  outgoing.write(body.subarray(0, body.length >> 1), () => outgoing.destroy());
}

/** The same length, but other bytes. */
export function garbleAnswer(outgoing: ServerResponse, answer: Answer): void {
  const body = Buffer.from(answer.body);
  for (let at = 0; at < body.length; at += 7) body[at] = (body[at] ?? 0) ^ 0x15;
  giveAnswer(outgoing, { ...answer, body });
}

/** Faults at which something between caller and server answers by itself, with a page that the caller does not expect. */
export type AnsweredInBetween = keyof typeof STATUS;

const STATUS = {
  'error 500': 500,
  'busy 503': 503,
  'busy 429': 429,
  'portal 403': 403,
  'portal 413': 413,
} as const;

export function answerInstead(outgoing: ServerResponse, fault: AnsweredInBetween): void {
  const status = STATUS[fault];
  const retryAfter = fault.startsWith('busy') ? { 'retry-after': '2' } : {};
  outgoing.writeHead(status, { 'content-type': 'text/html', ...retryAfter });
  outgoing.end(`<html><body><h1>${status}</h1></body></html>`);
}
