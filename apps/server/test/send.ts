// A request over real HTTP, for the thousands that tests make: `fetch` is as exact, and takes several times the processor time.
import { request, type IncomingMessage } from 'node:http';
import { unpacked } from './unpacked.ts';

type Asked = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
};

type Answered = { readonly status: number; readonly headers: Headers; readonly text: string };

/** What `fetch` says of itself. */
const AS_FETCH = {
  Accept: '*/*',
  'Accept-Encoding': 'gzip, deflate',
  'Accept-Language': '*',
  'Sec-Fetch-Mode': 'cors',
  'User-Agent': 'node',
};

export function send(url: URL, about: Asked): Promise<Answered> {
  const { method, headers, body } = about;
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: { ...AS_FETCH, ...headers } }, (answer) => {
      readWhole(answer).then(resolve, reject);
    });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      // The server closes what was idle; where a test kept this thread busy, in the moment in which it is used again.
      const wasIdle = asked.reusedSocket && error.code === 'ECONNRESET';
      if (wasIdle) send(url, about).then(resolve, reject);
      else reject(error);
    });
    asked.end(body);
  });
}

async function readWhole(answer: IncomingMessage): Promise<Answered> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {
    status: answer.statusCode ?? 0,
    headers: headersOf(answer),
    text: unpacked(Buffer.concat(chunks), answer.headers['content-encoding']),
  };
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}
