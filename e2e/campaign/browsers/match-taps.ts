// Which punch of the server is which tap of a finger. A browser names its punches itself, so they are told by what was done: at this
// tablet, by this person, in or out, and the clock of the machine at the fourth digit between just before the touch and just after.
import type { Envelope, Facts } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import type { SigningTablet } from '../reconcile/check-chain.ts';
import type { Visit } from './take-visit.ts';

export type SeenVisit = Visit & { readonly tablet: string };

/** A touch that a kill cut off may have been noted late. Nobody is back at the tablet that soon. */
const SLACK_MS = 1_000;

export function matchTaps(
  visits: readonly SeenVisit[],
  { envelopes }: Pick<Facts, 'envelopes'>,
  tablets: readonly SigningTablet[],
): readonly Tap[] {
  const deviceOf = new Map(tablets.map(({ name, keys }) => [name, keys.at(-1)?.chain.deviceId]));
  const left = new Set([...envelopes.values()].map((envelope) => ({ ...envelope, ...readSigned(envelope) })));
  return visits.map((visit, place) => {
    const found = [...left].find(
      ({ deviceId, employeeId, action, tappedAt }) =>
        deviceId === deviceOf.get(visit.tablet) &&
        employeeId === visit.person.id &&
        action === visit.action &&
        visit.moments.some(({ from, to }) => tappedAt >= from - 1 && tappedAt <= to + SLACK_MS),
    );
    if (found !== undefined) left.delete(found);
    const { person, action, said, shown, endedAt, hasRightPin } = visit;
    return {
      ...{ number: place + 1, door: 'station', person, action, said, endedAt, hasRightPin },
      at: found?.tappedAt ?? visit.moments[0]?.from ?? 0,
      code: shown,
      ...(found === undefined ? {} : { punchId: found.punchId }),
    };
  });
}

type Signed = {
  readonly employeeId: string;
  readonly action: string;
  /** By the clock of the machine; these tablets never set it. */
  readonly tappedAt: number;
};

function readSigned({ envelope }: Envelope): Signed {
  const { header } = JSON.parse(Buffer.from(envelope, 'base64url').toString()) as {
    readonly header: Omit<Signed, 'tappedAt'> & { readonly clock: { readonly wallMs: number } };
  };
  const { employeeId, action, clock } = header;
  return { employeeId, action, tappedAt: clock.wallMs };
}
