// A fault of a tablet opens a review item: once, in plain words, until its reason is gone.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { DeviceIncidentRow, DeviceRow } from '#database/tables/tablets.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { askAboutTablets } from '#features/tablets/health/ask-about-tablets.ts';
import { startApi, type TestApi } from './api.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { PIN } from './given.ts';
import { aPunchClock, aTablet, type Tablet } from './tablet.ts';

const WELL = {
  appVersion: '9.0.0',
  waitingPunches: 0,
  lastSequence: 0,
  isStoragePersistent: true,
  freeStorageMiB: 5_000,
};

let api: TestApi;
let cli: TestCommandLine;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
  cli = await startCommandLine(api);
});
afterAll(async () => {
  await cli.stop();
  await api.stop();
});
beforeEach(async () => {
  api.time.advance({ hours: 1 });
  ({ company, manager, employee, tablet } = await aPunchClock(api));
  await named(tablet, 'Eldhús');
});

const knex = () => api.deps.database.knex;
const named = (one: Tablet, name: string) =>
  knex()<DeviceRow>('devices').where({ id: one.deviceId }).update({ name });
const tell = (health: object = {}, one = tablet) =>
  one.call('sendHeartbeat', { body: { ...WELL, ...health } });
const look = () => askAboutTablets(api.deps);
const items = () =>
  knex()<ReviewItemRow>('review_items').where({ company_id: company.id }).orderBy(['opened_at', 'id']);
const open = async () =>
  (await items()).filter(({ settled_at }) => settled_at === null).map(({ reason }) => reason);
const settled = async () => (await items()).map(({ reason, decision }) => [reason, decision]);

type Question = { readonly reason: string; readonly tabletId: string; readonly tabletName: string };

const listQuestions = async () =>
  JSON.parse((await cli.call('listReviews', { companyId: company.id })).out) as Question[];
const settle = (
  { id: reviewId }: Pick<ReviewItemRow, 'id'>,
  decision: 'accept' | 'reject',
  reason: string,
  companyId = company.id,
) => cli.call('settleReview', { companyId, reviewId }, { decision, reason });

async function listIncidents(): Promise<{ id: string }[]> {
  const { out } = await cli.call('listTablets', { companyId: company.id });
  return (JSON.parse(out) as { incidents: { id: string }[] }[]).flatMap(({ incidents }) => incidents);
}

const rubbish = (sequence: number) => Buffer.from(`no punch ${sequence}`).toString('base64url');

/** The tablet sends bytes that are no punch. @returns its number */
async function sendRubbish(one = tablet): Promise<number> {
  const item = await one.tap({ employee, action: 'start', pin: PIN });
  // Other bytes each time, because equal ones are kept only once.
  await one.send([{ ...item, envelope: rubbish(item.sequence) }]);
  return item.sequence;
}

async function anIncident(kind: string): Promise<void> {
  await knex()<DeviceIncidentRow>('device_incidents').insert({
    company_id: company.id,
    id: crypto.randomUUID(),
    device_id: tablet.deviceId,
    kind,
    key_epoch: 1,
    from_sequence: 1,
    to_sequence: 1,
    opened_at: api.time.clock(),
    closed_at: null,
  });
}

describe('a tablet that is silent', () => {
  it('is asked about once, an hour after its last sign of life and not before', async () => {
    await tell();
    api.time.advance({ minutes: 60 });
    await look();
    const afterAnHour = await open();
    api.time.advance({ minutes: 1 });
    await look();
    await look();

    expect([afterAnHour, await open()]).toEqual([[], ['tablet_silent']]);
    expect(await items()).toMatchObject([
      { employee_id: null, punch_id: null, time_entry_id: null, device_id: tablet.deviceId },
    ]);
  });

  it('is no longer asked about when it calls again, and is asked about again the next time', async () => {
    api.time.advance({ minutes: 61 });
    await look();
    await tell();
    await look();
    const spoke = await settled();
    api.time.advance({ minutes: 61 });
    await look();

    expect(spoke).toEqual([['tablet_silent', 'ended']]);
    expect(await open()).toEqual(['tablet_silent']);
    expect(await items()).toHaveLength(2);
  });

  it('is no longer asked about when it is taken out of use', async () => {
    api.time.advance({ minutes: 61 });
    await look();
    await cli.run(['device', 'revoke', tablet.deviceId]);

    expect(await open()).toEqual([]);
  });

  it('cannot be settled by hand: the item ends when the tablet calls again', async () => {
    api.time.advance({ minutes: 61 });
    await look();
    const [item] = await items();

    const { code, err } = await settle(item!, 'accept', 'it hangs in the cellar');

    expect([code, err]).toEqual([1, expect.stringContaining('settles itself when the tablet is well again')]);
    expect(await open()).toEqual(['tablet_silent']);
  });

  it('is found by the server itself, in the work that it does every minute', async () => {
    api.time.advance({ minutes: 61 });
    api.deps.inboxJudge.tidy();

    await expect.poll(open).toEqual(['tablet_silent']);
  });

  it('is not asked about when it has no key, because it then holds no punches', async () => {
    await knex()('devices').where({ id: tablet.deviceId }).update({ revoked_at: 1 });
    await api.given.aDevice(manager, { last_seen_at: 0 });

    await look();

    expect(await open()).toEqual([]);
  });
});

