import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bonuses, BonusShare } from './bonus-types.ts';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, FRAME, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const SHARE: BonusShare = {
  ...{ agreement: 'vr-shop', state: 'earned', startDate: '2026-07-01', endDate: '2026-12-31' },
  ...{ dueOn: '2026-12-15', isSettledAtEnd: false, unit: 'weekHundredths', amount: 2640, full: 4500 },
  ...{ readings: null, sent: [], sentAmount: 0, proposedAmount: 2640 },
};
const aPerson = (name: string, shares: Partial<BonusShare>[]): Bonuses['people'][number] => ({
  ...{ employeeId: name, displayName: name, ruleChangedOn: null, sentElsewhere: [] },
  shares: shares.map((share) => ({ ...SHARE, ...share })),
});
const SENT = {
  runId: 'r7',
  runNumber: 7,
  madeAtUtc: '2026-11-21T09:00:00.000Z',
  unit: SHARE.unit,
  amount: 2640,
};
const BONUSES: Bonuses = {
  ...{ kind: 'december', year: 2026 },
  people: [
    aPerson('Anna', [{}]),
    aPerson('Bo', [{ sent: [SENT], sentAmount: 2640, proposedAmount: 0 }]),
    aPerson('Cecil', [
      { state: 'undecided', amount: null, proposedAmount: 0, readings: { counts: 3480, takenOut: 3280 } },
    ]),
    aPerson('Dís', [{ agreement: null, state: 'notKnown', amount: null, full: null, proposedAmount: 0 }]),
    aPerson('Ebba', []),
    aPerson('Finnur', [{ unit: 'dayWorkMinutes', amount: 6000, full: null, proposedAmount: 6000 }]),
  ],
  agreements: [
    {
      ...{ key: 'vr-shop', lastCheckedOn: '2026-11-29' },
      names: { is: 'VR og SA: verslanir', en: 'VR / LÍV with SA: shops', pl: 'VR z SA: sklepy' },
      sources: [
        {
          ...{ url: 'https://vmf.is/?p=14806', writtenOn: '2025-11-27' },
          says: { is: '45 unnar vikur.', en: '45 weeks worked.', pl: '45 tygodni.' },
        },
      ],
    },
  ],
  codes: [{ target: 'dk', key: 'decemberBonus', payrollCode: '850' }],
};
const RUN = 'POST /companies/c1/bonus-runs';

let api: FakeApi;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-01T08:00:00.000Z'));
  URL.createObjectURL = () => 'blob:none';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/bonuses', { data: BONUSES });
  api.answer('GET /companies/c1/export-profiles', {
    data: [
      { key: 'generic', name: 'CSV', target: 'generic' },
      { key: 'dk', name: 'DK', target: 'dk' },
    ],
  });
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(language: 'en' | 'is' | 'pl' = 'en') {
  window.history.replaceState(null, '', '/desk/month/bonuses');
  render(<App language={language} client={createQueryClient()} router={createDeskRouter()} />);
}
const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!;

