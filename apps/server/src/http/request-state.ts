// What the steps that handle one request pass to each other.
import type { Response, RequestHandler } from 'express';
import type { Caller } from './caller.ts';
import { uuidv7 } from '#ids.ts';

export type RequestState = {
  requestId: string;
  caller: Caller;
  /** Method and path pattern of the operation; never the address as it was typed. */
  route: string | null;
  /** Id of the operation that the address names; null for everything else. */
  operationId: string | null;
  /** The body as it came, where one was read: what a signature is about. */
  rawBody?: Uint8Array;
};

/** The state of the request that this response answers. */
export function stateOf(response: Response): RequestState {
  return response.locals as RequestState;
}

/** Every response carries an id that also stands in the log line; a caller's own is echoed when it is harmless. */
const HARMLESS = /^[A-Za-z0-9._-]{1,64}$/;

export const giveRequestId: RequestHandler = (request, response, next) => {
  const given = request.get('X-Request-Id') ?? '';
  const requestId = HARMLESS.test(given) ? given : uuidv7();
  Object.assign(stateOf(response), { requestId, caller: { kind: 'nobody' }, route: null, operationId: null });
  response.set('X-Request-Id', requestId);
  next();
};
