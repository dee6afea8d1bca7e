// Sends a request exactly as it is written, where fetch would normalise it or decompress the answer.
import { request as httpRequest, type Agent, type IncomingHttpHeaders } from 'node:http';

export type RawRequest = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
  /** Keeps connections for the next request; without it each request opens a new one. */
  readonly agent?: Agent;
  /** Gives up after this long without an answer. */
  readonly timeoutMs?: number;
};

export type RawAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body as an envelope; a test that reads it from anything else fails. */
  readonly codes: readonly string[];
};

/** @param url with the path exactly as it is to be sent */
export function rawRequest(url: string, rawRequest: RawRequest = {}) {
  const { method = 'GET', headers = {}, body, agent = false, timeoutMs = 30_000 } = rawRequest;
  const [, origin = '', path = '/'] = /^(https?:\/\/[^/]+)(.*)$/.exec(url) ?? [];
  return new Promise<RawAnswer>((resolve, reject) => {
    const request = httpRequest(origin, { method, headers, path, agent, timeout: timeoutMs }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve(toAnswer(response.statusCode ?? 0, response.headers, chunks)));
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`No answer within ${timeoutMs} ms.`)));
    request.end(body);
  });
}

function toAnswer(status: number, headers: IncomingHttpHeaders, chunks: readonly Buffer[]): RawAnswer {
  const body = Buffer.concat(chunks);
  return {
    status,
    headers,
    body,
    get codes() {
      const { errors } = JSON.parse(body.toString()) as { errors: { code: string }[] | null };
      return (errors ?? []).map(({ code }) => code);
    },
  };
}
