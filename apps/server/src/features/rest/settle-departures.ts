// What the agreement owes for departures from daily rest, and whether it was given.
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import type { Departure, DepartureState, SettledDeparture } from './departure.ts';
import type { Settlement } from './settle-time-off.ts';

type Credit = EmployeeTimesheet['credits'][number];

type Owed = { readonly minutes: number; readonly isPaid: boolean; readonly credit: Credit };

/** The time off that the rules gave for short rest, by the day on which the 24 hours began. */
export function owedByDate(credits: readonly Credit[]): ReadonlyMap<string, Owed> {
  const owed = new Map<string, Owed>();
  for (const credit of credits) {
    if (credit.account !== 'restTimeOff' || credit.reason.kind !== 'short-rest') continue;
    const minutes = credit.minutes + (owed.get(credit.localDate)?.minutes ?? 0);
    // Time off that stands on a pay line is paid with the wages of its day.
    owed.set(credit.localDate, { minutes, isPaid: credit.payLine !== null, credit });
  }
  return owed;
}

/** Each departure with what is owed for it. What the rule owes where punched time is not short, since it rounds, is one too. */
export function settleDepartures(
  departures: readonly Departure[],
  owed: ReadonlyMap<string, Owed>,
  settlementsOn: (date: string) => readonly Settlement[],
): readonly SettledDeparture[] {
  const found = new Set(
    departures.filter(({ right }) => right === 'dailyRest').map(({ startDate }) => startDate),
  );
  const ofRule = [...owed].filter(([date]) => !found.has(date)).map(([, { credit }]) => departureOf(credit));
  return [...departures, ...ofRule].map((each) =>
    each.right === 'dailyRest'
      ? settled(each, owed.get(each.startDate), settlementsOn(each.startDate))
      : settled(each, undefined, []),
  );
}

function settled(
  departure: Departure,
  owed: Owed | undefined,
  settledBy: readonly Settlement[],
): SettledDeparture {
  if (owed === undefined)
    return { ...departure, owedMinutes: null, openMinutes: 0, state: 'open', settledBy: [] };
  const given = settledBy.reduce((sum, { minutes }) => sum + minutes, 0);
  const openMinutes = owed.isPaid ? 0 : Math.max(0, owed.minutes - given);
  const state = owed.isPaid ? 'paidOut' : stateOf(openMinutes, settledBy);
  return { ...departure, owedMinutes: owed.minutes, openMinutes, state, settledBy };
}

const STATES: Readonly<Partial<Record<Settlement['kind'], DepartureState>>> = {
  taken: 'given',
  paid: 'paidOut',
  expired: 'waived',
};

/** By the booking that made it whole. */
function stateOf(openMinutes: number, settledBy: readonly Settlement[]): DepartureState {
  const last = settledBy.at(-1);
  return openMinutes > 0 || last === undefined ? 'open' : (STATES[last.kind] ?? 'open');
}

function departureOf({ localDate, entryId, reason }: Credit): Departure {
  const { restMinutes, wantedMinutes, missingMinutes } = reason as Extract<
    Credit['reason'],
    { kind: 'short-rest' }
  >;
  return {
    right: 'dailyRest',
    startDate: localDate,
    endDate: localDate,
    at: null,
    minutes: restMinutes,
    limitMinutes: wantedMinutes,
    byMinutes: missingMinutes,
    source: null,
    timeEntryId: entryId,
  };
}
