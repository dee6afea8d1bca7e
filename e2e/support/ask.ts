// Asks a process that we forked, and waits for its answer.
import type { ChildProcess } from 'node:child_process';

type Answered = { readonly id?: number; readonly answer?: unknown; readonly failure?: string };

let lastId = 0;

/**
 * @param asked what it is to do
 * @throws Error with what went wrong there, or when it ends before it has answered
 */
export function ask<Answer = void>(child: ChildProcess, asked: string, given?: unknown): Promise<Answer> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error(`The process ended before it answered: ${asked}`));
    const hear = ({ id: to, answer, failure }: Answered) => {
      if (to !== id) return;
      child.off('message', hear).off('exit', gone);
      if (failure === undefined) resolve(answer as Answer);
      else reject(new Error(failure));
    };
    child.on('message', hear).once('exit', gone);
    child.send({ id, asked, given }, (error) => {
      if (error !== null) reject(error);
    });
  });
}
