import { intlZone } from '@stimpill/time';
import { calculateTimesheet, parseRuleDefinition, agreements } from '@stimpill/calc';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCompanyFile } from '#features/company-file/check-company-file.ts';
import { NOTHING_STORED } from '../../../test/nothing-stored.ts';
import type { CompanyFile } from '#features/company-file/company-file.ts';
import { demoCompany } from './demo-company.ts';
import { fixedCredentials, randomCredentials } from './demo-credentials.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const A_SATURDAY_AFTERNOON = Date.UTC(2026, 10, 21, 14);

/** Working hours, nights, Christmas, New Year, the leap day, the 31st, a holiday, midnight itself. */
const MOMENTS = [
  '2026-11-21T14:00:00Z',
  '2026-03-02T07:01:00Z',
  '2026-03-31T04:10:00Z',
  '2026-12-25T12:00:00Z',
  '2027-01-01T00:00:00Z',
  '2027-06-17T23:59:00Z',
  '2028-02-29T10:30:00Z',
  '2026-08-20T18:30:00Z',
];

const demoAt = (now: number): CompanyFile =>
  checkCompanyFile(demoCompany({ now, credentials: fixedCredentials() }), NOTHING_STORED);

describe.each(MOMENTS)('the demo company at %s', (moment) => {
  const now = Date.parse(moment);
  const file = demoAt(now);
  const isOpen = ({ endAtUtc }: CompanyFile['timeEntries'][number]) => endAtUtc === null;

  it('is a good company file, without overlaps and with everybody once', () => {
    expect(new Set(file.employees.map(({ id }) => id)).size).toBe(27);
    expect(file.timeEntries.length).toBeGreaterThan(5000);
    expect(file.timeEntries.length).toBeLessThan(8500);
  });

  it('has five to seven people at work, who came in within the last ten hours', () => {
    const open = file.timeEntries.filter(isOpen);
    const atWork = open.filter(({ startAtUtc }) => startAtUtc < now && startAtUtc > now - 10 * HOUR);

    expect(atWork.length).toBeGreaterThanOrEqual(5);
    expect(atWork.length).toBeLessThanOrEqual(7);
  });

  it('has somebody who was made inactive while clocked in, and at most one who forgot to clock out yesterday', () => {
    const today = Math.floor(now / DAY) * DAY;
    const earlier = file.timeEntries.filter((entry) => isOpen(entry) && entry.startAtUtc < now - 10 * HOUR);
    const names = earlier.map(({ employeeId }) => file.employees.find(({ id }) => id === employeeId));

    expect(names).toContainEqual(expect.objectContaining({ displayName: 'Hrafnkell Úlfur Stefánsson' }));
    expect(earlier.length).toBeLessThanOrEqual(2);
    expect(earlier.every(({ startAtUtc }) => startAtUtc < today)).toBe(true);
  });

  it('has no work and no absence in the future', () => {
    expect(file.timeEntries.filter(({ startAtUtc, endAtUtc }) => (endAtUtc ?? startAtUtc) > now)).toEqual([]);
    expect(file.absences.filter(({ date }) => date > moment.slice(0, 10))).toEqual([]);
  });

  it('has shifts for two weeks to come, some of them open', () => {
    const coming = file.shifts.filter(({ startTime }) => startTime > now);

    expect(coming.length).toBeGreaterThan(100);
    expect(
      coming.filter(({ employeeId, isAdvertised }) => employeeId === null && isAdvertised).length,
    ).toBeGreaterThan(3);
    expect(Math.max(...coming.map(({ startTime }) => startTime))).toBeGreaterThan(now + 12 * DAY);
  });

  it('has absences of every type and requests of every status', () => {
    expect(new Set(file.absences.map(({ type }) => type))).toEqual(
      new Set(['sick', 'sickChild', 'vacation', 'unpaidLeave']),
    );
    expect(new Set(file.timeOff.map(({ status }) => status))).toEqual(
      new Set(['Approved', 'Pending', 'Rejected']),
    );
  });

  it('has what is old locked and what is recent not', () => {
    const old = file.timeEntries.filter(({ startAtUtc }) => startAtUtc < now - 95 * DAY);
    const recent = file.timeEntries.filter(({ startAtUtc }) => startAtUtc > now - 28 * DAY);

    expect(old.every(({ isLocked }) => isLocked)).toBe(true);
    expect(recent.some(({ isLocked }) => isLocked)).toBe(false);
  });
});

