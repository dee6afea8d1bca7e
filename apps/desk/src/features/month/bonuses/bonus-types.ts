// Bonuses once a year: what everybody has earned, and the file of what is proposed.
import type { Bonuses } from '@stimpill/api-types/manage';
import type { CallFor } from '#api/contract.ts';

export type { Bonuses };
export type BonusKind = Bonuses['kind'];
export type BonusesOfPerson = Bonuses['people'][number];
export type BonusShare = BonusesOfPerson['shares'][number];
export type AskedBonusRun = CallFor<'makeBonusRun'>['body'];
