// A campaign that nobody has tried before: its seed is printed, and repeats it.
import { optionsFor, randomSeed } from './campaign-options.ts';
import { expectNoDifference } from './expect-no-difference.ts';

expectNoDifference('a new campaign', optionsFor({ seed: randomSeed(), punches: 2_000 }));
