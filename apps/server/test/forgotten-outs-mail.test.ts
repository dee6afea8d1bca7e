// The morning mail about forgotten clock-outs: who gets it, when, what stands in it, and who never gets one.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { MailRow } from '#database/tables/installation.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { planTimedJobs } from '#features/jobs/plan-timed-jobs.ts';
import { runDueJobs } from '#features/jobs/run-due-jobs.ts';
import { openLetter } from '#features/mail/sealed-letter.ts';
import { createOutgoingMail } from '#features/mail/outgoing-mail.ts';
import { allJobs, allTimedJobs } from '../src/all-jobs.ts';
import { startApi, type TestApi } from './api.ts';
import { PASSWORD } from './given.ts';
import { startSmtpPeer, type SmtpPeer } from './smtp-peer.ts';

const NEVER = new AbortController().signal;
const ORIGIN = 'https://clock.example.is';
const EVENING = '2026-03-02T19:00:00.000Z';
const MORNING = '2026-03-03T06:30:00.000Z';

let api: TestApi;
let peer: SmtpPeer;
let company: CompanyRow;
let owner: EmployeeRow;
let manager: EmployeeRow;
beforeAll(async () => {
  [api, peer] = [await startApi(), await startSmtpPeer()];
});
afterAll(async () => {
  await peer.stop();
  await api.stop();
});
beforeEach(async () => {
  for (const table of ['jobs', 'mails', 'time_entries'] as const) await db()(table).delete();
  await db()<CompanyRow>('companies').update({ forgotten_outs_mail_at: null });
  api.time.moveTo(EVENING);
  // Warsaw is an hour ahead, so 07:30 there is 06:30 UTC.
  company = await aCompany('pl');
  owner = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
  manager = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
});

const db = () => api.deps.database.knex;
const aCompany = (language: string, at: string | null = '07:30') =>
  api.given.aCompany({ language, time_zone: 'Europe/Warsaw', forgotten_outs_mail_at: at });
const inSince = async (start: string, of = company) => {
  const name = `Somebody in since ${start}`;
  const employee = await api.given.anEmployee(of, { display_name: name });
  await api.given.anEntry(employee, start, null);
  return employee;
};

/** Lets the server look in the evening and, with the time in between, in the morning. */
async function overnight(): Promise<void> {
  const mailing = { mail: createOutgoingMail(peer.settings), mailOrigin: ORIGIN };
  const deps = { ...api.deps, ...mailing };
  const failures: unknown[] = [];
  await planTimedJobs(deps, await allTimedJobs(deps));
  api.time.moveTo(MORNING);
  const onFailure = (failure: unknown) => void failures.push(failure);
  // Only what makes the mails: how they are sent is told elsewhere.
  const kinds = allJobs(deps).filter(({ kind }) => kind !== 'mail');
  await runDueJobs({ ...deps, kinds, onFailure }, NEVER);
  expect(failures).toEqual([]);
}
async function letters() {
  const rows = await db()<MailRow>('mails').orderBy('id');
  return rows.map(({ id, sealed }) => openLetter(api.deps.secrets, id, sealed ?? ''));
}
const receivers = async () => (await letters()).map(({ to }) => to.address).sort();