describe('the page of yearly bonuses', () => {
  it('says of everybody what they have earned of how much, in weeks or hours, and when it is due', async () => {
    open();

    expect((await rowOf('Anna')).textContent).toContain('26.40 of 45');
    expect((await rowOf('Anna')).textContent).toContain('15 Dec 2026');
    expect((await rowOf('Finnur')).textContent).toContain('100 h');
  });

  it('tells two of one name apart, in the table and where they are chosen', async () => {
    const people = ['e1', 'e2'].map((employeeId) => ({ ...aPerson('Jón', [{}]), employeeId }));
    api.answer('GET /companies/c1/bonuses', { data: { ...BONUSES, people } });
    const jon = { displayName: 'Jón', departments: [], jobTitle: null };
    const namesakes = [
      { ...jon, id: 'e1', employeeNumber: '7' },
      { ...jon, id: 'e2', employeeNumber: '8' },
    ];
    api.answer('GET /companies/c1/desk-frame', { data: { ...FRAME, namesakes } });
    open();

    expect(await screen.findByRole('rowheader', { name: 'Jón (7)' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Jón \(8\)/ })).toBeTruthy();
  });

  it('says where it was sent, what is undecided with both readings, and what is not known', async () => {
    open();

    expect((await rowOf('Bo')).textContent).toContain('26.40 in run 7, 21 Nov 2026 09:00');
    expect((await rowOf('Cecil')).textContent).toContain(
      '34.80 if unpaid leave counts, 32.80 if it does not',
    );
    expect((await rowOf('Dís')).textContent).toContain('Not known for this agreement');
    expect((await rowOf('Ebba')).textContent).toContain('Employed on none of the days that count');
  });

  it('says what was sent for other days in the unit in which it was sent, also of who was employed on none', async () => {
    const people = [aPerson('Finnur', [{ unit: 'dayWorkMinutes', amount: 6000 }]), aPerson('Ebba', [])];
    const data = { ...BONUSES, people: people.map((person) => ({ ...person, sentElsewhere: [SENT] })) };
    api.answer('GET /companies/c1/bonuses', { data });
    open();

    expect((await rowOf('Finnur')).textContent).toContain('26.40 was sent for other days');
    expect((await rowOf('Ebba')).textContent).toContain('26.40 was sent for other days');
  });

  it('names its sources and how old they are', async () => {
    open();

    const sources = await screen.findByRole('region', { name: 'Where this was read' });
    expect(sources.textContent).toContain('VR / LÍV with SA: shops, read on 29 Nov 2026');
    expect(sources.textContent).toContain('page of 27 Nov 2025');
    expect(within(sources).getByRole('link', { name: 'vmf.is' }).getAttribute('href')).toBe(
      'https://vmf.is/?p=14806',
    );
  });

  it('sends whom nobody has taken out, to the system that has a code', async () => {
    api.answer(RUN, { data: { id: 'r8', number: 8 } });
    api.answer('GET /companies/c1/payroll-runs/r8/file', {
      data: { fileName: 'dk.csv', mediaType: 'text/csv', sha256: 'x', base64: '' },
    });
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Send the bonus of Finnur' }));

    await userEvent.click(screen.getByRole('button', { name: 'Make the file for 1 person' }));

    await screen.findByText('Run 8 is made. The file is in your downloads.');
    const sent = api.requests.find(({ url, method }) => method === 'POST' && url.includes('bonus-runs'));
    expect(await sent?.json()).toEqual({
      ...{ kind: 'december', year: 2026, profileKey: 'dk', employeeIds: ['Anna'] },
    });
  });

  it('says why no file was made, and where a code is given', async () => {
    api.answer(RUN, { status: 409, code: 'payroll.bonus_unmapped' });
    open();

    await userEvent.click(await screen.findByRole('button', { name: 'Make the file for 2 people' }));

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('has no code in this payroll system');
    expect(within(alert).getByRole('link', { name: 'Wage codes' })).toBeDefined();
  });

  it('warns where the payroll system that is chosen has no code for it, and never of the general file', async () => {
    const noCode = /has no code for this bonus yet/;
    api.answer('GET /companies/c1/bonuses', { data: { ...BONUSES, codes: [] } });
    open();

    await screen.findByRole('option', { name: 'DK' });
    const system = screen.getByLabelText('Payroll system');
    expect(screen.queryByText(noCode)).toBeNull();
    await userEvent.selectOptions(system, 'DK');
    expect(await screen.findByText(noCode)).toBeDefined();
    await userEvent.selectOptions(system, 'CSV');
    expect(screen.queryByText(noCode)).toBeNull();
  });

  it.each([
    ['is', 'VR og SA: verslanir', '45 unnar vikur.'],
    ['pl', 'VR z SA: sklepy', '45 tygodni.'],
  ] as const)('tells agreements and what was read of them in %s', async (language, agreement, says) => {
    open(language);

    expect((await rowOf('Anna')).textContent).toContain(agreement);
    expect(screen.getByText(new RegExp(says))).toBeDefined();
  });

  it.each([
    ['is', '26,40 af 45'],
    ['pl', '26,40 z 45'],
  ] as const)('writes weeks as %s does', async (language, words) => {
    open(language);

    expect((await rowOf('Anna')).textContent).toContain(words);
  });
});
