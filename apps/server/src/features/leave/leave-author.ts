// Who decides about time off and absence, and with what.
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import type { Author } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';

export type LeaveDeps = { readonly database: Database; readonly clock: Clock };

export type LeaveAuthor = {
  readonly company: CompanySettings;
  readonly by: Author;
  /** What is written beside it in the history; a message to the person, where it decides about a request. Null: nothing. */
  readonly reason: string | null;
};
