// What the steps that handle one request pass to each other.
import type { Response } from 'express';
import type { Caller } from './caller.ts';

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
