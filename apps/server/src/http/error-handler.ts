// The last middleware: every error becomes a status and the envelope. The answer never shows the server's internals.
import type { Failure } from '@stimpill/api-types';
import { SESSION_END_HEADER } from '@stimpill/api-types/session-end';
import { PIN_TRIES_LEFT_HEADER } from '@stimpill/api-types/signing';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { isDatabaseUnavailable } from '#database/is-database-unavailable.ts';
import { DomainError } from '#errors/domain-error.ts';
import { createFailureLog } from '#failure-log.ts';
import type { Log } from '#log.ts';
import { challengeFor } from './challenge.ts';
import { stateOf } from './request-state.ts';
import { sendJson } from './send-json.ts';

const RETRY_AFTER_OUTAGE_SECONDS = 5;

/** No route took the request. */
export const routeNotFound: RequestHandler = (_request, _response, next) => {
  next(new DomainError('route.not_found'));
};

/** The address is known, but not with this method. */
export function methodNotAllowed(allowed: string): RequestHandler {
  return (_request, response, next) => {
    response.set('Allow', allowed);
    next(new DomainError('route.method_not_allowed'));
  };
}

export function errorHandler(log: Log): ErrorRequestHandler {
  const tell = createFailureLog(log, 'request failed');
  // Express knows an error handler by its four parameters.
  return (error: unknown, request, response, _next) => {
    const failure = toDomainError(error);
    const { answerStatus: status } = failure;
    if (status >= 500)
      tell({ requestId: stateOf(response).requestId, ...describeFailure(error) }, status === 503);
    if (response.headersSent) {
      // A part of the answer was sent already. Ending the connection tells the client that it is not complete.
      response.destroy();
      return;
    }
    if (failure.retryAfterSeconds !== undefined)
      response.set('Retry-After', String(failure.retryAfterSeconds));
    if (failure.triesLeft !== undefined) response.set(PIN_TRIES_LEFT_HEADER, String(failure.triesLeft));
    if (failure.sessionEnd !== undefined) response.set(SESSION_END_HEADER, failure.sessionEnd);
    if (status === 401) response.set('WWW-Authenticate', challengeFor(failure.code));
    const body: Failure = { success: false, data: null, errors: [...failure.faults] };
    sendJson(request, response.status(status), JSON.stringify(body));
  };
}

function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  // The address has a percent sign that is not followed by an encoded character.
  if (error instanceof URIError) return new DomainError('request.invalid', { field: 'route' });
  if (isDatabaseUnavailable(error)) {
    return new DomainError('server.unavailable', { retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS });
  }
  return new DomainError('server.error');
}

/** The database driver puts values of the statement into its messages, so a message is never logged, only name, code and place. */
export function describeFailure(error: unknown): { errorName: string; errorCode?: string; stack?: string } {
  if (!(error instanceof Error)) return { errorName: typeof error };
  if (error.cause !== undefined) return describeFailure(error.cause);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const code = 'code' in error && typeof error.code === 'string' ? { errorCode: error.code } : {};
  return { errorName: error.name, ...code, stack: frames.slice(0, 12).join('\n') };
}
