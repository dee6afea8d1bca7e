import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

export type ProgramRun = {
  /** Such as src/main.ts */
  readonly program: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly input?: string;
};

export type ProgramEnd = { readonly code: number | null; readonly out: string; readonly err: string };

/** Runs one of the server's programs from its source, in a process of its own, to its end. */
export async function runProgram({ program, args = [], env, input = '' }: ProgramRun): Promise<ProgramEnd> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', program, ...args], {
    cwd: PACKAGE,
    env,
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}
