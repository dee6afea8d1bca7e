// A password or PIN is never an argument of a command, where others could read it: it is typed without being shown, or piped in.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Refused } from '../errors/refused.ts';
import type { Terminal } from './terminal.ts';

/** @throws Refused when the two typed secrets differ, or nothing was given */
export async function readSecret(terminal: Terminal, what: string): Promise<string> {
  if (!terminal.stdin.isTTY) return await firstLineOfStdin(terminal, what);
  const secret = await typeUnseen(terminal, `New ${what}: `);
  if ((await typeUnseen(terminal, `The same ${what} again: `)) !== secret) {
    throw new Refused(`The two were not the same, so nothing was changed. Run the command again.`);
  }
  return secret;
}

/** For a secret that exists already: it is typed once, because a typing error shows at once. */
export async function askSecret(terminal: Terminal, what: string): Promise<string> {
  if (!terminal.stdin.isTTY) return await firstLineOfStdin(terminal, what);
  return await typeUnseen(terminal, `The ${what}: `);
}

export async function firstLineOfStdin(terminal: Terminal, what: string): Promise<string> {
  const lines = createInterface({ input: terminal.stdin, crlfDelay: Infinity });
  for await (const line of lines) {
    lines.close();
    return line;
  }
  throw new Refused(`No ${what} came through the pipe, so nothing was changed.`);
}

async function typeUnseen(terminal: Terminal, question: string): Promise<string> {
  terminal.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = createInterface({ input: terminal.stdin, output: nowhere, terminal: true });
  try {
    return await line.question('');
  } finally {
    line.close();
    terminal.stderr.write('\n');
  }
}
