import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refused } from '../errors/refused.ts';
import { whose } from '../whose-file.ts';
import { EnvironmentFault } from './exit-code.ts';

/** A file that was not there before and that only its owner can read. */
export async function writeNewFile(path: string, content: Iterable<string | Uint8Array>): Promise<void> {
  try {
    await pipeline(
      Readable.from(content),
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') throw new Refused(`${path} exists already. Choose another name.`);
    throw new EnvironmentFault(
      `${path} cannot be written (${code}).${whose(path, 'write')} Check the folder and its rights.`,
    );
  }
}
