import type { operations } from '@stimpill/api-types';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Handler } from '#http/mount-operation.ts';
import { toInstant } from '#to-instant.ts';

const RETRY_AFTER_SECONDS = 5;

export type SystemHandlers = { readonly getHealth: Handler<typeof operations.getHealth> };

export function systemHandlers(deps: { database: Database; clock: Clock; version: string }): SystemHandlers {
  return {
    getHealth: async () => {
      try {
        // A row, not a constant: the answer must come out of the file or the server that punches go into.
        await deps.database.knex.raw('select id from installation');
      } catch (cause) {
        throw new DomainError('server.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
      }
      return { status: 'ok', version: deps.version, timeUtc: toInstant(deps.clock()) };
    },
  };
}
