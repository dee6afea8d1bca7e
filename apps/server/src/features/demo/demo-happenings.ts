// What a company file cannot hold: tablets and what they told, questions that wait for a manager, and a month that was sent to payroll.
import { toLocalDate } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { askForAddresses } from '#features/auth/addresses/ask-for-address.ts';
import type { LoadDemoDeps } from './demo-summary.ts';
import { createFailedAttempts } from '#features/auth/failed-attempts.ts';
import { requestCorrection, type Correction } from '#features/ledger/request-correction.ts';
import { listEntriesBetween } from '#features/ledger/time-entry-store.ts';
import { draftPayrollRun } from '#features/payroll-runs/draft-payroll-run.ts';
import { makePayrollRun } from '#features/payroll-runs/make-payroll-run.ts';
import type { PunchAction } from '#features/ledger/punch.ts';
import { askAboutTablets } from '#features/tablets/health/ask-about-tablets.ts';
import { disputePunch } from '#features/tablets/people/dispute-punch.ts';
import { tellMissedBreak } from '#features/tablets/people/tell-missed-break.ts';
import { DAY_MS, dayOf, firstOfMonth, MINUTE_MS, type Day } from './calendar.ts';
import { emailOf, employeeId } from './demo-employees.ts';
import { at, freeDays, ofLastMonth, personOf, type Known } from './demo-stories.ts';
import { COMPANY_ID } from './demo-structure.ts';
import { lastBonus } from './demo-bonus.ts';
import { hangUpTablet, type DemoTablet } from './demo-tablet.ts';
import { demoId } from './seeded.ts';

type Tablets = { readonly entrance: DemoTablet; readonly bakery: DemoTablet };

const HOUR_MS = 60 * MINUTE_MS;
const HUNG_UP_DAYS_AGO = 75;
const ON_THIS_MACHINE = '127.0.0.1';
const idOf = (key: string) => employeeId(personOf(key));

/** What happens at a moment; epoch milliseconds. */
type Happening = { readonly at: number; readonly happen: () => Promise<unknown> };

export async function letItHappen(
  deps: LoadDemoDeps,
  known: Known,
  owner: { readonly email: string; readonly password: string },
): Promise<void> {
  const today = dayOf(known.now);
  const hangUp = (name: string, time: string) =>
    hangUpTablet(deps, { name, at: at(today - HUNG_UP_DAYS_AGO, time), by: owner });
  const tablets = {
    entrance: await hangUp('Við innganginn', '09:12'),
    bakery: await hangUp('Bakaríið', '09:31'),
  };
  // Before anything is asked about anybody, in the order in which they were sent.
  const sent = [oldMonth(deps, today), lastBonus(deps, today)];
  for (const { happen } of sent.sort((a, b) => a.at - b.at)) await happen();
  const happenings = [
    ...punchWithoutTime(tablets, known),
    ...punchOnDaysOff(deps, tablets, known),
    ...guessPins(deps, tablets, known.now),
    happening(at(today - 1, '14:48'), (then) => tablets.bakery.report(then, 3)),
    happening(known.now, (then) => tablets.entrance.report(then, 0)),
  ];
  // A tablet makes its punches one after the other.
  for (const { happen } of happenings.sort((a, b) => a.at - b.at)) await happen();
  await workThroughBreak(deps, known);
  await askForNewAddress(deps, known.now - 2 * HOUR_MS);
  await askAboutTablets({ ...deps, clock: () => known.now });
}

function happening(moment: number, happen: (then: number) => Promise<unknown>): Happening {
  return { at: moment, happen: () => happen(moment) };
}

/** On a Saturday of last month the tablet by the entrance was restarted without a network. */
function punchWithoutTime({ entrance }: Tablets, known: Known): readonly Happening[] {
  const [day] = ofLastMonth(freeDays(known, 'huong'), known.now);
  if (day === undefined) return [];
  const punch = { employeeId: idOf('huong') };
  return [
    happening(at(day, '11:58'), (then) =>
      entrance.punch({ ...punch, action: 'start', at: then, knowsTime: false }),
    ),
    happening(at(day, '15:06'), (then) => entrance.punch({ ...punch, action: 'stop', at: then })),
  ];
}

/**
 * Days off on which somebody came all the same: "this was not me" lately; last month a second clock-in, and a forgotten clock-out, so that with
 * the punch that knows no time three people of that month are not ready to be paid.
 */
function punchOnDaysOff(deps: LoadDemoDeps, tablets: Tablets, known: Known): readonly Happening[] {
  const days = freeDays(known, 'kristjan').filter(isNotNeighbour);
  const [disputed] = days;
  const twice = ofLastMonth(days, known.now)
    .filter((day) => day !== disputed)
    .at(-1);
  const [forgotten] = ofLastMonth(freeDays(known, 'elin'), known.now);
  return [
    ...(disputed === undefined ? [] : punchAndDispute(deps, tablets, disputed)),
    ...(forgotten === undefined ? [] : forgetAndAsk(deps, tablets, forgotten)),
    ...(twice === undefined ? [] : startTwice(tablets, twice)),
  ];
}

function punchesOf({ entrance }: Tablets, key: string, day: Day) {
  return (action: PunchAction, time: string) =>
    happening(at(day, time), (then) => entrance.punch({ employeeId: idOf(key), action, at: then }));
}

