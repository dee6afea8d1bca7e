// Sees every answer that leaves a server, whoever asked and however: no test can overlook one that breaks the contract.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { faultsOfAnswer } from './documented-answer.ts';

export type AnswerWatch = {
  /** Fails when some answer since the last time was outside its description. */
  readonly expectAllDocumented: () => void;
};

export function watchAnswers(server: Server): AnswerWatch {
  const faults: string[] = [];
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    keepBody(response, (body) => {
      const { method = '', url = '' } = request;
      const { statusCode: status } = response;
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

/** What is written passes through; what was written is told before the last of it leaves. */
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
        if (name === 'end') tell(unpacked(Buffer.concat(chunks), response));
        return Reflect.apply(original, response, args);
      },
    });
  }
}

function unpacked(body: Buffer, response: ServerResponse): string {
  if (body.length === 0) return '';
  switch (response.getHeader('content-encoding')) {
    case 'gzip':
      return gunzipSync(body).toString();
    case 'br':
      return brotliDecompressSync(body).toString();
    case 'deflate':
      return inflateSync(body).toString();
    default:
      return body.toString();
  }
}
