// The link by which somebody who can see the server's terminal makes the first company. Only a digest of it is stored.
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { digestOf, newOpaqueToken } from '#features/auth/token-digest.ts';
import { hasCompany } from '#features/company-file/store/company-file-store.ts';
import { findFirstRunLink, replaceFirstRunLink } from '#features/company-file/store/first-run-link-store.ts';

const TOKEN_PREFIX = 'sfr';
const LINK_MS = 60 * 60_000;

type LinkDeps = { readonly database: Database; readonly clock: Clock };

/** @returns its token, after which the one before no longer works; null where there is a company already */
export async function makeFirstRunLink({ database, clock }: LinkDeps): Promise<string | null> {
  const token = newOpaqueToken(TOKEN_PREFIX);
  return inTransaction(database, async (tx) => {
    if (await hasCompany(tx)) return null;
    await replaceFirstRunLink(tx, { digest: digestOf(token), endsAt: clock() + LINK_MS });
    return token;
  });
}

/**
 * @returns when it ends, in epoch milliseconds
 * @throws DomainError `first_run.link_over`; where there is a company, for which no link is given any more, `first_run.company_made`
 */
export async function requireFirstRunLink({ database, clock }: LinkDeps, token: string): Promise<number> {
  const endsAt = await findFirstRunLink(database.knex, digestOf(token), clock());
  if (endsAt !== undefined) return endsAt;
  const code = (await hasCompany(database.knex)) ? 'first_run.company_made' : 'first_run.link_over';
  throw new DomainError(code, { field: 'token' });
}

/** What to open. @param origin such as https://stimpill.example.is */
export function addressOfFirstRun(origin: string, token: string): string {
  return `${origin}/desk/first-run#${token}`;
}
