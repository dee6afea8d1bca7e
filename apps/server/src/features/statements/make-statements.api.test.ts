import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { correctEntry } from '../../../test/entries-by-call.ts';
import type { SignedUpRow } from '../../../test/given.ts';
import { insertBalanceBooking } from '../../../test/given-bookings.ts';
import { readPdf, type ReadPdf } from '../../../test/read-pdf.ts';

const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };
const NOBODY = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let anna: EmployeeRow;

beforeAll(async () => {
  api = await startApi({ start: '2026-04-02T12:00:00Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany({ name: 'Kaffihús Norður ehf.' });
  await api.given.aRule(company);
  manager = await api.given.anEmployee(company, { role: 'manager', display_name: 'Björk Sveinsdóttir' });
  anna = await someone({ display_name: 'Þórunn Ósk Ægisdóttir', kennitala: '1201743399' });
});

const someone = (more: Partial<SignedUpRow>) =>
  api.given.anEmployee(company, { birth_date: '1990-05-01', employment_start_date: '2025-01-01', ...more });

async function ask(body: object, by = manager) {
  const { token } = await api.given.aSession(by);
  const given = { ...MARCH, employeeIds: [anna.id], ...body };
  return api.call('makeStatements', { params: { companyId: company.id }, token, body: given });
}

async function statementOf(whose = anna, body: object = { language: 'en' }): Promise<ReadPdf> {
  const { data } = await ask({ employeeIds: [whose.id], ...body });
  const bytes = Buffer.from(data[0]?.base64 ?? '', 'base64');
  return readPdf(bytes);
}

/** As one text, with one space where lines or columns end. */
const textOf = ({ pages }: ReadPdf) => pages.join('\n').replaceAll(/\s+/g, ' ');

const worked = (from: string, to: string, more = {}, whose = anna) =>
  api.given.anEntry(whose, `2026-${from.replace(' ', 'T')}:00Z`, `2026-${to.replace(' ', 'T')}:00Z`, more);

const breaks = JSON.stringify([
  { startAt: Date.parse('2026-03-02T12:00Z'), endAt: Date.parse('2026-03-02T12:30Z'), kind: 'unpaid' },
]);

async function signed() {
  const { token } = await api.given.aSession(manager);
  return { companyId: company.id, token };
}

async function approve(): Promise<void> {
  const { token, companyId } = await signed();
  const body = { ...MARCH, employeeIds: [anna.id] };
  expect((await api.call('approvePayrollMonth', { params: { companyId }, token, body })).status).toBe(200);
}

/** A month with something of everything. */
async function aWholeMonth(): Promise<void> {
  await worked('03-02 08:00', '03-02 16:00', { breaks });
  await worked('03-03 08:00', '03-03 23:00');
  const { id } = await worked('03-04 08:00', '03-04 16:00');
  await api.given.anAbsence(anna, { date: '2026-03-05', type: 'sick', minutes: 480 });
  await insertBalanceBooking(api.deps.database.knex, anna, 'Fór heim á hádegi', {
    ...{ kind: 'taken', date: '2026-03-20', minutes: 60 },
  });
  await correctEntry(api, await signed(), id, {
    endAtUtc: '2026-03-04T15:30:00.000Z',
    reason: 'Lokað 15:30',
  });
}

describe('200', () => {
  it('says whose period it is, and that it is approved and by whom', async () => {
    await worked('03-02 08:00', '03-02 16:00');
    await approve();

    const pdf = await statementOf();

    const text = textOf(pdf);
    expect(text).toContain('This period is approved.');
    expect(text).toContain('The last approval is by Björk Sveinsdóttir, 2 Apr 2026 12:00.');
    expect(text).toContain('Company Kaffihús Norður ehf.');
    expect(text).toContain('Name Þórunn Ósk Ægisdóttir');
    expect(text).toContain('Kennitala 120174-3399');
    expect(text).toContain('Pay period 1 Mar 2026 to 31 Mar 2026 Worked 8 h');
    expect(text).not.toContain('Not approved');
    expect(pdf.pages[0]).toContain('Approved');
  });

  it('says of each change what the person said of it, and silence as silence', async () => {
    const { id } = await worked('03-04 08:00', '03-04 16:00');
    await correctEntry(api, await signed(), id, {
      ...{ endAtUtc: '2026-03-04T15:30:00.000Z', reason: 'Lokað 15:30' },
    });
    const silent = textOf(await statementOf());
    const told = api.deps.database.knex('told_changes').where({ employee_id: anna.id });
    await told.update({ told_at: Date.parse('2026-04-01T08:00:00Z') });

    expect(silent).toContain('Not told yet');
    expect(textOf(await statementOf())).toContain('Told on 1 Apr 2026 08:00, no answer');
  });

  it('says plainly of each page of a month that it is not approved', async () => {
    for (let day = 1; day <= 31; day += 1) {
      const date = `03-${String(day).padStart(2, '0')}`;
      await worked(`${date} 08:00`, `${date} 12:00`);
      await worked(`${date} 13:00`, `${date} 17:00`);
    }

    const pdf = await statementOf();

    expect(pdf.pages.length).toBeGreaterThan(2);
    expect(textOf(pdf)).toContain('This period is not approved. Everything here can still change.');
    for (const [place, page] of pdf.pages.entries()) {
      const above = page.replaceAll(/\s+/g, ' ');
      expect(above).toContain('Not approved');
      expect(above).toContain('Kaffihús Norður ehf. · Þórunn Ósk Ægisdóttir · 1 Mar 2026 to 31 Mar 2026');
      expect(above).toContain(`Page ${place + 1} of ${pdf.pages.length}`);
    }
  });

  it('says how much of a month is approved, and which time is not', async () => {
    await worked('03-02 08:00', '03-02 16:00', { is_locked: true });
    await worked('03-03 08:00', '03-03 16:00');

    const text = textOf(await statementOf());

    expect(text).toContain('This period is not wholly approved: 1 of 2 time entries are.');
    expect(text).toMatch(/Tuesday 3 Mar 2026 08:00–16:00 Not approved/);
    expect(text).not.toMatch(/Monday 2 Mar 2026 08:00–16:00 Not approved/);
  });

  it('has days, breaks, sums by the names of the agreement, absence, balance, rest and changes', async () => {
    await aWholeMonth();

    const text = textOf(await statementOf());

    expect(text).toMatch(/Monday 2 Mar 2026 08:00–16:00 12:00–12:30 Unpaid break 30 min not paid 7 h 30 min/);
    expect(text).toMatch(/Sums Paid as Time day work \d+ h/i);
    expect(text).toMatch(/Thursday 5 Mar 2026 Sickness 8 h/);
    expect(text).toMatch(
      /Time off, as of 31 Mar 2026 .*Time off for missed rest 0 min 3 h 1 h 0 min 0 min 2 h/,
    );
    expect(text).toMatch(/Daily rest 3 Mar 2026 9 h of rest, 11 h are due 3 h 1 h given on 20 Mar 2026/);
    expect(text).toContain('Fór heim á hádegi');
    expect(text).toContain('2 h still open');
    expect(text).toMatch(
      /4 Mar 2026 08:00–15:30 end: 4 Mar 2026 16:00, now 4 Mar 2026 15:30 Björk Sveinsdóttir 2 Apr 2026 12:00 Lokað 15:30/,
    );
    expect(text).toContain('Signature and date: Þórunn Ósk Ægisdóttir');
  });

  it.each([
    ['is', 'Tímabilið er ekki samþykkt.', 'mánudagur 2.3.2026', 'Veikindi', 'dagvinna'],
    ['pl', 'Ten okres nie jest zatwierdzony.', 'poniedziałek 2.3.2026', 'Choroba', 'praca dzienna'],
    ['en', 'This period is not approved.', 'Monday 2 Mar 2026', 'Sickness', 'day work'],
  ])('speaks %s, and tells the reader of the file so', async (language, ...said) => {
    await aWholeMonth();

    const pdf = await statementOf(anna, { language });

    expect(pdf.language).toBe(language);
    for (const each of said) expect(textOf(pdf)).toContain(each);
  });

  it('speaks the language of the person where none is asked for, then that of the company', async () => {
    const jan = await someone({ display_name: 'Łukasz Wiśniewski', language: 'pl' });

    expect((await statementOf(jan, {})).language).toBe('pl');
    expect((await statementOf(anna, {})).language).toBe('is');
  });

  it('is A4, titled, and tagged in the order in which it is read', async () => {
    await aWholeMonth();

    const { title, widthAndHeight, tags } = await statementOf();

    expect(title).toBe('Statement of working time: Þórunn Ósk Ægisdóttir, 1 Mar 2026 to 31 Mar 2026');
    expect(widthAndHeight).toEqual([595, 842]);
    const inOrder = tags[0]?.filter((tag) => !['Root', 'TR', 'TD', 'TH', 'LI', 'Lbl', 'LBody'].includes(tag));
    expect(inOrder?.slice(0, 8)).toEqual(['Document', 'H1', 'P', 'L', 'H2', 'Table', 'H2', 'Table']);
    expect(tags[0]).toContain('TH');
  });

  it('has the letters of Icelandic, Polish and Vietnamese, and long words within their column', async () => {
    const names = [
      'Þórður Æðarson Ýmir Öxndal',
      'Źdźbło Gęśla-Żółćińska',
      'Nguyễn Thị Ngọc Ánh Đặng Ướt',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    ];
    for (const display_name of names) {
      const person = await someone({ display_name });
      const text = textOf(await statementOf(person));
      expect(text.replaceAll(' ', '')).toContain(`Name${display_name}Pay`.replaceAll(' ', ''));
    }
  });

  it('says of a month without anything that there is nothing', async () => {
    const text = textOf(await statementOf());

    expect(text).toContain('No time is recorded in this period.');
    expect(text).toContain('No absence is recorded in this period.');
    expect(text).toContain('Nothing in this period was changed by hand.');
    expect(text).toContain('No time off is saved up.');
  });

  it('goes on over pages for somebody with forty corrected entries, under the same headings', async () => {
    const long = 'Vaktin var lengri en áætlað var því að afhending tafðist á leiðinni yfir heiðina. '.repeat(
      3,
    );
    for (let day = 1; day <= 20; day += 1) {
      const date = `03-${String(day).padStart(2, '0')}`;
      for (const [from, to] of [
        ['08:00', '12:00'],
        ['13:00', '16:00'],
      ]) {
        const { id } = await worked(`${date} ${from}`, `${date} ${to}`);
        const endAtUtc = `2026-${date}T${to}:30.000Z`;
        await correctEntry(api, await signed(), id, { endAtUtc, reason: long.trim() });
      }
    }

    const pdf = await statementOf();

    const { pages } = pdf;
    expect(pages.length).toBeGreaterThan(4);
    const withChanges = pages.filter((page) => page.includes('heiðina'));
    expect(withChanges.length).toBeGreaterThan(2);
    for (const page of withChanges) expect(page).toMatch(/Time entry\s+Change\s+By, and when\s+Reason/);
    expect(textOf(pdf).match(/Vaktin var lengri/g)).toHaveLength(120);
  });

  it('is made for each of the people, in their order, under a name that every file system takes', async () => {
    const other = await someone({ display_name: 'Anna: "A/B" <x>' });

    const { data } = await ask({ employeeIds: [other.id, anna.id] });

    expect(data.map(({ employeeId, fileName }) => [employeeId, fileName])).toEqual([
      [other.id, 'Anna   A B   x  2026-03-01–2026-03-31.pdf'],
      [anna.id, 'Þórunn Ósk Ægisdóttir 2026-03-01–2026-03-31.pdf'],
    ]);
  });
});

describe('400', () => {
  it.each([
    [{ endDate: '2026-02-28' }, 'range.invalid'],
    [{ endDate: '2026-06-30' }, 'range.too_long'],
  ])('refuses %o as %s', async (body, code) => {
    expect(await ask(body)).toMatchObject({ status: 400, errors: [{ code, field: 'endDate' }] });
  });
});

describe('404', () => {
  it('knows nobody outside the departments of the manager, and says who of the list it is', async () => {
    const { id } = await api.given.aDepartment(company, 'Bakarí', anna);
    const limited = await someone({ role: 'manager', limited_to_departments: JSON.stringify([id]) });
    const other = await someone({ display_name: 'Annar' });

    expect(await ask({ employeeIds: [anna.id] }, limited)).toMatchObject({ status: 200 });
    for (const unseen of [other.id, NOBODY])
      expect(await ask({ employeeIds: [anna.id, unseen] }, limited)).toMatchObject({
        status: 404,
        errors: [{ code: 'employee.not_found', field: 'employeeIds[1]' }],
      });
  });
});
