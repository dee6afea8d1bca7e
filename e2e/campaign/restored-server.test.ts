// A server that comes back from a backup of a day before: everything that tablets took since then must come back to it.
import { optionsFor, randomSeed } from './campaign-options.ts';
import { expectNoDifference } from './expect-no-difference.ts';

const options = optionsFor({ seed: randomSeed(), punches: 400 });

// Wrong PINs and tablets that die are few in so small a campaign, and no office does anything that the backup would not know of.
expectNoDifference('a server that comes back from a backup', { ...options, restores: 2, serverKills: 3 }, [
  'R2',
  'R3',
  'R20',
]);
