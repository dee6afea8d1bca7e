import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SOURCE = fileURLToPath(new URL('power-cut.c', import.meta.url));

/** @returns the library, or undefined where it cannot be made: only Linux with a C compiler */
export async function compilePowerCut(folder: string): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const library = join(folder, 'power-cut.so');
  const args = ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl', '-lpthread'];
  const isMade = await promisify(execFile)('gcc', args).then(
    () => true,
    () => false,
  );
  return isMade ? library : undefined;
}
