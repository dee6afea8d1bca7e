import type { Queryable } from '#database/database.ts';
import type { FirstRunLinkRow } from '#database/tables/sign-in.ts';

/** The one before ends. */
export async function replaceFirstRunLink(
  db: Queryable,
  link: { readonly digest: string; readonly endsAt: number },
): Promise<void> {
  await removeFirstRunLinks(db);
  await db<FirstRunLinkRow>('first_run_links').insert({ digest: link.digest, ends_at: link.endsAt });
}

/** @returns when it ends, in epoch milliseconds; undefined where it is none, or over */
export async function findFirstRunLink(
  db: Queryable,
  digest: string,
  now: number,
): Promise<number | undefined> {
  const row = await db<FirstRunLinkRow>('first_run_links')
    .where({ digest })
    .where('ends_at', '>', now)
    .first();
  return row?.ends_at;
}

/** @returns false where it was used meanwhile; two requests at once cannot both use it */
export async function useFirstRunLink(db: Queryable, digest: string): Promise<boolean> {
  return (await db<FirstRunLinkRow>('first_run_links').where({ digest }).delete()) === 1;
}

export async function removeFirstRunLinks(db: Queryable): Promise<void> {
  await db<FirstRunLinkRow>('first_run_links').delete();
}
