// A password or PIN never stands on a command line, where others could read it: it is typed unseen, or comes through a pipe.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Refused } from './exit-code.ts';

/** @throws Refused when two typings differ or nothing came */
export async function readSecret(what: string): Promise<string> {
  if (!process.stdin.isTTY) return await firstLineOfStdin(what);
  const secret = await typeUnseen(`New ${what}: `);
  if ((await typeUnseen(`The same ${what} again: `)) !== secret) {
    throw new Refused(`The two were not the same, so nothing was changed. Run the command again.`);
  }
  return secret;
}

export async function firstLineOfStdin(what: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  for await (const line of lines) {
    lines.close();
    return line;
  }
  throw new Refused(`No ${what} came through the pipe, so nothing was changed.`);
}

async function typeUnseen(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