describe('the mail about forgotten clock-outs', () => {
  it('goes to owners and managers at the time that the company has set, each once', async () => {
    await inSince('2026-03-02T15:00:00.000Z');

    await overnight();
    await overnight();

    expect(await receivers()).toEqual([owner.email, manager.email].sort());
  });

  it('speaks with each in their own language, and else in that of the company', async () => {
    const { company_id, id } = manager;
    await db()<EmployeeRow>('employees').where({ company_id, id }).update({ language: 'en' });
    await inSince('2026-03-02T06:58:00.000Z');
    await overnight();

    const subjects = new Map((await letters()).map(({ to, subject }) => [to.address, subject]));
    expect(subjects.get(manager.email ?? '')).toContain('clock');
    expect(subjects.get(owner.email ?? '')).not.toContain('clock');
  });

  it('says who is in since when, on the clock of the company, and links to the desk', async () => {
    const { display_name } = await inSince('2026-03-02T15:05:00.000Z');

    await overnight();

    const [letter] = await letters();
    expect(letter?.subject).toBe('Brak odbicia wyjścia: 1 (Kaffihús Norður ehf.)');
    expect(letter?.text).toContain(`- ${display_name}: w pracy od 2.3.2026, godz. 16:05\n`);
    expect(letter?.text).toContain(`${ORIGIN}/desk/\n`);
    expect(letter?.html).toContain(`<li>${display_name}: w pracy od 2.3.2026, godz. 16:05</li>`);
  });

  it.each([
    ['is', 'Útstimplun vantar: 1', 'inni frá 2.3.2026 kl. 16:05'],
    ['en', 'Forgotten clock-outs: 1', 'in since 2 Mar 2026, 16:05'],
  ])('is written in the language of the company: %s', async (language, subject, since) => {
    await db()<CompanyRow>('companies').where({ id: company.id }).update({ language });
    await inSince('2026-03-02T15:05:00.000Z');

    await overnight();

    const [letter] = await letters();
    expect(letter?.subject).toContain(subject);
    expect(letter?.text).toContain(since);
  });

  it('tells too of a clock-out that is missing before a later punch, until somebody has settled it', async () => {
    const employee = await api.given.anEmployee(company, { display_name: 'Wioletta' });
    const ids = { company_id: company.id, employee_id: employee.id };
    const [punchId, itemId] = [
      '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01',
      '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d02',
    ];
    const at = Date.parse('2026-03-01T07:00:00.000Z');
    const punch = { id: punchId, door: 'station', action: 'start', punched_at: at, received_at: at };
    await db()('punch_inbox').insert({ ...ids, ...punch });
    const item = { id: itemId, reason: 'missing_stop', punch_id: punchId, opened_at: at };
    await db()('review_items').insert({ ...ids, ...item });

    await overnight();
    const [letter] = await letters();
    await db()('review_items').where({ id: itemId }).update({ settled_at: at });
    for (const table of ['jobs', 'mails']) await db()(table).delete();
    api.time.moveTo(EVENING);
    await overnight();

    expect(letter?.text).toContain('- Wioletta: odbicie 1.3.2026, godz. 08:00');
    expect(await letters()).toEqual([]);
  });

  it('tells a manager who is limited to departments of their people alone', async () => {
    const kitchen = await api.given.aDepartment(company, 'Eldhús');
    const limited_to_departments = JSON.stringify([kitchen.id]);
    await db()<EmployeeRow>('employees').where({ id: manager.id }).update({ limited_to_departments });
    const hidden = await inSince('2026-03-02T15:05:00.000Z');
    const cook = await inSince('2026-03-02T15:06:00.000Z');
    await db()('employee_departments').insert({
      ...{ company_id: company.id, employee_id: cook.id, department_id: kitchen.id },
    });

    await overnight();

    const theirs = (await letters()).find(({ to }) => to.address === manager.email);
    expect(theirs?.text).toContain(cook.display_name);
    expect(theirs?.text).not.toContain(hidden.display_name);
    expect(await receivers()).toContain(owner.email);
  });

  it('tells a manager of their own time where the company lets them decide about it', async () => {
    await db()<CompanyRow>('companies').where({ id: company.id }).update({ decides_own_time: true });
    await api.given.anEntry(manager, '2026-03-02T15:05:00.000Z', null);

    await overnight();

    expect(await receivers()).toContain(manager.email);
  });

  it('names twenty people, and says how many more there are', async () => {
    for (let minute = 10; minute < 33; minute += 1) await inSince(`2026-03-02T15:${minute}:00.000Z`);

    await overnight();

    const [letter] = await letters();
    expect(letter?.subject).toContain(': 23 ');
    expect(letter?.text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(21);
    expect(letter?.text).toContain('- I więcej tego samego rodzaju: 3\n');
  });
});

describe('nobody gets a mail', () => {
  const nothingSent = async () => {
    await overnight();
    expect(await receivers()).toEqual([]);
  };

  it('where the company has not asked for it', async () => {
    await db()<CompanyRow>('companies').update({ forgotten_outs_mail_at: null });
    await inSince('2026-03-02T15:00:00.000Z');
    await nothingSent();
  });

  it('about a night shift that is under way', async () => {
    await inSince('2026-03-02T21:00:00.000Z');
    await nothingSent();
  });

  it('about a shift that still goes on, however long it is', async () => {
    const employee = await inSince('2026-03-02T15:00:00.000Z');
    const type = await api.given.aShiftType(company);
    const shift = ['2026-03-02T15:00:00.000Z', '2026-03-03T07:00:00.000Z'] as const;
    await api.given.aShift(type, ...shift, { employee_id: employee.id });
    await nothingSent();
  });

  it('about people of another company', async () => {
    await inSince('2026-03-02T15:00:00.000Z', await aCompany('is', null));
    await nothingSent();
  });

  it('without a password, after the end of the employment, or for another system', async () => {
    const gone = [{ password_hash: null }, { employment_end_date: '2026-03-02' }, { is_active: false }];
    await db()<EmployeeRow>('employees').where({ company_id: company.id }).delete();
    await api.given.aServiceAccount(company, { password: PASSWORD });
    for (const each of gone)
      await api.given.anEmployee(company, { role: 'manager', password: PASSWORD, ...each });
    await inSince('2026-03-02T15:00:00.000Z');
    await nothingSent();
  });
});

it('a manager is not told of their own time, which is for somebody else to decide; an owner is', async () => {
  await api.given.anEntry(manager, '2026-03-02T15:00:00.000Z', null);
  await api.given.anEntry(owner, '2026-03-02T15:00:00.000Z', null);

  await overnight();

  const told = (await letters()).map(({ to, subject }) => `${to.address} ${subject.split(' ')[3] ?? ''}`);
  expect(told.sort()).toEqual([`${manager.email ?? ''} 1`, `${owner.email ?? ''} 2`].sort());
});
