// A person has looked into what a tablet did: the incidents behind the review item are closed with it. A question that settles
// itself, such as silence, cannot be settled by hand.
import { notPossible } from '#features/ledger/review-case.ts';
import type { OtherQuestion } from '#features/ledger/settle-review-item.ts';
import { closeIncidentsOf } from './device-incident-store.ts';
import { incidentsBehind } from './tablet-question.ts';

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
