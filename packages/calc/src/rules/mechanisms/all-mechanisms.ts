import { type MechanismName, type MechanismParameters } from '../rule-definition.ts';
import { CREDIT_MECHANISMS } from './credit-mechanisms.ts';
import { type Mechanism } from './mechanism.ts';
import { TIME_MECHANISMS } from './time-mechanisms.ts';

/** Every mechanism by the name that rules use, in the order of the pay rules. */
export const ALL_MECHANISMS: { readonly [N in MechanismName]: Mechanism<MechanismParameters[N]> } = {
  ...TIME_MECHANISMS,
  ...CREDIT_MECHANISMS,
};

/** The names of all mechanisms. */
export const MECHANISM_NAMES = Object.keys(ALL_MECHANISMS) as readonly MechanismName[];
