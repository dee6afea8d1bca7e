import type { Catalogue } from '#i18n/catalogues.ts';

/** What an account is called; one that this version does not know has a common name. */
export function creditName(account: string, t: Catalogue): string {
  return Object.entries(t.hoursAccounts).find(([known]) => known === account)?.[1] ?? t.hoursOtherCredit;
}