/** With the bakery heard at the end of the day, so that nobody waits for what it may still have. */
function startTwice(tablets: Tablets, day: Day): readonly Happening[] {
  const punch = punchesOf(tablets, 'kristjan', day);
  return [
    happening(at(day, '23:30'), (then) => tablets.bakery.report(then, 0)),
    happening(at(day, '23:31'), (then) => tablets.entrance.report(then, 0)),
    ...[punch('start', '09:02'), punch('start', '12:44'), punch('stop', '16:11')],
  ];
}

function forgetAndAsk(deps: LoadDemoDeps, tablets: Tablets, day: Day): readonly Happening[] {
  const correction: Correction = {
    ...{ requestId: demoId('correction elin'), deviceId: tablets.entrance.deviceId },
    ...{ employeeId: idOf('elin'), action: 'stop' as const, at: at(day, '14:30') },
    ...{ note: 'Gleymdi að stimpla mig út', clientAddress: ON_THIS_MACHINE },
  };
  return [
    punchesOf(tablets, 'elin', day)('start', '09:57'),
    happening(at(day + 1, '08:20'), (then) =>
      requestCorrection({ ...deps, clock: () => then }, COMPANY_ID, correction),
    ),
  ];
}

function punchAndDispute(deps: LoadDemoDeps, { entrance, bakery }: Tablets, day: Day): readonly Happening[] {
  const punch = { employeeId: idOf('kristjan') };
  const device = { companyId: COMPANY_ID, deviceId: entrance.deviceId };
  return [
    punchesOf({ entrance, bakery }, 'kristjan', day)('start', '10:03'),
    happening(at(day, '12:31'), async (then) => {
      const stop = await entrance.punch({ ...punch, action: 'stop', at: then });
      await disputePunch({ ...deps, clock: () => then + 5 * MINUTE_MS }, device, stop);
    }),
  ];
}

function isNotNeighbour(day: Day, index: number, days: readonly Day[]): boolean {
  return index === 0 || (days[index - 1] ?? 0) - day > 1;
}

/** The owner has given the accountant another address, which waits to be confirmed. */
async function askForNewAddress({ database }: LoadDemoDeps, now: number): Promise<void> {
  const by = { door: 'desk' as const, userId: idOf('eigandi'), operator: null };
  const oldEmail = emailOf({ key: 'bokari' });
  const wish = { employeeId: idOf('bokari'), oldEmail, newEmail: `nyr.${oldEmail}` };
  await inTransaction(database, (tx) =>
    askForAddresses(companyScope(tx, COMPANY_ID), [wish], { by, reason: null, now }),
  );
}

/** In the kitchen half an hour is taken as a break. */
async function workThroughBreak(deps: LoadDemoDeps, { now }: Known): Promise<void> {
  const scope = companyScope(deps.database.knex, COMPANY_ID);
  const cook = idOf('gudny');
  const lately = await listEntriesBetween(scope, [cook], { from: now - 7 * DAY_MS, to: now });
  const long = lately.flatMap(({ id, startAt, endAt, isDraft }) =>
    endAt !== null && endAt - startAt > 360 * MINUTE_MS && !isDraft ? [{ id, endAt }] : [],
  );
  const last = long.at(-1);
  if (last === undefined) return;
  const then = { ...deps, clock: () => last.endAt + MINUTE_MS };
  await tellMissedBreak(then, { companyId: COMPANY_ID, employeeId: cook, timeEntryId: last.id });
}

const MINUTES_AGO = [118, 117, 116, 115, 114, 92, 75, 58, 41, 24];

/** Somebody tries PINs of another person until it locks. */
function guessPins(deps: LoadDemoDeps, { entrance }: Tablets, now: number): readonly Happening[] {
  const guess = {
    ...{ companyId: COMPANY_ID, employeeId: idOf('aneta') },
    ...{ deviceId: entrance.deviceId, isSomebody: true },
  };
  return MINUTES_AGO.map((minutesAgo) =>
    happening(now - minutesAgo * MINUTE_MS, (then) =>
      createFailedAttempts({ ...deps, clock: () => then }).tryPin(guess, () => Promise.resolve(false)),
    ),
  );
}

/** The month before last was sent when it had ended. */
function oldMonth(deps: LoadDemoDeps, today: Day): Happening {
  return happening(at(firstOfMonth(today, 1) + 1, '10:14'), (now) => sendOldMonth(deps, today, now));
}

async function sendOldMonth(deps: LoadDemoDeps, today: Day, now: number): Promise<void> {
  const range = {
    startDate: toLocalDate(firstOfMonth(today, 2)),
    endDate: toLocalDate(firstOfMonth(today, 1) - 1),
  };
  const draft = (request: Parameters<typeof draftPayrollRun>[1]) =>
    draftPayrollRun(deps.database.knex, request);
  await makePayrollRun(
    { database: deps.database, clock: () => now, draft },
    {
      ...{ companyId: COMPANY_ID, profileKey: 'dk', range, employeeIds: null, again: 'refuse' },
      ...{ leavesOutUnready: true, ignoresSilentTablets: true },
    },
    { door: 'demo', userId: idOf('bokari'), operator: null },
  );
}
