// The tables that may grow as long as people work, why, and by how many rows at most.

/** What lets a table grow. */
export const AMOUNTS = [
  'punch',
  'sign-in',
  'day',
  'new tablet',
  'tablet away for hours',
  'wrong PIN',
  'punch out of turn',
  'answer',
] as const;
export type Amount = (typeof AMOUNTS)[number];

export type Reason = {
  /** Rows for each of them, at most. */
  readonly most: Readonly<Partial<Record<Amount, number>>>;
  readonly because: string;
};

const ofPunch = (most: number, because: string): Reason => ({ most: { punch: most }, because });
const ofSignIn = (because: string): Reason => ({ most: { 'sign-in': 1 }, because });
const ofNewTablet = (most: number, because: string): Reason => ({ most: { 'new tablet': most }, because });

/** By the name that the server gives them. Every other table must stay as it is. */
export const GROWING_TABLES: Readonly<Partial<Record<string, Reason>>> = {
  punch_inbox: ofPunch(1, 'every punch is kept for good'),
  punch_envelopes: ofPunch(1, 'so are its signed bytes'),
  punch_proofs: ofPunch(1, 'and how it was proven who made it'),
  punch_verdicts: ofPunch(1.1, 'and its outcome, again where a manager decides'),
  time_entries: ofPunch(0.6, 'one for each clock-in'),
  review_items: {
    // A tablet that was registered again is silent under its old key until a manager takes that out of use.
    most: { 'punch out of turn': 1, 'wrong PIN': 1, 'tablet away for hours': 1, 'new tablet': 1 },
    because: 'what managers were asked is kept for good',
  },
  open_punches: { most: { 'punch out of turn': 1, 'wrong PIN': 1 }, because: 'until a manager has answered' },
  sessions: ofSignIn('until 30 days after it has ended'),
  refresh_tokens: ofSignIn('until 30 days after its time is over'),
  devices: ofNewTablet(1, 'a tablet that is registered again is a new one'),
  device_keys: ofNewTablet(1, 'its key, with which its punches can be checked for good'),
  device_heads: ofNewTablet(1, 'where its chain stands, for punches that may still come'),
  device_health: ofNewTablet(1, 'how it was when it last said something'),
  changes: {
    most: { 'new tablet': 2, answer: 1 },
    because: 'who registered a tablet, its key, what a manager did',
  },
  jobs: { most: { day: 2 }, because: 'the work of a night, for 30 days' },
};
