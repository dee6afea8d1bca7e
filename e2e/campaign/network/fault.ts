// What can happen to a request on its way, and how often. The shares are those of a bad week in a cellar, not of a good network.
import type { Chance } from '../chance.ts';

export type Fault =
  | 'request lost'
  | 'answer lost'
  | 'duplicated'
  | 'delayed'
  | 'error 500'
  | 'busy 503'
  | 'busy 429'
  | 'answer cut'
  | 'answer garbled'
  | 'reset in the body'
  | 'portal 403'
  | 'portal 413'
  | 'at both servers at once'
  | 'killed before'
  | 'killed inside'
  | 'killed after'
  | 'power cut'
  | 'disk of the server full'
  | 'database killed inside'
  | 'database killed after';

/** Whether the server, its database or its disk may have gone in the middle of something. */
export const isDeadly = (what: string | undefined) =>
  what !== undefined && /^(killed|power cut|disk of|database)/.test(what);

/** Percent of all requests; see docs/fault-campaign.md. */
export const LINE_FAULTS: readonly (readonly [fault: Fault, percent: number])[] = [
  ['request lost', 5],
  ['answer lost', 10],
  ['duplicated', 5],
  ['delayed', 10],
  ['error 500', 3],
  ['busy 503', 2],
  ['busy 429', 2],
  ['answer cut', 1],
  ['answer garbled', 1],
  ['reset in the body', 2],
  ['portal 403', 0.5],
  ['portal 413', 0.5],
];

/** The same for the same request and attempt, whatever else happens in the campaign. */
export function faultOf(chance: Chance, request: string, attempt: number): Fault | undefined {
  let left = chance.of('fault', request, attempt) * 100;
  for (const [fault, percent] of LINE_FAULTS) {
    if (left < percent) return fault;
    left -= percent;
  }
  return undefined;
}
