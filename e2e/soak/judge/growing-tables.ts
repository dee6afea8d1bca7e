// The tables that may grow as long as people work, why, and by how many rows at most.

/** What lets a table grow. */
export const AMOUNTS = ['punch', 'sign-in', 'new tablet', 'day'] as const;
export type Amount = (typeof AMOUNTS)[number];

export type Reason = {
  /** Rows for each of them, at most. */
  readonly most: Readonly<Partial<Record<Amount, number>>>;
  readonly because: string;
};

const ofPunch = (most: number, because: string): Reason => ({ most: { punch: most }, because });
const ofSignIn = (because: string): Reason => ({ most: { 'sign-in': 1 }, because });
const ofNewTablet = (most: number, because: string): Reason => ({ most: { 'new tablet': most }, because });

/** By name. Every other table must stay as it is. */
export const GROWING_TABLES: Readonly<Partial<Record<string, Reason>>> = {
  punch_inbox: ofPunch(1, 'every punch is kept for good'),
  punch_envelopes: ofPunch(1, 'so are its signed bytes'),
  punch_proofs: ofPunch(1, 'and how it was proven who made it'),
  punch_verdicts: ofPunch(1.1, 'and what became of it, again where a manager decides'),
  time_entries: ofPunch(0.6, 'one for each clock-in'),
  review_items: ofPunch(0.3, 'questions, which no manager answers here'),
  open_punches: ofPunch(0.1, 'punches about which a question is open'),
  sessions: ofSignIn('until 30 days after it has ended'),
  refresh_tokens: ofSignIn('until 30 days after its time is over'),
  devices: ofNewTablet(1, 'a tablet that is registered again is a new one'),
  device_keys: ofNewTablet(1, 'its key, with which its punches can be checked for good'),
  device_heads: ofNewTablet(1, 'where its chain stands, for punches that may still come'),
  device_health: ofNewTablet(1, 'how it was when it last said something'),
  changes: ofNewTablet(2, 'who registered it, and its key'),
  jobs: { most: { day: 2 }, because: 'the work of a night, for 30 days' },
};
