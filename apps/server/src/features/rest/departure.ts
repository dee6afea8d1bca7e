// A departure from a right to rest: what there was, what was due, what is owed for it and what was given.
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import type { Settlement } from './settle-time-off.ts';

type Found = NonNullable<EmployeeTimesheet['rest']>['departures'][number];

type RestRight = Found['right'];

export type Departure = {
  readonly right: RestRight;
  /** yyyy-MM-dd, both inclusive: the days that it is about. */
  readonly startDate: string;
  readonly endDate: string;
  /** Epoch milliseconds; null: no single moment. */
  readonly at: number | null;
  readonly minutes: number;
  readonly limitMinutes: number;
  readonly byMinutes: number;
  readonly source: string | null;
  readonly timeEntryId: string | null;
};

export type DepartureState = 'open' | 'given' | 'paidOut' | 'waived';

export type SettledDeparture = Departure & {
  /** Null: the agreement owes nothing for it. */
  readonly owedMinutes: number | null;
  readonly openMinutes: number;
  readonly state: DepartureState;
  readonly settledBy: readonly Settlement[];
};

export type NotJudged = {
  /** Null: several. */
  readonly right: RestRight | null;
  readonly because: 'noBirthDate' | 'schoolTime' | 'noBreaks' | 'shortRecord' | 'kindOfWork' | 'noLaw';
};
