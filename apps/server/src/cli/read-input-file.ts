import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Refused } from '../errors/refused.ts';
import type { Terminal } from './terminal.ts';

/**
 * The bytes of a file that somebody named; "-" reads the pipe.
 * @throws Refused when it cannot be read
 */
export async function readInputFile(file: string, terminal: Terminal): Promise<Uint8Array> {
  if (file === '-') return await buffer(terminal.stdin);
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new Refused(`${file} cannot be read (${code}). Check the name and the rights.`);
  }
}
