// Express changes the prototype of every request and response, which makes both slow afterwards. Here Node gets constructors that
// have those prototypes from the start, so that Express changes nothing: the same behaviour at half the cost.
import {
  createServer,
  IncomingMessage,
  ServerResponse,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import type { Express } from 'express';
import type { Certificate } from '#tls/read-certificate.ts';

/** A slow sender must not hold a connection for ever. Milliseconds. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  // How often Node looks for slow senders; its default of 30 seconds would double the times above.
  connectionsCheckingInterval: 5_000,
};

/**
 * @param certificate null: plain HTTP
 * @param timeouts shorter ones, where a test does not want to wait
 */
export function createHttpServer(
  app: Express,
  certificate: Pick<Certificate, 'cert' | 'key'> | null,
  timeouts = TIMEOUTS,
): Server | TlsServer {
  const options: ServerOptions<typeof IncomingMessage, typeof ServerResponse<IncomingMessage>> = {
    ...timeouts,
    IncomingMessage: constructorOf(IncomingMessage, app.request),
    ServerResponse: constructorOf(ServerResponse, app.response),
  };
  const listener = app as RequestListener;
  if (certificate === null) return createServer(options, listener);
  const { cert, key } = certificate;
  return createTlsServer({ ...options, cert, key }, listener);
}

/**
 * A constructor that makes what `base` makes, with another prototype. `base` is called as a function, as Node does it with its own older
 * classes: what `Reflect.construct` makes has a hidden class of its own each time, and everything that touches it is slow.
 */
function constructorOf<Base extends typeof IncomingMessage | typeof ServerResponse>(
  base: Base,
  prototype: object,
): Base {
  function Constructor(this: object, first: unknown, second: unknown): void {
    (base as unknown as (this: object, first: unknown, second: unknown) => void).call(this, first, second);
  }
  Constructor.prototype = prototype;
  return Constructor as unknown as Base;
}
