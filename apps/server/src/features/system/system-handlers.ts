import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { V1Handlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { createStorageTrial } from './storage-trial.ts';

const RETRY_AFTER_SECONDS = 5;

type SystemDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly version: string;
  /** Whether the server was told to stop: it still answers, but a proxy should ask another one. */
  readonly isLeaving?: () => boolean;
};

export function systemHandlers(deps: SystemDeps) {
  const tryStorage = createStorageTrial(deps.database, deps.clock);
  return {
    getHealth: async () => {
      if (deps.isLeaving?.()) throw unavailable();
      try {
        await tryStorage();
      } catch (cause) {
        throw unavailable(cause);
      }
      return { status: 'ok', version: deps.version, timeUtc: toInstant(deps.clock()) };
    },
  } satisfies V1Handlers;
}

function unavailable(cause?: unknown): DomainError {
  return new DomainError('server.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}
