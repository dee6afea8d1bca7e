// The ends of a request at the caller: whole, cut, garbled, or an answer of something in between that never asked the server.
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

/** As long as it was, but not what it was. */
export function garbleAnswer(outgoing: ServerResponse, answer: Answer): void {
  const body = Buffer.from(answer.body);
  for (let at = 0; at < body.length; at += 7) body[at] = (body[at] ?? 0) ^ 0x15;
  giveAnswer(outgoing, { ...answer, body });
}

/** Faults that something between caller and server answers by itself, in a language that neither speaks. */
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
