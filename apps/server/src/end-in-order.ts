// How a server leaves: it says so first, then takes no new connection, finishes what it has begun, and only then closes the database.
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const GRACE_MS = 10_000;
const LOOK_EVERY_MS = 50;

export type Departure = {
  /** Whether the server was told to stop. From then on its health is 503, so that a proxy sends new requests elsewhere. */
  readonly hasBegun: () => boolean;
  readonly begin: () => void;
};

export function createDeparture(): Departure {
  let hasBegun = false;
  return { hasBegun: () => hasBegun, begin: () => void (hasBegun = true) };
}

/**
 * An accepted punch is never lost.
 * @param options.drainMs how long it still answers after it was told
 * @param options.close what is closed when the last request was answered
 * @returns a function that ends it, and resolves when all is closed
 */
export function inOrder(
  server: Server,
  { departure, drainMs, close }: { departure: Departure; drainMs: number; close: () => Promise<void> },
): () => Promise<void> {
  // A proxy keeps connections for the next request; after this answer it must take another server.
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (departure.hasBegun()) response.shouldKeepAlive = false;
  });
  return async () => {
    departure.begin();
    await wait(drainMs);
    await stopListening(server);
    await close();
  };
}

function stopListening(server: Server): Promise<void> {
  const giveUp = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  // Otherwise a connection whose request was just answered would stay open for the next one.
  const closeIdle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(closeIdle);
      resolve();
    });
  });
}
