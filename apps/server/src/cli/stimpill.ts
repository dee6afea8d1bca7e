#!/usr/bin/env node
// The program behind "npm run stimpill".
import { systemClock } from '../clock.ts';
import { runCommandLine } from './run-command-line.ts';

const { env, stdin, stdout, stderr } = process;
process.exitCode = await runCommandLine(process.argv.slice(2), {
  clock: systemClock,
  env,
  stdin,
  stdout,
  stderr,
});
