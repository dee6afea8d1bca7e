// A picture of a whole page, however long it is, by Chromium's own protocol over two pipes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

type Answer = {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
};

const WIDTH = 1280;

/** @param ready a promise in the page, of an expression; what it gives is how high the page is */
export async function photograph(url: string, ready: string, file: string): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'stimpill-chromium-'));
  const chromium = spawn(
    process.env['CHROMIUM_PATH'] ?? 'chromium',
    [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', `--window-size=${WIDTH},2400`],
      ...['--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = once(chromium, 'exit');
  try {
    const tell = speak(chromium.stdio[3] as Writable, chromium.stdio[4] as Readable);
    const { targetId } = await tell<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
    const attached = await tell<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    const onPage = { sessionId: attached.sessionId };
    await tell('Page.navigate', { url }, onPage);
    const wanted = { expression: ready, awaitPromise: true, returnByValue: true };
    const { result } = await tell<{ result: { value: number } }>('Runtime.evaluate', wanted, onPage);
    const clip = { x: 0, y: 0, width: WIDTH, height: result.value, scale: 1 };
    const shot = { format: 'png', captureBeyondViewport: true, clip };
    const { data } = await tell<{ data: string }>('Page.captureScreenshot', shot, onPage);
    await writeFile(file, Buffer.from(data, 'base64'));
  } finally {
    chromium.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Messages end with a zero byte. */
function speak(to: Writable, from: Readable) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let rest = '';
  from.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      waiting.get(answer.id ?? 0)?.(answer);
    }
  });
  let last = 0;
  return <Result>(method: string, params: object, session: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ result, error }) => {
        if (error === undefined) resolve(result as Result);
        else reject(new Error(`${method}: ${error.message}`));
      });
      to.write(`${JSON.stringify({ id: last, method, params, ...session })}\0`);
    });
}
