// Which punch in the inbox goes with which tap, and so with what was chosen and brought along: our own punches name themselves, those of
// the public API are told by their arrivals.
import type { Facts } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import type { Company } from '../people/companies.ts';
import type { Arrival } from './arrivals.ts';
import type { Brought } from '../people/brought.ts';

export type BroughtPunch = Brought & {
  readonly tap: Tap;
  /** Whether the person may begin on this project, or without any, at the moment at which the server judged. */
  readonly isProjectGood: boolean;
};

type Given = {
  readonly taps: readonly Tap[];
  readonly arrivals: readonly Arrival[];
  readonly facts: Pick<Facts, 'punches'>;
  readonly companies: readonly Company[];
  readonly projectsClosed: ReadonlyMap<string, number>;
};

export function toBroughtPunches(given: Given): ReadonlyMap<string, BroughtPunch> {
  const { taps, arrivals, facts, companies } = given;
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  const own = new Map(taps.map((tap) => [tap.punchId ?? '', tap]));
  const planned = new Map(taps.map((tap) => [tap.planned ?? 0, tap]));
  const live = new Map(
    arrivals.flatMap(({ tap, facts: some }) => some.map(({ punchId }) => [punchId, planned.get(tap)])),
  );
  return new Map(
    facts.punches.flatMap(({ punchId, companyId, verdicts }) => {
      const tap = own.get(punchId) ?? live.get(punchId);
      const company = companyOf.get(companyId);
      if (tap?.brought === undefined || company === undefined) return [];
      const judgedAt = verdicts[0]?.decidedAt ?? Infinity;
      const isClosed = judgedAt > (given.projectsClosed.get(companyId) ?? Infinity);
      return [[punchId, { ...tap.brought, tap, isProjectGood: isGood(tap, tap.brought, company, isClosed) }]];
    }),
  );
}

function isGood(
  { action }: Tap,
  { projectId }: Brought,
  { rules, projects }: Company,
  isClosed: boolean,
): boolean {
  if (action === 'stop') return true;
  if (projectId === null) return rules.projects !== 'strict';
  return !(isClosed && projects.some(({ id, isClosing }) => isClosing && id === projectId));
}
