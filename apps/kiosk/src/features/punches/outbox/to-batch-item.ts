import type { ExportedPunch } from '@stimpill/api-types/signing';
import type { OutboxPunch } from '#storage/outbox-database.ts';

/** A row as it travels: the same bytes each time, and beside them what still proves who it was. */
export function toBatchItem(row: OutboxPunch): ExportedPunch {
  const { punchId, sequence, envelope, previousHash, signature, seal, employeeToken, details, receipt } = row;
  return {
    punchId,
    sequence,
    envelope,
    previousHash,
    signature,
    ...(seal === null ? {} : { seal }),
    ...(employeeToken === null ? {} : { employeeToken }),
    ...(details === null ? {} : { details }),
    ...(receipt === null ? {} : { receipt }),
  };
}
