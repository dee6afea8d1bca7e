// Checks every answer of a server, however it was asked for: no test can overlook one that breaks the contract.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { faultsOfAnswer } from './documented-answer.ts';
import { recordTried } from './record-tried.ts';
import { unpacked } from './unpacked.ts';

export type AnswerWatch = {
  /** Fails when an answer since the last check did not match its description. */
  readonly expectAllDocumented: () => void;
};

export function watchAnswers(server: Server): AnswerWatch {
  const faults: string[] = [];
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    keepBody(response, (body) => {
      const { method = '', url = '' } = request;
      const { statusCode: status } = response;
      recordTried(request, response, body);
      faults.push(...faultsOfAnswer({ method, url, status, headers: response.getHeaders(), body }));
    });
  });
  return {
    expectAllDocumented: () => {
      const found = faults.splice(0);
      if (found.length > 0) throw new Error(`Outside the description:\n${found.join('\n')}`);
    },
  };
}

/** Passes the written bytes through, and reports them before the last of them is sent. */
function keepBody(response: ServerResponse, tell: (body: string) => void): void {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  for (const name of ['write', 'end'] as const) {
    const original = Reflect.get(response, name) as (this: ServerResponse, ...args: unknown[]) => unknown;
    Object.assign(response, {
      [name]: (...args: unknown[]): unknown => {
        keep(args[0]);
        if (name === 'end') tell(unpacked(Buffer.concat(chunks), response.getHeader('content-encoding')));
        return Reflect.apply(original, response, args);
      },
    });
  }
}
