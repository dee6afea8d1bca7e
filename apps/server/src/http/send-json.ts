// The answer of an operation. Compression costs more than it saves on a small one, so only long ones meet it, and only for anyone who takes it.
import type { Request, Response } from 'express';
import { encodingFor, pack, SHORTEST_PACKED, type Encoding } from './pack.ts';
import { PIECE, sendBytes } from './send-bytes.ts';

/** Quick: nobody is sent these bytes again. */
const QUALITY = 4;

/** @param body JSON as text, or as the bytes of that text */
export function sendJson(request: Request, response: Response, body: string | Uint8Array): void {
  const length = Buffer.byteLength(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.vary('Accept-Encoding');
  const encoding = length < SHORTEST_PACKED ? null : encodingFor(request);
  if (encoding !== null) void sendPacked(response, bytesOf(body), encoding);
  else if (length > PIECE) sendBytes(response, bytesOf(body));
  else response.setHeader('Content-Length', length).end(body);
}

async function sendPacked(response: Response, bytes: Uint8Array, encoding: Encoding): Promise<void> {
  const packed = await pack(bytes, encoding, QUALITY);
  sendBytes(response.setHeader('Content-Encoding', encoding), packed);
}

function bytesOf(body: string | Uint8Array): Uint8Array {
  return typeof body === 'string' ? Buffer.from(body) : body;
}

/** @param data as the contract describes it */
export function writeAnswer(data: unknown): string {
  return JSON.stringify({ success: true, data, errors: null });
}

export class WrittenAnswer {
  /** What `writeAnswer` gave, in UTF-8. */
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}
