// What people are asked about a tablet: a review item of its own kind, one for each tablet and kind.
import type { Concern } from './tablet-concerns.ts';
import { notPossible } from '#features/ledger/review-case.ts';
import type { OtherQuestion } from '#features/ledger/settle-review-item.ts';
import { closeIncidentsOf } from './device-incident-store.ts';

/**
 * A person has looked into what a tablet did: the incidents behind the review item are closed with it. A question that settles
 * itself, such as silence, cannot be settled by hand.
 */
export const tabletQuestion: OtherQuestion = {
  isThis: ({ deviceId }) => deviceId !== null,
  settle: async (scope, { item: { deviceId, reason }, authored }, { kind }) => {
    const kinds = incidentsBehind(reason);
    if (deviceId === null || kinds.length === 0)
      throw notPossible(
        'This question settles itself when the tablet is well again, or when it is taken out of use.',
      );
    if (kind !== 'accept')
      throw notPossible(
        'This question is about a tablet. Accept it when somebody has looked into it, with what they found as the reason.',
      );
    return { closedIncidents: await closeIncidentsOf(scope, { deviceId, kinds }, authored) };
  },
};

/** They settle themselves: the tablet calls again, has room again, tells of no alarm any more, or is taken out of use. */
const OF_STATES = { silent: 'tablet_silent', storage_low: 'tablet_storage', alarm: 'tablet_alarm' } as const;

/** By kind of incident. A person looks into these, and then closes them. */
const OF_INCIDENTS = {
  unreadable: 'tablet_unreadable',
  mismatch: 'tablet_unreadable',
  clock_set: 'tablet_clock_set',
  chain_shortened: 'tablet_erased',
} as const;

type TabletQuestionReason =
  | (typeof OF_STATES)[keyof typeof OF_STATES]
  | (typeof OF_INCIDENTS)[keyof typeof OF_INCIDENTS];

/**
 * @returns undefined where nobody has to act: a tablet hands its punches over by itself, a browser may refuse to promise that it keeps
 *   the storage, an app installs the new version by itself, missing numbers arrive or stay missing, and a manager is already asked about
 *   a punch with a wrong signature
 */
export function questionAbout(concern: Concern): TabletQuestionReason | undefined {
  if (concern.kind === 'incident')
    return (OF_INCIDENTS as Readonly<Record<string, TabletQuestionReason>>)[concern.incident];
  return (OF_STATES as Readonly<Record<string, TabletQuestionReason>>)[concern.kind];
}

/** The kinds of incidents that somebody closes who answers this; none where it settles itself. */
function incidentsBehind(reason: string): readonly string[] {
  return Object.entries(OF_INCIDENTS)
    .filter(([, asked]) => asked === reason)
    .map(([incident]) => incident);
}