describe('the demo company', () => {
  const file = demoAt(A_SATURDAY_AFTERNOON);
  const byName = (name: string) => file.employees.find(({ displayName }) => displayName.startsWith(name));

  it('is the same for the same moment and credentials', () => {
    expect(demoAt(A_SATURDAY_AFTERNOON)).toEqual(file);
  });

  it('keeps a finished day as it was when the present moves on', () => {
    const day = (entries: CompanyFile['timeEntries']) =>
      entries.filter(
        ({ startAtUtc }) => Math.floor(startAtUtc / DAY) === Math.floor(Date.UTC(2026, 9, 6) / DAY),
      );

    expect(day(demoAt(A_SATURDAY_AFTERNOON + DAY).timeEntries)).toEqual(day(file.timeEntries));
  });

  it('signs in as the documentation says', () => {
    const page = readFileSync(new URL('../../../../../docs/company-file.md', import.meta.url), 'utf8');
    const { passwords, pins } = fixedCredentials();

    for (const key of ['eigandi', 'stjori', 'bokari', 'tengill']) expect(page).toContain(passwords.get(key));
    for (const key of ['daniel', 'freyja', 'stanislaw']) expect(page).toContain(pins.get(key));
  });

  it('gives everybody but the account of other systems a PIN, and a password only to those who sign in', () => {
    expect(file.employees.filter(({ pin }) => pin === null)).toMatchObject([
      { displayName: 'Tengill (API)' },
    ]);
    expect(file.employees.filter(({ password }) => password !== null)).toHaveLength(7);
  });

  it('shows what a tablet can: projects with parts to choose, photos, shifts, a namesake, names from far away and a long one', () => {
    const { company, projects, shifts, employees } = file;
    const names = employees.map(({ displayName }) => displayName);
    const namesakes = employees.filter(({ displayName }) => displayName === 'Jón Ægir Ólafsson');

    expect(company).toMatchObject({
      features: { enableProjects: true, enableShifts: true },
      terminal: { projectSelection: 'optional', punchPhoto: 'optional' },
    });
    expect(projects.filter(({ isActive, subProjects }) => isActive && subProjects.length > 1)).toHaveLength(
      2,
    );
    expect(shifts.length).toBeGreaterThan(500);
    expect(new Set(namesakes.map(({ departmentIds }) => departmentIds[0])).size).toBe(2);
    expect(names).toContain('Nguyễn Thị Hương');
    expect(Math.max(...names.map(({ length }) => length))).toBeGreaterThan(55);
  });

  it('has people paid by the hour and by the month, with regular hours and without', () => {
    expect(byName('Ísak')).toMatchObject({
      payBasis: 'hourly',
      workPattern: [
        { day: 'thursday', from: '11:00', to: '15:00' },
        { day: 'saturday', from: '09:00', to: '17:00' },
        { day: 'sunday', from: '09:00', to: '17:00' },
      ],
      workPatternChanges: [{ workPattern: [{ day: 'saturday' }, { day: 'sunday' }] }],
    });
    expect(byName('Ólafur')).toMatchObject({
      payBasis: 'monthly',
      workPattern: [{ to: '06:00' }, {}, {}, {}, {}],
    });
    expect(byName('Freyja')).toMatchObject({ workPattern: null });
  });

  it('has new secrets each time when they are random', () => {
    const [first, second] = [randomCredentials(), randomCredentials()];

    expect(new Set([...first.passwords.values(), ...second.passwords.values()]).size).toBe(14);
  });

  it('lets nobody work while on approved leave or ill, but for one day that somebody has to look at', () => {
    const away = new Set(file.absences.map(({ employeeId, date }) => `${employeeId} ${date}`));
    const clashes = file.timeEntries.filter(({ employeeId, startAtUtc }) =>
      away.has(`${employeeId} ${new Date(startAtUtc).toISOString().slice(0, 10)}`),
    );

    expect(new Set(clashes.map(({ employeeId }) => employeeId)).size).toBe(1);
    expect(new Set(clashes.map(({ startAtUtc }) => new Date(startAtUtc).toDateString())).size).toBe(1);
  });

  it('pays sane hours under the agreement: a full week of days, nights as overtime', () => {
    const definition = parseRuleDefinition(agreements.get('sgs-efling-day-work')?.definition);
    if (!definition.ok) throw new Error('the agreement does not parse');
    const weekOf = (name: string) =>
      calculateTimesheet({
        entries: file.timeEntries
          .filter(({ employeeId }) => employeeId === byName(name)?.id)
          .map(({ id, startAtUtc, endAtUtc, isDraft }) => ({
            id,
            startAt: startAtUtc,
            endAt: endAtUtc,
            isDraft,
          })),
        range: { startDate: '2026-09-28', endDate: '2026-10-04' },
        zone: intlZone('Atlantic/Reykjavik'),
        calendar: file.company.holidays,
        ruleVersions: [
          { name: 'SGS', number: 1, validFrom: '2025-01-01', definition: definition.definition },
        ],
      }).totals;

    const [office, night] = [weekOf('Hallgrímur'), weekOf('Ólafur')];

    expect(office.totalMinutes).toBeGreaterThan(34 * 60);
    expect(office.totalMinutes).toBeLessThan(42 * 60);
    expect(office.payLines['DV']).toBeGreaterThan(0.9 * office.totalMinutes);
    expect(night.payLines['YV']).toBeGreaterThan(0.9 * night.totalMinutes);
  });
});
