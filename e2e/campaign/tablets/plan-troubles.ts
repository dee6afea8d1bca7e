// What happens to tablets that has nothing to do with a single punch: no network for minutes or days, clocks that somebody sets,
// sleep, restarts without a network, a browser that throws a database away. The amounts follow from the number of punches.
import type { CampaignOptions } from '../campaign-options.ts';
import type { Chance } from '../chance.ts';
import type { Tablet } from './tablet.ts';

type TroubleKind =
  | 'cut off'
  | 'clock set'
  | 'asleep'
  | 'reloaded'
  | 'reloaded while cut off'
  | 'database lost'
  | 'database broken';

export type Trouble = {
  readonly kind: TroubleKind;
  readonly at: number;
  readonly happen: () => Promise<void>;
};

type Planned = {
  readonly chance: Chance;
  readonly tablet: Tablet;
  readonly at: number;
  readonly word: string;
};

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** How many punches there are for each trouble of a kind. */
const PUNCHES_FOR_ONE: Readonly<Record<TroubleKind, number>> = {
  'cut off': 330,
  'clock set': 400,
  asleep: 1_000,
  reloaded: 500,
  'reloaded while cut off': 1_000,
  'database lost': 2_500,
  'database broken': 10_000,
};

export function planTroubles(
  chance: Chance,
  options: CampaignOptions,
  tablets: readonly Tablet[],
  {
    start,
    later,
  }: { readonly start: number; readonly later: (at: number, event: () => Promise<void>) => void },
): readonly Trouble[] {
  const all = Object.entries(PUNCHES_FOR_ONE) as [TroubleKind, number][];
  // If a tablet and the server both lose a punch, nobody has it any more.
  const kinds = all.filter(([kind]) => options.restores === 0 || !kind.startsWith('database'));
  return kinds.flatMap(([kind, punches]) =>
    Array.from({ length: timesOf(options, punches) }, (_, number) => {
      const word = `${kind} ${number}`;
      const tablet = chance.pick(tablets, word, 'tablet');
      const at = start + Math.round(options.days * DAY_MS * 0.95 * chance.of(word, 'at'));
      return { kind, at, happen: () => HAPPENINGS[kind]({ chance, tablet, at, word }, later) };
    }),
  );
}

function timesOf({ punches, troubleFactor }: CampaignOptions, punchesForOne: number): number {
  return troubleFactor === 0 ? 0 : Math.max(2, Math.round((punches / punchesForOne) * troubleFactor));
}

type Later = (at: number, event: () => Promise<void>) => void;

const HAPPENINGS: Readonly<Record<TroubleKind, (planned: Planned, later: Later) => Promise<void>>> = {
  'cut off': async ({ chance, tablet, at, word }, later) => {
    // From ten minutes to nine days, most of them short.
    const length = 10 * MINUTE_MS * (9 * 144) ** chance.of(word, 'length');
    await tablet.cutOff(true);
    later(at + length, () => tablet.cutOff(false));
  },
  'clock set': ({ chance, tablet, word }) => tablet.setWallClock(jumpOf(chance, word)),
  asleep: ({ chance, tablet, word }) => tablet.sleep(chance.between(1, 30, word, 'length') * MINUTE_MS),
  reloaded: ({ tablet }) => tablet.reload(),
  'reloaded while cut off': async ({ chance, tablet, at, word }, later) => {
    await tablet.cutOff(true);
    await tablet.reload();
    later(at + chance.between(10, 600, word, 'length') * MINUTE_MS, () => tablet.cutOff(false));
  },
  'database lost': ({ tablet }) => tablet.loseDatabase(),
  'database broken': ({ tablet }) => tablet.breakDatabase(),
};

/** From a second to a year, either way; every third time somebody sets it right. */
function jumpOf(chance: Chance, word: string): number {
  if (chance.of(word, 'right') < 0.33) return 0;
  const size = Math.round(1_000 * (365 * 86_400) ** chance.of(word, 'size'));
  return chance.of(word, 'back') < 0.5 ? -size : size;
}
