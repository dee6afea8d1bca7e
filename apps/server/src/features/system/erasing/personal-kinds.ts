// Everything personal that is kept for some time only, and where people are told so. Since when and for how long is said by its table.
// docs/operations.md has this list as a table, and a test compares the two.
import { SETTINGS } from '@stimpill/api-types/settings';
import type { Table } from '#database/table.ts';
import { pinSeals, punchDetails, punchPhotos } from '#database/tables/punches.ts';
import { formerPins } from '#database/tables/sign-in.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';

type Named = {
  readonly name: string;
  /** The pages of docs/ that tell people the deadline. */
  readonly toldIn: readonly string[];
};

/** A number of days, or the setting of its file with which each company says how many. */
type KeptFor = { readonly days: number } | { readonly setting: string; readonly column: string };

type Personal = Named & {
  /** Its rows are deleted whole. */
  readonly table: string;
  /** The column that tells the rows of a company apart. */
  readonly id: string;
  /** The column that says since when it is kept. */
  readonly since: string;
  readonly kept: KeptFor;
};

/** @throws where the table does not say that its rows pass */
function personal({ name: table, key, passes }: Table, named: Named): Personal {
  const id = key.at(-1);
  if (passes === undefined || id === undefined) return assertNeverHappens(`${table} that never pass`);
  return { ...named, table, id, since: passes.since, kept: keptFor(passes) };
}

function keptFor(passes: NonNullable<Table['passes']>): KeptFor {
  if ('days' in passes) return { days: passes.days };
  const { column } = SETTINGS.retentionDays.settings[passes.setting];
  return { setting: `retentionDays.${passes.setting}`, column };
}

export const PERSONAL = {
  // With them goes the salt of their hash.
  coordinates: personal(punchDetails, { name: 'coordinates and addresses', toldIn: ['company-file.md'] }),
  photos: personal(punchPhotos, { name: 'photos', toldIn: ['company-file.md', 'offline.md'] }),
  pinSeals: personal(pinSeals, { name: 'sealed PINs', toldIn: ['offline.md'] }),
  formerPins: personal(formerPins, { name: 'former PINs', toldIn: ['offline.md'] }),
};

export type PersonalKind = keyof typeof PERSONAL;

export const PERSONAL_KINDS = Object.keys(PERSONAL) as readonly PersonalKind[];

export type PersonalCounts = Readonly<Record<PersonalKind, number>>;
