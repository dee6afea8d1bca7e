import { spawn, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/**
 * The command that runs a program: from its source, so that a single test sees the latest code; or the build, where `npm test` has
 * made one before. The build starts in half the time and is what people run.
 */
export function programWords(source: string): readonly string[] {
  return process.env['PROGRAMS'] === 'built'
    ? [source.replace('src/', 'dist/').replace('.ts', '.js')]
    : ['--import', 'tsx', '--conditions=source', source];
}

export type ProgramRun = {
  /** Such as src/main.ts */
  readonly program: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly input?: string;
};

export type ProgramEnd = { readonly code: number | null; readonly out: string; readonly err: string };

/** Runs one of the server's programs in a process of its own, to its end. */
export async function runProgram({ input = '', ...run }: ProgramRun): Promise<ProgramEnd> {
  const program = startProgram(run);
  program.child.stdin.end(input);
  return program.ended;
}

/** Starts one of the server's programs and writes its output into an open file. */
export function startPrintingTo(out: number, { program, args = [], env }: Omit<ProgramRun, 'input'>) {
  const child = spawn(process.execPath, [...programWords(program), ...args], {
    cwd: PACKAGE,
    env,
    stdio: ['ignore', out, out],
  });
  return { child, closed: closedOf(child) };
}

/** Starts one of the server's programs; the caller must end it. */
export function startProgram({ program, args = [], env }: Omit<ProgramRun, 'input'>) {
  const child = spawn(process.execPath, [...programWords(program), ...args], {
    cwd: PACKAGE,
    env,
  });
  const ended: Promise<ProgramEnd> = Promise.all([
    text(child.stdout),
    text(child.stderr),
    closedOf(child),
  ]).then(([out, err, code]) => ({ code, out, err }));
  /** @returns what the pattern finds in the output, as soon as it is there */
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      let out = '';
      child.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString();
        const found = pattern.exec(out);
        if (found !== null) resolve(found);
      });
      child.once('close', () => reject(new Error(`It ended before it printed ${String(pattern)}.`)));
    });
  return { child, ended, printed };
}

function closedOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve));
}
