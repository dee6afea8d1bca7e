// Answers that travel compressed. An answer is compressed as a whole before its first byte is sent: a compressor that waits for its reader
// holds some megabytes for as long as that takes.
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

/** Bytes. From here on the bytes that are saved are worth the time. */
export const SHORTEST_PACKED = 1024;

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const unbrotli = promisify(brotliDecompress);

/** @returns the better one of those that the client takes; null: it takes none, or asks for the headers alone */
export function encodingFor(request: Request): Encoding | null {
  if (request.headers['accept-encoding'] === undefined || request.method === 'HEAD') return null;
  if (request.acceptsEncodings('br') === 'br') return 'br';
  return request.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : null;
}

/** @param quality of Brotli, 0 to 11: what is sent once is packed quickly, what is sent often well */
export function pack(bytes: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array> {
  if (encoding === 'gzip') return gzipped(bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}

/** Whether these are the bytes, packed as `br`. */
export async function isPackOf(packed: Uint8Array, bytes: Uint8Array): Promise<boolean> {
  const unpacked = await unbrotli(packed, { maxOutputLength: Math.max(1, bytes.length) }).catch(() => null);
  return unpacked !== null && unpacked.equals(bytes);
}
