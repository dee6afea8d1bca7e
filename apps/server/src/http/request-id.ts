// Every response carries an id that also stands in the log line; a caller's own is echoed when it is harmless.
import type { RequestHandler } from 'express';
import { uuidv7 } from '#ids.ts';
import { stateOf } from './request-state.ts';

const HARMLESS = /^[A-Za-z0-9._-]{1,64}$/;

export const giveRequestId: RequestHandler = (request, response, next) => {
  const given = request.get('X-Request-Id') ?? '';
  const requestId = HARMLESS.test(given) ? given : uuidv7();
  Object.assign(stateOf(response), { requestId, caller: { kind: 'nobody' }, route: null, operationId: null });
  response.set('X-Request-Id', requestId);
  next();
};
