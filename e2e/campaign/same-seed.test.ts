import { optionsFor } from './campaign-options.ts';
import { expectNoDifference } from './expect-no-difference.ts';

expectNoDifference('the same campaign as ever', optionsFor({ seed: 20_260_302, punches: 2_000 }));
