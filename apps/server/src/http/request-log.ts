// One line per request, with its id, and one signal for anyone who counts. Ids, never names; the route's pattern, never the address as it was typed.
import type { RequestHandler } from 'express';
import type { Log } from '#log.ts';
import { requestEnded } from '#signals.ts';
import { subjectOf } from './caller.ts';
import { stateOf } from './request-state.ts';

export function logRequests(log: Log): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    // Not "finish": a request whose client goes away before the answer deserves its line too.
    response.on('close', () => {
      const { requestId, caller, route, operationId } = stateOf(response);
      const status = response.writableFinished ? response.statusCode : undefined;
      const durationMs = performance.now() - startedAt;
      requestEnded.send({
        operation: operationId ?? 'none',
        status: String(status ?? 'none'),
        seconds: durationMs / 1_000,
      });
      log.info(
        {
          requestId,
          method: request.method,
          route: route ?? 'none',
          status,
          durationMs: Math.round(durationMs),
          companyId: caller.kind === 'nobody' ? undefined : caller.companyId,
          subject: subjectOf(caller) ?? undefined,
        },
        'request',
      );
    });
    next();
  };
}
