// Punches that left a tablet in a file, and the command that takes them in.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { importOutbox } from '#features/tablets/wire/import-outbox.ts';
import { startApi, type TestApi } from './api.ts';
import { startCommandLine } from './command-line.ts';
import { PIN } from './given.ts';
import { stored } from './stored.ts';
import { aPunchClock, aTablet, type BatchItem, type Tablet } from './tablet.ts';

let api: TestApi;
let employee: EmployeeRow;
let tablet: Tablet;
let items: readonly BatchItem[];

beforeEach(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
  const company = await api.given.aCompany();
  const manager = await api.given.anEmployee(company, { role: 'manager' });
  employee = await api.given.anEmployee(company, { pin: PIN });
  tablet = await aTablet(api, manager);
  const start = await tablet.tap({ employee, action: 'start', pin: PIN });
  api.time.advance({ minutes: 30 });
  items = [start, await tablet.tap({ employee, action: 'stop', pin: PIN })];
});
afterEach(() => api.stop());

const minutesWorked = async () =>
  (await stored(api).entriesOf(employee)).map(({ start_at, end_at }) => ((end_at ?? 0) - start_at) / 60_000);

describe('a file of punches', () => {
  it('becomes working time as if the tablet had sent it, once', async () => {
    const file = await tablet.exportFile(items);

    const first = await importOutbox(api.deps, file);
    const second = await importOutbox(api.deps, file);

    expect(first).toMatchObject({ deviceId: tablet.deviceId, taken: 2, known: 0, unreadable: 0 });
    expect(second).toMatchObject({ taken: 0, known: 2 });
    expect(await minutesWorked()).toEqual([30]);
  });

  it('adds nothing when the tablet has handed the punches over after all', async () => {
    const file = await tablet.exportFile(items);
    await tablet.send(items);

    expect(await importOutbox(api.deps, file)).toMatchObject({ taken: 0, known: 2 });
  });

  it('also says which of them somebody disputed, and managers are asked once', async () => {
    const [start, stop] = items;
    const file = await tablet.exportFile([{ ...start!, isDisputed: true }, stop!]);

    await importOutbox(api.deps, file);
    await importOutbox(api.deps, file);

    const asked = await api.deps.database.knex<ReviewItemRow>('review_items').where({ reason: 'disputed' });
    expect(asked.map(({ punch_id }) => punch_id)).toEqual([start?.punchId]);
    expect(await minutesWorked()).toEqual([30]);
  });

  it('is imported also from a tablet that is out of use', async () => {
    const file = await tablet.exportFile(items);
    await tablet.call('revokeOwnDevice', { body: { lastSequence: 2, isRestExported: true } });

    expect(await importOutbox(api.deps, file)).toMatchObject({ taken: 2 });
  });

  it('brings the punches of the tablet that it was before, and a manager is asked about each', async () => {
    const manager = await api.given.anEmployee({ id: employee.company_id } as CompanyRow, {
      role: 'manager',
    });
    const later = await aTablet(api, manager);
    api.time.advance({ minutes: 5 });
    const own = await later.tap({ employee, action: 'start', pin: PIN });

    const imported = await importOutbox(api.deps, await later.exportFile([...items, own]));
    await importOutbox(api.deps, await later.exportFile([...items, own]));

    expect(imported).toMatchObject({ taken: 3, known: 0, unreadable: 0, asked: 2 });
    const asked = await api.deps.database.knex<ReviewItemRow>('review_items').orderBy('opened_at');
    const brought = asked.filter(({ reason }) => reason === 'recovered');
    expect(brought.map(({ punch_id }) => punch_id).sort()).toEqual(
      items.map(({ punchId }) => punchId).sort(),
    );
    expect(await minutesWorked()).toEqual([30, expect.any(Number)]);
  });

  it('brings the punches of another company home, where the tablet was registered before', async () => {
    const { tablet: later } = await aPunchClock(api);

    const imported = await importOutbox(api.deps, await later.exportFile(items));

    expect(imported).toMatchObject({ deviceId: later.deviceId, taken: 2, unreadable: 0, asked: 2 });
    expect(await minutesWorked()).toEqual([30]);
  });

  it.each([
    ['another company', { companyId: '3fa85f64-5717-4562-b3fc-2c963f66afa6' }, /knows no kiosk/],
    ['a company that is no id', { companyId: 'x' }, /no file of punches/],
    ['another number of punches', { punches: 3 }, /was changed/],
    ['another time', { exportedAtUtc: '2026-03-01T00:00:00.000Z' }, /was changed/],
    ['another key', { keyId: '3fa85f64-5717-4562-b3fc-2c963f66afa6' }, /does not have/],
    ['another seal', { sealed: 'AAAA' }, /was changed/],
    ['a later version', { version: 2 }, /newer version/],
    ['another format', { format: 'something else' }, /no file of punches/],
    ['a field of another kind', { sealed: 7 }, /no file of punches/],
  ])('with %s is refused whole', async (_, change, reason) => {
    const file = { ...(await tablet.exportFile(items)), ...change };

    await expect(importOutbox(api.deps, file)).rejects.toThrow(reason);
    expect(await minutesWorked()).toEqual([]);
  });
});

describe('stimpill inbox import', () => {
  it('says why it imports nothing', async () => {
    const cli = await startCommandLine();
    const path = join(cli.folder, 'punches.json');
    writeFileSync(path, JSON.stringify(await tablet.exportFile(items)));

    const ends = [
      await cli.run(['inbox', 'import', path]),
      await cli.run(['inbox', 'import', join(cli.folder, 'none.json')]),
    ];
    await cli.stop();

    expect(ends.map(({ code }) => code)).toEqual([1, 1]);
    expect(ends[0]?.err).toContain('knows no kiosk');
    expect(ends[1]?.err).toContain('cannot be read (ENOENT)');
  });
});
