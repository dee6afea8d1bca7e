// R16: time to the millisecond where the grade promises it. Clocks of a campaign do not drift, so a punch can be off by no more than half
// the true way there and back of the exchange by which it was reckoned. The bounds that the server states are not asked.
import type { Envelope, Facts } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import type { Arrival } from './arrivals.ts';
import type { Check } from './check.ts';

/** One exchange of a tablet: true times at the tablet, and the time at which the server's clock stood meanwhile. */
type TrueExchange = {
  readonly askedAt: number;
  readonly servedAt: number;
  readonly answeredAt: number;
};

export type TrueClocks = {
  /** By the time at which the server's clock stood; no two stand at the same. */
  readonly exchanges: ReadonlyMap<number, TrueExchange>;
  /** By device: when somebody set its wall clock. */
  readonly wallSetAt: ReadonlyMap<string, readonly number[]>;
};

/** Clocks show whole milliseconds, and half of an odd number of them is rounded. */
const ROUNDED_MS = 2;

export function checkExactTime(
  taps: readonly Tap[],
  { envelopes, punches }: Pick<Facts, 'envelopes' | 'punches'>,
  clocks: TrueClocks,
): Check {
  const tapOf = new Map(taps.map((tap) => [tap.punchId ?? '', tap]));
  const factOf = new Map(punches.map((punch) => [punch.punchId, punch]));
  const problems: string[] = [];
  let cases = 0;
  let before: { readonly chain: string; readonly punchedAt: number; readonly lateMs: number } | undefined;
  for (const envelope of envelopes.values()) {
    const [fact, tap] = [factOf.get(envelope.punchId), tapOf.get(envelope.punchId)];
    if (fact === undefined || tap === undefined) continue;
    const { punchedAt, receivedAt } = fact;
    const chain = `${envelope.deviceId} ${envelope.keyEpoch}`;
    const bound = boundOf(envelope, receivedAt, clocks);
    if (bound === 'no exchange')
      problems.push(`${tap.person.name}, tap ${tap.number}: it goes by an exchange that never was`);
    const mostMs = typeof bound === 'number' ? bound : Infinity;
    // A punch never counts before the previous punch of its tablet. Where that one counts late, this one does too.
    const isPushed = before?.chain === chain && before.punchedAt === punchedAt;
    const lateMs = isPushed ? Math.max(mostMs, before?.lateMs ?? 0) : mostMs;
    before = { chain, punchedAt, lateMs };
    if (mostMs === Infinity) continue;
    cases += 1;
    const off = punchedAt - tap.at;
    if (off > lateMs || -off > mostMs)
      problems.push(
        `${tap.person.name}, tap ${tap.number} at ${new Date(tap.at).toISOString()}, grade ${envelope.grade}: it counts ${off} ms off, and may by ${mostMs}`,
      );
  }
  return {
    id: 'R16',
    says: 'A punch of grade A, or of B where nobody set the clock, is off by half the true round trip of its exchange at most.',
    cases,
    problems,
  };
}

/** @returns undefined where nothing is promised to the millisecond */
function boundOf(
  { grade, envelope, closingAnchor, deviceId }: Envelope,
  receivedAt: number,
  { exchanges, wallSetAt }: TrueClocks,
): number | 'no exchange' | undefined {
  if (grade !== 'A' && grade !== 'B') return undefined;
  const served = [anchorIn(envelope), closingAnchor].flatMap((anchor) =>
    anchor === null ? [] : [servedAtOf(anchor)],
  );
  const used = served.map((at) => exchanges.get(at));
  const known = used.filter((exchange) => exchange !== undefined);
  if (known.length < used.length || known.length === 0) return 'no exchange';
  const [from, until] = [Math.min(...known.map(({ askedAt }) => askedAt)), receivedAt];
  const isSet = (wallSetAt.get(deviceId) ?? []).some((at) => at >= from && at <= until);
  if (grade === 'B' && isSet) return undefined;
  return Math.max(...known.map(({ askedAt, answeredAt }) => (answeredAt - askedAt) / 2)) + ROUNDED_MS;
}

function anchorIn(envelope: string): string | null {
  const { header } = JSON.parse(Buffer.from(envelope, 'base64url').toString()) as {
    readonly header: { readonly clock: { readonly anchor: { readonly anchor: string } | null } };
  };
  return header.clock.anchor?.anchor ?? null;
}

/** An anchor begins with its version and the time of the server that it was signed at. */
const servedAtOf = (anchor: string) => Number(anchor.split('.')[1]);

/** A live punch counts at the moment at which the clock of the server stood when it arrived. */
export function checkLiveMoments(arrivals: readonly Arrival[]): Check {
  const stored = arrivals.flatMap(({ tap, at, facts }) => facts.map((fact) => ({ tap, at, fact })));
  return {
    id: 'R16',
    says: 'A punch through the public API counts at the very moment at which it reached the server.',
    cases: stored.length,
    problems: stored
      .filter(({ at, fact }) => fact.punchedAt !== at)
      .map(({ tap, at, fact }) => `tap ${tap} reached the server at ${at}, and counts at ${fact.punchedAt}`),
  };
}
