// An answer that is the same for everybody: its bytes are made once, compressed once for each encoding, and every reader is sent these.
import type { Request, Response } from 'express';
import { encodingFor, pack, SHORTEST_PACKED, type Encoding } from './pack.ts';
import { sendBytes } from './send-bytes.ts';

/** Thorough: it is done once. */
const QUALITY = 9;
/** Of the bytes as they are. */
const WORTH_IT = 0.9;

export type SharedAnswer = {
  readonly plain: Uint8Array;
  /** What was compressed, or is just being; much shorter than `plain`, or `plain` itself. */
  readonly packed: Map<Encoding, Promise<Uint8Array>>;
};

/** @param brotli what the content comes to, packed already */
export function sharedAnswer(content: string | Uint8Array, brotli?: Uint8Array): SharedAnswer {
  const plain = typeof content === 'string' ? Buffer.from(content) : content;
  return { plain, packed: new Map(brotli && [['br', shorterOf(plain, brotli)]]) };
}

/** @param response with its type */
export async function sendShared(request: Request, response: Response, shared: SharedAnswer): Promise<void> {
  response.vary('Accept-Encoding');
  const encoding = shared.plain.length < SHORTEST_PACKED ? null : encodingFor(request);
  const bytes = encoding === null ? shared.plain : await packedAs(encoding, shared);
  if (encoding !== null && bytes !== shared.plain) response.setHeader('Content-Encoding', encoding);
  sendBytes(response, bytes, { isShared: true });
}

function packedAs(encoding: Encoding, { plain, packed }: SharedAnswer): Promise<Uint8Array> {
  const made = packed.get(encoding) ?? shorterOf(plain, pack(plain, encoding, QUALITY));
  packed.set(encoding, made);
  return made;
}

/** Pictures and fonts are compressed already: nobody should unpack them for a few bytes. */
async function shorterOf(plain: Uint8Array, packing: Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
  const packed = await packing;
  return packed.length < plain.length * WORTH_IT ? packed : plain;
}
