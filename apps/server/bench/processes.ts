// The processes of a bench, each of which does one thing and answers messages.
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadJob } from './load.ts';
import type { PartsJob } from './preview-parts.ts';
import type { ReplayJob } from './punch-on-driver.ts';
import type { Question, ServeJob } from './serve.ts';

type Message = ServeJob | LoadJob | ReplayJob | PartsJob | Question | 'engine';

/** @param name of its file in this folder */
export function start(name: string): ChildProcess {
  return fork(fileURLToPath(new URL(name, import.meta.url)), {
    execArgv: ['--import', 'tsx', '--conditions=source'],
    serialization: 'advanced',
  });
}

/** Sends a message and gives the answer to it. */
export function ask<Answer>(child: ChildProcess, message: Message): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onEnd = (code: number | null) => reject(new Error(`A process of the bench ended with ${code}.`));
    child.once('exit', onEnd);
    child.once('message', (said) => {
      child.off('exit', onEnd);
      resolve((said as { readonly answer: Answer }).answer);
    });
    child.send(message);
  });
}
