// How a server leaves: it says so first, then takes no new connection, finishes what it has begun, and only then closes the database.
import type { Server, ServerResponse } from 'node:http';

const GRACE_MS = 10_000;
const LOOK_EVERY_MS = 50;
const LAST_WORDS_MS = 1_000;

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
 * At SIGTERM or SIGINT. An accepted punch is never lost.
 * @param options.drainMs how long it still answers after it was told
 * @param options.close what is closed when the last request was answered
 */
export function endInOrder(
  server: Server,
  { departure, drainMs, close }: { departure: Departure; drainMs: number; close: () => Promise<void> },
): void {
  const end = () => {
    departure.begin();
    setTimeout(() => stopListening(server, close), drainMs);
  };
  // A proxy keeps connections for the next request; after this answer it must take another server.
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (departure.hasBegun()) response.shouldKeepAlive = false;
  });
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

function stopListening(server: Server, close: () => Promise<void>): void {
  const giveUp = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  // Otherwise a connection whose request was just answered would stay open for the next one.
  const closeIdle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  server.close(() => {
    clearTimeout(giveUp);
    clearInterval(closeIdle);
    void close().finally(endSoon);
  });
}

/** Ends the process soon, even while a summary still waits for a reader that does not read. */
function endSoon(): void {
  setTimeout(() => process.exit(), LAST_WORDS_MS).unref();
}
