// Somebody has looked into an incident of a tablet and says what they found.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Author } from '#features/changes/change.ts';
import { askAboutTablets } from './ask-about-tablets.ts';
import { closeIncident } from './device-incident-store.ts';

export type CloseTabletIncidentInput = {
  readonly companyId: string;
  readonly incidentId: string;
  readonly finding: string;
  readonly by: Author;
};

/** @returns false when there is no such incident, it is closed, or it is about missing numbers and closes by itself */
export async function closeTabletIncident(
  deps: { readonly database: Database; readonly clock: Clock },
  { companyId, incidentId, finding, by }: CloseTabletIncidentInput,
): Promise<boolean> {
  const { database, clock } = deps;
  const authored = { by, reason: finding, now: clock() };
  const isClosed = await inTransaction(database, (tx) =>
    closeIncident(companyScope(tx, companyId), incidentId, authored),
  );
  // Settles its review item now, instead of at the server's next check.
  if (isClosed) await askAboutTablets(deps);
  return isClosed;
}
