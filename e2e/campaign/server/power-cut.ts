import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { kept } from '../../../apps/server/test/kept-for-tests.ts';

const SOURCE = fileURLToPath(new URL('power-cut.c', import.meta.url));

/**
 * @param folder where it may be put: what is kept for tests may be gone before a long campaign is over
 * @returns the library, or undefined where it cannot be made: only Linux with a C compiler
 */
export async function compilePowerCut(folder: string): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const digest = createHash('sha256')
    .update(await readFile(SOURCE))
    .digest('hex');
  const made = await kept(`power-cut-${digest.slice(0, 16)}.so`, compileTo).catch(() => undefined);
  if (made === undefined) return undefined;
  const library = join(folder, 'power-cut.so');
  await cp(made, library);
  return library;
}

async function compileTo(library: string): Promise<void> {
  await promisify(execFile)('gcc', [
    ...['-shared', '-fPIC', '-O2', '-o', library, SOURCE],
    ...['-ldl', '-lpthread'],
  ]);
}
