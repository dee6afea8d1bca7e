// Everything personal that is kept for some time only: where it stands, since when, for how long, and where people are told so.
// docs/operations.md has this list as a table, and a test compares the two.

import { SETTINGS } from '@stimpill/api-types/settings';

const DAYS = SETTINGS.retentionDays.settings;

type Personal = {
  readonly name: string;
  /** Its rows are deleted whole. */
  readonly table: string;
  /** The column that tells the rows of a company apart. */
  readonly id: string;
  /** The column that says since when it is kept. */
  readonly since: string;
  readonly kept: KeptFor;
  /** The pages of docs/ that tell people the deadline. */
  readonly toldIn: readonly string[];
};

/** A number of days, or the setting of its file with which each company says how many. */
type KeptFor = { readonly days: number } | { readonly setting: string; readonly column: string };

export type PersonalKind = 'coordinates' | 'photos' | 'pinSeals' | 'formerPins';

export const PERSONAL: Readonly<Record<PersonalKind, Personal>> = {
  coordinates: {
    // With them goes the salt of their hash.
    name: 'coordinates and addresses',
    ...{ table: 'punch_details', id: 'punch_id', since: 'recorded_at' },
    kept: { setting: 'retentionDays.coordinates', column: DAYS.coordinates.column },
    toldIn: ['company-file.md'],
  },
  photos: {
    name: 'photos',
    ...{ table: 'punch_photos', id: 'punch_id', since: 'uploaded_at' },
    kept: { setting: 'retentionDays.photos', column: DAYS.photos.column },
    toldIn: ['company-file.md', 'offline.md'],
  },
  pinSeals: {
    // Only seals that could not be opened: the others are erased as soon as they are opened.
    name: 'sealed PINs',
    ...{ table: 'pin_seals', id: 'punch_id', since: 'stored_at' },
    kept: { days: 7 },
    toldIn: ['offline.md'],
  },
  formerPins: {
    // As long as a tablet keeps its punches: until then a punch may arrive that was made with the old PIN.
    name: 'former PINs',
    ...{ table: 'former_pins', id: 'id', since: 'replaced_at' },
    kept: { days: 35 },
    toldIn: ['offline.md'],
  },
};

export const PERSONAL_KINDS = Object.keys(PERSONAL) as readonly PersonalKind[];

export type PersonalCounts = Readonly<Record<PersonalKind, number>>;
