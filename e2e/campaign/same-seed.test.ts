import { optionsFor } from './campaign-options.ts';
import { expectNoDifference } from './expect-no-difference.ts';

expectNoDifference('the same campaign as ever', optionsFor({ seed: 946_824_393, punches: 2_000 }));
