// Firefox over WebDriver BiDi, which it speaks itself: no driver program stands between.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { installed, type OtherBrowser } from './other-browser.ts';

export const firefoxPath = () => installed('firefox-esr') ?? installed('firefox');

export async function openFirefox(path: string): Promise<OtherBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'stimpill-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await addressOf(child)}/session`);
  await once(socket, 'open');
  const ask = asker(socket);
  await ask('session.new', { capabilities: {} });
  const { contexts } = (await ask('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  return {
    goto: async (url) => {
      await ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await ask('browsingContext.reload', { context, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const answer = (await ask('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })) as Evaluated;
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value) as unknown;
    },
    close: async () => {
      socket.close();
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(profile, { recursive: true, force: true });
    },
  };
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    stderr?.once('close', () => reject(new Error(`Firefox ended before it listened:\n${output}`)));
  });
}

type Answer = {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly message?: string;
};

function asker(socket: WebSocket) {
  let asked = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return (method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, ({ type, result, message }) => {
        if (type === 'success') resolve(result);
        else reject(new Error(`${method}: ${message ?? 'failed'}`));
      });
      socket.send(JSON.stringify({ id: asked, method, params }));
    });
}
