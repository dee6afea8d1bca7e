// Ends the sockets whose other side does not read what it has asked for. What counts is that it reads on, not how long it takes: a tablet on
// a weak network takes its time and gets its answer. Only where answers that are held together take too much memory must a reader be
// expected to finish soon.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { heldFor } from './send-bytes.ts';

export type ReaderLimits = {
  readonly lookEveryMs: number;
  /** Nothing was taken at so many looks one after the other. Looks, not time: a machine that was asleep has looked at nobody. */
  readonly mostIdleLooks: number;
  /** Answers that are held for one reader each, all together. Beyond it, the slowest go. */
  readonly mostHeldBytes: number;
  /** Who goes then would need longer than this at its pace, and has had `fewestLooks` to show it. */
  readonly longestNeedMs: number;
  readonly fewestLooks: number;
};

export const READER_LIMITS: ReaderLimits = {
  lookEveryMs: 2_000,
  mostIdleLooks: 15,
  mostHeldBytes: 32 * 1024 ** 2,
  longestNeedMs: 60_000,
  fewestLooks: 3,
};

type Reader = {
  looks: number;
  idleLooks: number;
  /** Bytes, since it was connected. */
  taken: number;
  /** Bytes from one look to the next; the last looks count most. */
  pace: number;
};

/** @param connection the event with which the server tells of a socket */
export function endSlowReaders(
  server: Server,
  connection: 'connection' | 'secureConnection',
  limits = READER_LIMITS,
): void {
  const readers = new Map<Socket, Reader>();
  const begin = (socket: Socket) => {
    readers.set(socket, { looks: 0, idleLooks: 0, taken: 0, pace: 0 });
    socket.once('close', () => readers.delete(socket));
  };
  server.on(connection, begin);
  const timer = setInterval(() => look(readers, limits), limits.lookEveryMs).unref();
  server.once('close', () => clearInterval(timer));
}

function look(readers: ReadonlyMap<Socket, Reader>, limits: ReaderLimits): void {
  const waited: [Socket, Reader][] = [];
  for (const [socket, reader] of readers) if (note(socket, reader)) waited.push([socket, reader]);
  for (const [socket, { idleLooks }] of waited) if (idleLooks >= limits.mostIdleLooks) end(socket);
  endBeyond(waited, limits);
}

/** @returns whether something waits for this reader */
function note(socket: Socket, reader: Reader): boolean {
  const taken = socket.bytesWritten - socket.writableLength;
  if (socket.writableLength === 0 && heldFor(socket) === undefined) {
    Object.assign(reader, { looks: 0, idleLooks: 0, taken, pace: 0 });
    return false;
  }
  reader.looks += 1;
  reader.pace = (reader.pace + taken - reader.taken) / 2;
  reader.idleLooks = taken === reader.taken ? reader.idleLooks + 1 : 0;
  reader.taken = taken;
  return true;
}

function endBeyond(waited: readonly [Socket, Reader][], limits: ReaderLimits): void {
  const held = (socket: Socket) => (socket.destroyed ? 0 : (heldFor(socket)?.bytes ?? 0));
  let all = waited.reduce((sum, [socket]) => sum + held(socket), 0);
  if (all <= limits.mostHeldBytes) return;
  const slow = waited
    .filter(([, { looks }]) => looks >= limits.fewestLooks)
    .map(([socket, reader]) => ({ socket, needMs: needOf(socket, reader, limits) }))
    .filter(({ socket, needMs }) => held(socket) > 0 && needMs > limits.longestNeedMs)
    .sort((one, other) => (one.needMs === other.needMs ? 0 : other.needMs - one.needMs));
  for (const { socket } of slow) {
    if (all <= limits.mostHeldBytes) return;
    all -= held(socket);
    end(socket);
  }
}

/** How long it would still take at its pace, in milliseconds. */
function needOf(socket: Socket, { pace }: Reader, { lookEveryMs }: ReaderLimits): number {
  const left = (heldFor(socket)?.left ?? 0) + socket.writableLength;
  return (left / pace) * lookEveryMs;
}

/** At once, with what the operating system still holds for it. */
function end(socket: Socket): void {
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}
