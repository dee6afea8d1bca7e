import { type MechanismName, type MechanismParameters } from '../rule-definition.ts';
import { dailyOvertimeMechanism } from './daily-overtime.ts';
import { type Mechanism } from './mechanism.ts';
import { windowsMechanism } from './windows.ts';

/** Every mechanism by the name that rules use. */
export const ALL_MECHANISMS: { readonly [N in MechanismName]: Mechanism<MechanismParameters[N]> } = {
  windows: windowsMechanism,
  'daily-overtime': dailyOvertimeMechanism,
};

/** The names of all mechanisms. */
export const MECHANISM_NAMES = Object.keys(ALL_MECHANISMS) as readonly MechanismName[];
