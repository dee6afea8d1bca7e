import { expect } from '@playwright/test';
import type { TimeEntryRecord } from '@stimpill/api-types/manage';
import { manager } from '../support/company.ts';
import { CORRECT_ENTRY, correctionOf } from '../support/correct-entry.ts';
import { peoplePage } from '../support/pages/people-page.ts';
import { pinPage } from '../support/pages/pin-page.ts';
import { touch } from '../support/pages/touch.ts';
import { aPartner } from '../support/partner.ts';
import type { StimpillServer } from '../support/stimpill-server.ts';
import { test } from '../support/test.ts';
import { OWN_NAMES, words, type Language } from '../support/words.ts';

const COMPANY = '33333333-3333-4333-8333-333333333333';
const ari = { id: '33333333-0000-4000-8000-0000000000e1', name: 'Ari Bergsson', pin: '4821' };

type Listed = { readonly id: string; readonly reason: string; readonly timeEntryId: string | null };

const listReviews = async (server: StimpillServer) =>
  (await server.call('listReviews', { companyId: COMPANY, kind: 'missedBreak' })).data as readonly Listed[];

test.use({ companyFile: 'company-with-breaks.yaml' });

test('somebody who worked through the break that the rule takes off says so, and a manager gives the time back', async ({
  kiosk,
  server,
  request,
}) => {
  const { page } = kiosk;
  const press = (name: string) => touch(page, page.getByRole('button', { name }));
  await server.moveClockTo('2026-03-04T08:00:00.000Z');
  await page.reload();
  await kiosk.comeAndPunch(ari);
  await kiosk.punch.expectRecorded('In', '08:00');
  await server.moveClockTo('2026-03-04T16:00:00.000Z');
  await page.reload();
  await kiosk.comeAndPunch(ari);
  // The receipt closes by itself, and a slow machine would not have read all of it by then.
  await press(words.en.keepOpen);
  await kiosk.punch.expectRecorded('Out', '16:00');
  await expect(page.getByText('Today 7 h 30 min')).toBeVisible();
  await kiosk.punch.close();

  await expect(page.getByRole('heading', { name: 'Did you get your break?' })).toBeVisible();
  await expect(page.getByText('30 min was taken off your time for it.')).toBeVisible();
  await press('No, I worked');

  await expect(page.getByRole('heading', { name: 'Noted. A manager decides.' })).toBeVisible();
  const listed = await listReviews(server);
  expect(listed.map(({ reason }) => reason)).toEqual(['break_missed']);
  const about = { companyId: COMPANY, reviewId: listed[0]?.id ?? '' };
  await server.call('settleReview', about, { decision: 'accept', reason: 'the kitchen was full' });
  const partner = await aPartner(request, server.origin, manager, COMPANY);
  const { entries, totals } = await partner.timesheetOf(ari.id, '2026-03-04', '2026-03-04');
  expect(totals.totalMinutes).toBe(480);
  expect(entries).toMatchObject([
    {
      breaks: [
        {
          startAtUtc: '2026-03-04T12:00:00.000Z',
          endAtUtc: '2026-03-04T12:30:00.000Z',
          kind: 'worked-through',
        },
      ],
    },
  ]);
});

type Worker = { readonly language: Language; readonly name: string; readonly morning: string };

const idOf = (end: string) => `33333333-0000-4000-8000-0000000000${end}`;
const WORKERS: readonly Worker[] = [
  { language: 'is', name: 'Birna Jónsdóttir', morning: idOf('b2') },
  { language: 'en', name: 'Emma Stone', morning: idOf('c2') },
  { language: 'pl', name: 'Paweł Nowak', morning: idOf('d2') },
];
const SAYS = {
  is: {
    today: 'Í dag 9 klst. 30 mín.',
    question: 'Fékkstu hléið þitt?',
    taken: 'Hlé, 15 mín., var dregið af tímanum þínum.',
    no: 'Nei, ég vann',
    noted: 'Skráð. Yfirmaður sker úr.',
  },
  en: {
    today: 'Today 9 h 30 min',
    question: 'Did you get your break?',
    taken: '15 min was taken off your time for it.',
    no: 'No, I worked',
    noted: 'Noted. A manager decides.',
  },
  pl: {
    today: 'Dziś 9 godz. 30 min',
    question: 'Czy była przerwa?',
    taken: 'Z Twojego czasu odliczono na nią: 15 min.',
    no: 'Nie, trwała praca',
    noted: 'Zapisano. Kierownik zdecyduje.',
  },
};

test('who clocked out for lunch is asked in their language about the break of the whole day, and the answer reaches the morning', async ({
  kiosk: { page },
  server,
}) => {
  await server.moveClockTo('2026-03-04T18:00:00.000Z');
  await page.reload();
  await peoplePage(page).wake();
  for (const { language, name } of WORKERS) {
    const say = SAYS[language];
    const press = (text: string) => touch(page, page.getByRole('button', { name: text, exact: true }).last());
    const people = peoplePage(page, language);
    await press(OWN_NAMES[language]);
    await people.choose(name);
    await pinPage(page, language).enter('5937');
    await press(words[language].keepOpen);
    await expect(page.getByText(say.today)).toBeVisible();
    await press(words[language].close);

    await expect(page.getByRole('heading', { name: say.question })).toBeVisible();
    await expect(page.getByText(say.taken)).toBeVisible();
    await press(say.no);

    await expect(page.getByRole('heading', { name: say.noted })).toBeVisible();
    await press(words[language].close);
  }
  const mornings = WORKERS.map(({ morning }) => morning);
  expect((await listReviews(server)).map(({ timeEntryId }) => timeEntryId)).toEqual(mornings);

  const [morning = ''] = mornings;
  const of = { companyId: COMPANY, timeEntryId: morning };
  const { data, version } = await server.call('getTimeEntry', of);
  const read = data as TimeEntryRecord;
  const day = read.startAtUtc.slice(0, 11);
  const kind = 'worked-through';
  const breaks = [{ startAtUtc: `${day}12:15:00Z`, endAtUtc: `${day}12:30:00Z`, kind } as const];
  await server.call(CORRECT_ENTRY, of, correctionOf(read, { breaks, reason: 'asked her' }), version);
  expect((await listReviews(server)).map(({ timeEntryId }) => timeEntryId)).toEqual(mornings.slice(1));
});
