import type { operations } from '@stimpill/api-types';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Handler } from '#http/mount-operation.ts';
import { toInstant } from '#to-instant.ts';
import { createStorageTrial } from './storage-trial.ts';

const RETRY_AFTER_SECONDS = 5;

export type SystemHandlers = { readonly getHealth: Handler<typeof operations.getHealth> };

export function systemHandlers(deps: { database: Database; clock: Clock; version: string }): SystemHandlers {
  const tryStorage = createStorageTrial(deps.database, deps.clock);
  return {
    getHealth: async () => {
      try {
        await tryStorage();
      } catch (cause) {
        throw new DomainError('server.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
      }
      return { status: 'ok', version: deps.version, timeUtc: toInstant(deps.clock()) };
    },
  };
}
