#!/usr/bin/env node
// The program behind "npm run stimpill".
import { systemClock } from '../clock.ts';
import { setByDatabase } from '../follow-database-clock.ts';
import { EXIT_CODES } from './exit-code.ts';
import { runCommandLine } from './run-command-line.ts';

const { env, stdin, stdout, stderr } = process;
stderr.on('error', () => undefined);
stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
  // A reader who has seen enough, such as "head", is no fault.
  if (code === 'EPIPE') return;
  stderr.write(`What the command prints cannot be written (${code}). Make room, and ask again.\n`);
  process.once('exit', () => {
    process.exitCode = EXIT_CODES.environment;
  });
});
process.exitCode = await runCommandLine(process.argv.slice(2), {
  clock: systemClock,
  setClock: setByDatabase,
  env,
  stdin,
  stdout,
  stderr,
});
