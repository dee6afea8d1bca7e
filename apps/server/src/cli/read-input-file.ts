import { createReadStream } from 'node:fs';
import { MAX_MEGABYTES } from '#features/company-file/read-company-file.ts';
import { Refused } from '../errors/refused.ts';
import { whose } from '../whose-file.ts';
import type { Terminal } from './terminal.ts';

/** One more than is taken, so that anyone who reads the bytes says that they are too many. */
const MOST_BYTES = MAX_MEGABYTES * 1_000_000 + 1;

/**
 * The bytes of a file that somebody named; "-" reads the pipe. Of what is too large no more than shows it.
 * @throws Refused when it cannot be read
 */
export async function readInputFile(file: string, terminal: Terminal): Promise<Uint8Array> {
  if (file === '-') return await beginningOf(terminal.stdin);
  try {
    return await beginningOf(createReadStream(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new Refused(`${file} cannot be read (${code}).${whose(file)} Check the name and the rights.`);
  }
}

async function beginningOf(stream: NodeJS.ReadableStream): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
    if (size >= MOST_BYTES) break;
  }
  return Buffer.concat(chunks);
}