describe('what a tablet tells of its storage', () => {
  it('is asked about while it has hardly any room', async () => {
    await tell({ freeStorageMiB: 190 });
    await look();
    const low = await open();
    await tell({ freeStorageMiB: 191 });
    await look();

    expect([low, await open()]).toEqual([['tablet_storage'], []]);
  });

  it('is asked about in its own words while it tells of an alarm', async () => {
    await tell({ alarm: 'The tablet could not store a punch.' });
    await look();
    const [listed] = await listQuestions();
    await tell();
    await look();

    expect(listed).toMatchObject({ tabletName: 'Eldhús', reason: 'tablet_alarm' });
    expect(await open()).toEqual([]);
  });
});

describe('a tablet that sends what cannot be read', () => {
  it('is asked about once, until a person says what they found', async () => {
    await sendRubbish();
    await sendRubbish();
    await look();
    const asked = await open();
    const [item] = await items();
    const incidents = await listIncidents();

    const { out } = await settle(item!, 'accept', 'an old app; nobody had punched');
    await look();

    expect(asked).toEqual(['tablet_unreadable']);
    expect(incidents).toHaveLength(2);
    expect(JSON.parse(out)).toMatchObject({ closedIncidents: 2 });
    expect(await open()).toEqual([]);
    expect(await listIncidents()).toEqual([]);
    const changes = await knex()<ChangeRow>('changes')
      .where({ company_id: company.id, reason: 'an old app; nobody had punched' })
      .orderBy('id')
      .pluck('subject');
    expect(changes).toEqual(['reviewItem', 'deviceIncident', 'deviceIncident']);
  });

  it('is asked about again when it sends more after that', async () => {
    await sendRubbish();
    await look();
    const [item] = await items();
    await settle(item!, 'accept', 'seen');
    await sendRubbish();
    await look();

    expect(await open()).toEqual(['tablet_unreadable']);
  });

  it('can only be accepted, because there is no working time to decide about', async () => {
    await sendRubbish();
    await look();
    const [item] = await items();

    const { code, err } = await settle(item!, 'reject', 'no');

    expect([code, err]).toEqual([1, expect.stringContaining('about a tablet')]);
    expect(await open()).toEqual(['tablet_unreadable']);
  });

  it('is settled, and its bytes are listed, only for an operator who names its company', async () => {
    await sendRubbish();
    await look();
    const [item] = await items();
    const other = await api.given.aCompany();

    expect((await settle(item!, 'accept', 'seen', other.id)).code).toBe(1);
    expect(await open()).toEqual(['tablet_unreadable']);
    expect(await cli.json(['device', 'unreadable', other.id])).toEqual([]);
    expect(await cli.json(['device', 'unreadable', company.id])).toHaveLength(1);
  });

  it('is no longer asked about when its incident is closed', async () => {
    await sendRubbish();
    await look();
    const [incident] = await listIncidents();
    const about = { companyId: company.id, incidentId: incident!.id };
    await cli.call('closeTabletIncident', about, { finding: 'an old app' });

    expect(await open()).toEqual([]);
  });

  it('gives an operator its bytes, and which tablet, when and which number', async () => {
    const sequence = await sendRubbish();
    const file = join(cli.folder, `unreadable-${company.id}.json`);

    const { out } = await cli.run(['device', 'unreadable', company.id, '--output', file]);

    const [kept, ...others] = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[];
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      deviceName: 'Eldhús',
      deviceId: tablet.deviceId,
      receivedAtUtc: new Date(api.time.clock()).toISOString(),
      reason: 'unreadable',
      sequence,
      envelope: rubbish(sequence),
    });
    expect(Object.keys(kept!)).toEqual(expect.arrayContaining(['previousHash', 'signature']));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(out).toContain('Eldhús');
    expect(out).not.toContain(rubbish(sequence));
  });
});

describe('every kind of incident', () => {
  it.each([
    ['clock_set', 'tablet_clock_set'],
    ['chain_shortened', 'tablet_erased'],
    ['unreadable', 'tablet_unreadable'],
    ['mismatch', 'tablet_unreadable'],
  ])('%s opens the item %s', async (kind, reason) => {
    await anIncident(kind);
    await look();

    expect(await open()).toEqual([reason]);
  });

  it.each(['missing_sequences', 'broken_chain'])('%s asks nobody about the tablet', async (kind) => {
    await anIncident(kind);
    await look();

    expect(await open()).toEqual([]);
  });
});

