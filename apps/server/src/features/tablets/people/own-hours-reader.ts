// Own hours as the contract has them, ready to go from one thread to another.
import { ownHours, type OwnHoursDeps, type WhoseHours } from './own-hours.ts';
import { toOwnHours, type OwnHoursData } from './to-own-hours.ts';

export type ReadOwnHours = (whose: WhoseHours) => Promise<OwnHoursData>;

export function ownHoursReader(deps: OwnHoursDeps): ReadOwnHours {
  return async (whose) => toOwnHours(await ownHours(deps, whose));
}
