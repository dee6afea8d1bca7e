// What is shown before days of absence are saved is what comes of them, and the calendar has the days of the lists, whatever they are.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { companyWorld } from './company-world.ts';

const world = companyWorld('findAbsenceEffect');

const SPAN = { startDate: '2026-04-01', endDate: '2026-05-31' };
const RUNS = 15;

const day = (offset: number) =>
  new Date(Date.parse('2026-04-01') + offset * 86_400_000).toISOString().slice(0, 10);

const absence = fc.record({
  type: fc.constantFrom('sick', 'sickChild', 'vacation'),
  offset: fc.integer({ min: 0, max: 40 }),
  length: fc.integer({ min: 0, max: 10 }),
  percent: fc.integer({ min: 1, max: 100 }),
  ratio: fc.constantFrom(1, 0.8, 0.37),
  isAsked: fc.boolean(),
});

/** What payroll counts, by kind. */
async function paid(employeeId: string) {
  const { data } = await world.ask('getTimeEntries', { query: { ...SPAN, employeeId } });
  const { sickMinutes: sick, sickChildMinutes: sickChild, vacationMinutes: vacation } = data.totals;
  return { sick, sickChild, vacation };
}

it('shows the effect that the days then have, and each of them in calendar and list', async () => {
  await fc.assert(
    fc.asyncProperty(absence, async ({ type, offset, length, percent, ratio, isAsked }) => {
      const { company } = world.tenant;
      const anna = await world.api.given.anEmployee(company, { employment_ratio: ratio });
      const range = { startDate: day(offset), endDate: day(offset + length) };
      const before = await paid(anna.id);
      const shown = isAsked
        ? await approved(anna.id, range)
        : await entered(anna.id, { type, ...range, percent });

      const after = await paid(anna.id);
      const kinds = ['sick', 'sickChild', 'vacation'] as const;
      for (const kind of kinds)
        expect(after[kind] - before[kind]).toBe(
          shown
            .filter(({ key }) => key === kind)
            .reduce((sum, line) => sum + line.afterMinutes - line.beforeMinutes, 0),
        );
      const { data: calendar } = await world.ask('getLeaveCalendar', { query: SPAN });
      const query = { from: SPAN.startDate, to: SPAN.endDate, employeeId: anna.id };
      const { data: list } = await world.ask('listAbsences', { query });
      const person = calendar.people.find(({ employeeId }) => employeeId === anna.id);
      expect(person?.days.map(({ date, type: kind, minutes }) => [date, kind, minutes])).toEqual(
        list.map(({ date, type: kind, minutes }) => [date, kind, minutes]),
      );
    }),
    { numRuns: RUNS },
  );
});

/** @returns the lines of pay that were shown before; none where the person works on none of the days */
async function entered(employeeId: string, said: object) {
  const body = { employeeId, absence: said };
  const shown = await world.call({ body });
  if (shown.status !== 200) return [];
  await world.ask('enterAbsence', { body: { employeeId, ...said } });
  return shown.data.effect.lines;
}

async function approved(employeeId: string, range: object) {
  const { data: request } = await world.ask('askForLeave', { body: { employeeId, ...range } });
  const { data } = await world.ask('getLeaveRequest', { params: { requestId: request.id } });
  await world.ask('approveLeave', { params: { requestId: request.id }, body: {} });
  return data.effect?.lines ?? [];
}
