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
import { endSlowReaders, READER_LIMITS, type ReaderLimits } from './end-slow-readers.ts';
import { inTurn, readInPieces } from './in-turn.ts';

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
  {
    readers = READER_LIMITS,
    ...timeouts
  }: Partial<typeof TIMEOUTS> & { readonly readers?: ReaderLimits } = {},
): Server | TlsServer {
  const server = serverFor(app, certificate, { ...TIMEOUTS, ...timeouts });
  const connection = certificate === null ? 'connection' : 'secureConnection';
  readInPieces(server, connection);
  endSlowReaders(server, connection, readers);
  return server;
}

function serverFor(
  app: Express,
  certificate: Pick<Certificate, 'cert' | 'key'> | null,
  timeouts: typeof TIMEOUTS,
): Server | TlsServer {
  const options: ServerOptions<typeof IncomingMessage, typeof ServerResponse<IncomingMessage>> = {
    ...timeouts,
    IncomingMessage: requestsOf(app),
    ServerResponse: responsesOf(app),
  };
  const listener = inTurn(app as RequestListener);
  if (certificate === null) return createServer(options, listener);
  const { cert, key } = certificate;
  return createTlsServer({ ...options, cert, key }, listener);
}

// Node's classes are called as functions, as Node does it with its own older ones: what `Reflect.construct` makes has a hidden class of its
// own each time, and everything that touches it is slow.
//
// V8 keeps as many fields inside an object as its constructor names, and a few more. An object that gets many others becomes a table, which
// is slow as well. So the fields that Node and Express are about to set are named here first. A name that Node no longer sets does no harm;
// one that it answered by a getter would fail every request, and the tests of this file with it.

type Unset = Record<string, undefined>;
type CalledAsFunction = { call(self: object, ...args: unknown[]): void };

function requestsOf(app: Express): typeof IncomingMessage {
  function Request(this: Unset, socket: unknown): void {
    this['socket'] =
      this['httpVersionMajor'] =
      this['httpVersionMinor'] =
      this['httpVersion'] =
      this['complete'] =
        undefined;
    this['rawHeaders'] =
      this['rawTrailers'] =
      this['aborted'] =
      this['upgrade'] =
      this['url'] =
      this['method'] =
        undefined;
    this['statusCode'] = this['statusMessage'] = this['client'] = this['joinDuplicateHeaders'] = undefined;
    this['baseUrl'] =
      this['originalUrl'] =
      this['params'] =
      this['route'] =
      this['next'] =
      this['res'] =
      this['body'] =
        undefined;
    (IncomingMessage as unknown as CalledAsFunction).call(this, socket);
  }
  Request.prototype = app.request;
  return Request as unknown as typeof IncomingMessage;
}

function responsesOf(app: Express): typeof ServerResponse<IncomingMessage> {
  function Response(this: Unset, request: unknown, options: unknown): void {
    this['outputData'] =
      this['outputSize'] =
      this['writable'] =
      this['destroyed'] =
      this['finished'] =
      this['socket'] =
        undefined;
    this['chunkedEncoding'] = this['shouldKeepAlive'] = this['maxRequestsOnConnectionReached'] = undefined;
    this['useChunkedEncodingByDefault'] = this['sendDate'] = this['strictContentLength'] = undefined;
    this['_last'] =
      this['_contentLength'] =
      this['_hasBody'] =
      this['_trailer'] =
      this['_header'] =
      this['_headerSent'] =
        undefined;
    this['_closed'] = this['_keepAliveTimeout'] = this['_onPendingData'] = this['_sent100'] = undefined;
    this['req'] = this['locals'] = undefined;
    (ServerResponse as unknown as CalledAsFunction).call(this, request, options);
  }
  Response.prototype = app.response;
  return Response as unknown as typeof ServerResponse<IncomingMessage>;
}