describe('the items about tablets', () => {
  it('block no approval, but the person who approves is told of the silence', async () => {
    await api.given.anEntry(employee, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');
    await knex()<DeviceRow>('devices')
      .where({ id: tablet.deviceId })
      .update({ last_seen_at: Date.parse('2026-03-01T12:00:00Z') });
    await look();

    const { code, out } = await cli.run([
      ...['timesheet', 'approve', company.id],
      ...['--from', '2026-03-01', '--to', '2026-03-01'],
    ]);

    expect(await open()).toEqual(['tablet_silent']);
    expect([code, out]).toEqual([0, expect.stringContaining('Time entries locked: 1.')]);
    expect(out).toContain('The tablet “Eldhús” has been silent since 2026-03-01 12:00');
  });

  it('are shown in the manager panel of another tablet of the company, with the name of the tablet', async () => {
    const other = await aTablet(api, manager);
    api.time.advance({ minutes: 61 });
    await tell({}, other);
    await look();

    const { reviews, openItems } = (await other.call('listStationReviews')).data;

    expect(openItems).toBe(1);
    expect(reviews).toMatchObject([
      { employeeId: null, name: 'Eldhús', reason: 'tablet_silent', action: null },
    ]);
  });

  it('are of six kinds, each opened once, and the list has all of them', async () => {
    await sendRubbish();
    await tell({ freeStorageMiB: 1, alarm: 'x' });
    await anIncident('clock_set');
    await anIncident('chain_shortened');
    api.time.advance({ minutes: 61 });
    await look();

    expect((await open()).sort()).toEqual([
      ...['tablet_alarm', 'tablet_clock_set', 'tablet_erased', 'tablet_silent', 'tablet_storage'],
      'tablet_unreadable',
    ]);
    const listed = await listQuestions();
    expect(listed).toHaveLength(6);
    for (const { tabletId, tabletName } of listed)
      expect([tabletId, tabletName]).toEqual([tablet.deviceId, 'Eldhús']);
  });

  it('take as many statements for many tablets and companies as for one', async () => {
    const statements = async () => {
      let count = 0;
      const counted = () => (count += 1);
      knex().on('query', counted);
      await look();
      knex().off('query', counted);
      return count;
    };
    await look();
    const ofNone = await statements();
    await sendRubbish();
    await tell({ alarm: 'x' });
    const ofOne = await statements();
    for (let more = 0; more < 4; more += 1) {
      const clock = await aPunchClock(api);
      await clock.tablet.call('sendHeartbeat', { body: { ...WELL, alarm: 'x' } });
    }

    expect(await statements()).toBe(ofOne);
    expect(ofOne - ofNone).toBeLessThanOrEqual(2);
  });
});

describe('the list of devices', () => {
  it('shows for each tablet what it holds and what to look into, in words and for machines', async () => {
    await tell({
      ...{ waitingPunches: 7, freeStorageMiB: 100, isStoragePersistent: false, appVersion: '0.0.9' },
      alarm: 'The tablet could not store a punch.',
    });
    await anIncident('clock_set');
    await anIncident('clock_set');
    api.time.advance({ minutes: 61 });

    const { out } = await cli.run(['device', 'list', '--company', company.id]);
    const [listed] = (await cli.json(['device', 'list', '--company', company.id])) as {
      report: object;
      toLookAt: { kind: string; says: string; todo: string }[];
    }[];

    for (const words of [
      'silent since',
      'holds 7 punches',
      'hardly any room, 100 MiB',
      'may delete unsent punches',
      'it says “The tablet could not store a punch.”',
      'its clock was set (clock_set, 2 times)',
      'its app 0.0.9 is older than the server',
    ])
      expect(out).toContain(words);
    expect(listed?.report).toMatchObject({ waitingPunches: 7, freeStorageMiB: 100, appVersion: '0.0.9' });
    expect(listed?.toLookAt.map(({ kind }) => kind)).toEqual([
      ...['silent', 'holds_punches', 'storage_low', 'storage_not_persistent', 'alarm', 'clock_set'],
      'app_older',
    ]);
    expect(listed?.toLookAt.every(({ todo }) => todo.length > 0)).toBe(true);
  });
});

describe('the doctor', () => {
  // The doctor checks all companies.
  beforeEach(async () => {
    await knex()('devices').whereNot({ company_id: company.id }).update({ revoked_at: 1 });
    await knex()('device_incidents').update({ closed_at: 1 });
  });

  const findings = async () =>
    ((await cli.json(['doctor'])) as { check: string; state: string; message: string }[]).filter(
      ({ check }) => check === 'kiosks',
    );

  it('warns of each kind of trouble with the tablets, their company and what to do, and ends with 0', async () => {
    await tell({ waitingPunches: 7 });
    await anIncident('unreadable');
    api.time.advance({ minutes: 61 });

    const { code } = await cli.run(['doctor']);
    const found = await findings();

    expect(code).toBe(0);
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set(['warning']));
    const text = found.map(({ message }) => message).join('\n');
    for (const words of [`“Eldhús” (company ${company.id}): silent since`, 'holds 7 punches'])
      expect(text).toContain(words);
    expect(text).toContain('stimpill device unreadable');
  });

  it('names a few tablets and counts the others', async () => {
    for (let more = 0; more < 6; more += 1) await aTablet(api, manager);
    api.time.advance({ minutes: 61 });

    const [silent, ...others] = await findings();

    expect(others).toEqual([]);
    expect(silent?.message).toContain('and 2 more, see "stimpill device list"');
    expect(silent?.message.match(/silent since/g)).toHaveLength(5);
  });
});
