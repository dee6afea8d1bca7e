// An answer goes out piece by piece, as its reader takes it. What a socket is given at once is held until the other side has read it, over
// TLS as a copy; so a reader that does not read costs a piece, however long the answer is.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes. Also what a slow reader must take to show that it reads: see `end-slow-readers.ts`. */
export const PIECE = 16 * 1024;

/** Bytes of an answer that nobody else is sent, and how many of them no socket has been given yet. */
export type HeldAnswer = { readonly bytes: number; readonly left: number };

type Sending = { readonly bytes: number; left: number };
const sending = new WeakMap<Socket, Sending>();

/** @returns undefined: nothing is kept for this reader alone */
export function heldFor(socket: Socket): HeldAnswer | undefined {
  return sending.get(socket);
}

/** @param options.isShared many are sent the same bytes, which stay in memory anyway */
export function sendBytes(response: ServerResponse, bytes: Uint8Array, { isShared = false } = {}): void {
  response.setHeader('Content-Length', bytes.length);
  const { socket, req: request } = response;
  if (bytes.length <= PIECE || request.method === 'HEAD' || socket === null) {
    response.end(bytes);
    return;
  }
  const held = { bytes: bytes.length, left: bytes.length };
  if (!isShared) sending.set(socket, held);
  response.once('close', () => sending.delete(socket));
  sendFrom(0);

  /** The next piece when this one has left: to what a socket takes before it says that it is full, Node has given other sizes. */
  function sendFrom(start: number): void {
    const end = start + PIECE;
    held.left = Math.max(0, bytes.length - end);
    if (held.left === 0) response.end(bytes.subarray(start));
    else response.write(bytes.subarray(start, end), (error) => (error ? undefined : sendFrom(end)));
  }
}
