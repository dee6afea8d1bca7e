// Firefox over WebDriver BiDi, which it speaks itself: no driver program stands between.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import WebSocket from 'ws';
import { installed, type OtherBrowser, type OtherPage } from './other-browser.ts';

/** Somebody allows the page to keep what it stores: Firefox asks, and nobody is there to answer. */
const SETTINGS = ['dom.storageManager.prompt.testing', 'dom.storageManager.prompt.testing.allow'];

export async function openFirefox(profile: string): Promise<OtherBrowser> {
  const settings = [
    ...SETTINGS.map((name) => `user_pref("${name}", true);`),
    // A page of its own around JSON, in which nothing of the origin can be reached.
    'user_pref("devtools.jsonview.enabled", false);',
  ];
  await writeFile(join(profile, 'user.js'), settings.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(installed('firefox-esr', 'firefox'), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await addressOf(child)}/session`);
  await once(socket, 'open');
  const ask = asker(socket);
  await ask('session.new', { capabilities: {} });
  const { contexts } = (await ask('browsingContext.getTree', {})) as { contexts: Context[] };
  const [first] = contexts;
  if (first === undefined) throw new Error('Firefox has no window.');
  return {
    firstPage: pageOf(ask, first),
    newTab: async () => pageOf(ask, (await ask('browsingContext.create', { type: 'tab' })) as Context),
    close: async () => {
      socket.close();
      // As when the plug is pulled.
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

type Ask = ReturnType<typeof asker>;
type Context = { readonly context: string };

function pageOf(ask: Ask, { context }: Context): OtherPage {
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
