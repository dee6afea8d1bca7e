import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEnd } from '#api/session-end.ts';
import { apiOfAnna, CHANGED, openAnna, PERSON, retype, save } from '#testing/anna-page.tsx';
import { BJORK, type FakeApi } from '#testing/fake-api.ts';
import { ANNA } from '#testing/people.ts';

let api: FakeApi;

beforeEach(() => {
  api = apiOfAnna();
});
afterEach(() => {
  sessionEnd.answer(false);
  localStorage.clear();
  vi.unstubAllGlobals();
});

const sent = async () => {
  const puts = api.requests.filter(({ method }) => method === 'PUT');
  return Promise.all(
    puts.map(async (each) => {
      const body = (await each.clone().json()) as typeof ANNA;
      return [each.headers.get('if-match'), body.jobTitle, body.phone];
    }),
  );
};

describe('where one saves stands', () => {
  it('that it is saving, then when it was saved, and nothing of that once something is typed again', async () => {
    let answered: () => void = () => undefined;
    const after = new Promise<void>((resolve) => {
      answered = resolve;
    });
    api.answer(`PUT ${PERSON}`, { data: { ...ANNA, jobTitle: 'Kokkur' }, version: '"2"', after });
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    expect(await bar.findByText('Saving …')).toBeTruthy();

    answered();

    expect(await bar.findByText(/^Saved at \d\d:\d\d$/)).toBeTruthy();
    expect(screen.getByText('Saved.')).toBeTruthy();
    await userEvent.type(title, '!');
    expect(await bar.findByText('Not saved yet')).toBeTruthy();
    expect(bar.queryByText(/^Saved at/)).toBeNull();
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('what was typed while it was saving, as what is not saved yet', async () => {
    let answered: () => void = () => undefined;
    const after = new Promise<void>((resolve) => {
      answered = resolve;
    });
    api.answer(`PUT ${PERSON}`, { data: { ...ANNA, jobTitle: 'Kokkur' }, version: '"2"', after });
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    await userEvent.type(screen.getByLabelText('Telephone'), '99');

    answered();

    expect(await bar.findByText('Not saved yet')).toBeTruthy();
    expect(title.value).toBe('Kokkur');
    expect(screen.getByLabelText<HTMLInputElement>('Telephone').value).toMatch(/99$/);
  });

  it('why it was not saved, beside the buttons; trying again sends it once, and what was typed stays', async () => {
    api.answer(`PUT ${PERSON}`, { data: ANNA, version: '"2"' });
    const { title, form, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    await screen.findByText('Saved.');
    api.answer(`PUT ${PERSON}`, 'no network', { data: ANNA, version: '"3"' });
    await retype(title, 'Þjónn');
    await save();

    const alert = await bar.findByRole('alert');
    expect(alert.textContent).toContain('It was sent, but no answer came. Whether it was done is not known.');
    expect(form.lastElementChild?.contains(alert)).toBe(true);
    expect(bar.getByText('Perhaps not saved')).toBeTruthy();
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(title.value).toBe('Þjónn');

    await userEvent.dblClick(bar.getByRole('button', { name: 'Try again' }));
    expect(await bar.findByText(/^Saved at/)).toBeTruthy();
    expect((await sent()).map(([, jobTitle]) => jobTitle)).toEqual(['Kokkur', 'Þjónn', 'Þjónn']);
  });

  it('that it is saved where the answer of the first try was lost, and it is not sent a third time', async () => {
    api.answer(`PUT ${PERSON}`, 'no network', CHANGED);
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    await bar.findByText('Perhaps not saved');
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, jobTitle: 'Kokkur' }, version: '"2"' });

    await userEvent.click(bar.getByRole('button', { name: 'Try again' }));

    expect(await bar.findByText(/^Saved at/)).toBeTruthy();
    expect(await sent()).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('somebody whose answer was lost', () => {
  it.each([
    ['something else', 'Þjónn'],
    ['what stood there before', 'Bakari'],
  ])('is not asked about what they sent themselves when they save %s then', async (_, jobTitle) => {
    api.answer(`PUT ${PERSON}`, 'no network', CHANGED, { data: { ...ANNA, jobTitle } });
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    await bar.findByText('Perhaps not saved');
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, jobTitle: 'Kokkur', phone: '5551234' }, version: '"2"' });
    await retype(title, jobTitle);

    await save();

    expect(await bar.findByText(/^Saved at/)).toBeTruthy();
    expect((await sent()).at(-1)).toEqual(['"2"', jobTitle, '5551234']);
  });

  it('is still asked about what somebody else has made of it', async () => {
    api.answer(`PUT ${PERSON}`, 'no network', CHANGED);
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    await bar.findByText('Perhaps not saved');
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, jobTitle: 'Smiður' }, version: '"2"' });
    await retype(title, 'Þjónn');

    await save();

    expect(await screen.findByRole('dialog', { name: 'This was changed meanwhile' })).toBeTruthy();
  });

  it('is promised that nothing is done twice for the same alone', async () => {
    api.answer(`PUT ${PERSON}`, 'no network');
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();

    expect((await bar.findByRole('alert')).textContent).toContain(
      'Try again with the same, and nothing is done twice. Before you change it, see what is there now.',
    );
  });
});

describe('two managers on one record', () => {
  it('keep both what each has changed, and are asked nothing', async () => {
    api.answer(`PUT ${PERSON}`, CHANGED, { data: { ...ANNA, jobTitle: 'Kokkur', phone: '5551234' } });
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, phone: '5551234' }, version: '"2"' });

    await save();

    expect(await bar.findByText(/^Saved at/)).toBeTruthy();
    expect(await sent()).toEqual([
      ['"1"', 'Kokkur', ANNA.phone],
      ['"2"', 'Kokkur', '5551234'],
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Telephone').value).toBe('5551234');
  });

  it('who changed the same fields choose each by itself', async () => {
    api.answer(`PUT ${PERSON}`, CHANGED, { data: ANNA });
    const { title } = await openAnna();
    await retype(title, 'Kokkur');
    await retype(screen.getByLabelText('Telephone'), '5550000');
    const theirs = { ...ANNA, jobTitle: 'Þjónn', phone: '5551234', displayName: 'Anna B.' };
    api.answer(`GET ${PERSON}`, { data: theirs, version: '"2"' });
    await save();

    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed meanwhile' }));
    expect(dialog.getAllByRole('row')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('radio', { name: '5551234' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save what is chosen' }));

    await waitFor(async () => expect((await sent()).at(-1)).toEqual(['"2"', 'Kokkur', '5551234']));
    const last = api.requests.findLast(({ method }) => method === 'PUT');
    expect(await last?.clone().json()).toMatchObject({ displayName: 'Anna B.' });
  });

  it('revert nothing of each other where the network goes away after they were laid over each other', async () => {
    api.answer(`PUT ${PERSON}`, CHANGED, 'no network', CHANGED, { data: ANNA });
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, phone: '5551234' }, version: '"2"' });
    await save();
    await bar.findByText('Perhaps not saved');

    await userEvent.click(bar.getByRole('button', { name: 'Try again' }));

    expect(await bar.findByText(/^Saved at/)).toBeTruthy();
    expect((await sent()).at(-1)).toEqual(['"2"', 'Kokkur', '5551234']);
  });

  it('lose nothing that was typed where nobody chooses', async () => {
    api.answer(`PUT ${PERSON}`, CHANGED);
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, jobTitle: 'Þjónn' }, version: '"2"' });
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'This was changed meanwhile' });

    dialog.dispatchEvent(new Event('cancel'));

    expect(await bar.findByText('Not saved: somebody else changed the same.')).toBeTruthy();
    expect(title.value).toBe('Kokkur');
  });
});

describe('a session that ends in the middle of a save', () => {
  const signIn = async () => {
    api.answer('POST /session', { data: BJORK });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Password'), 'a long password');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  };

  it.each([
    ['idle', /Nobody had used this page for 30 minutes/],
    ['time', /Twelve hours have passed/],
    ['somebody', /Somebody else has ended your sessions/],
    ['password', /You have a new password since/],
    [undefined, /Your session in this browser is over/],
  ] as const)(
    'says why (%s) in one dialog with the mail filled in, and the save goes on by itself',
    async (because, why) => {
      api.answer(
        `PUT ${PERSON}`,
        { status: 401, code: 'auth.session_revoked', ...(because && { because }) },
        { data: { ...ANNA, jobTitle: 'Kokkur' } },
      );
      const { title, bar } = await openAnna();
      await retype(title, 'Kokkur');
      await save();

      const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }));
      expect(dialog.getByText(why)).toBeTruthy();
      expect(dialog.getByLabelText<HTMLInputElement>('E-mail').value).toBe(BJORK.email);
      await signIn();

      expect(await bar.findByText(/^Saved at/)).toBeTruthy();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(title.value).toBe('Kokkur');
      expect(await sent()).toHaveLength(2);
    },
  );

  it('shows no second dialog above the one that asks for a confirmation, and takes its place', async () => {
    api.answer(
      `PUT ${PERSON}`,
      { status: 403, code: 'auth.confirmation_needed' },
      { data: { ...ANNA, jobTitle: 'Kokkur' } },
    );
    api.answer('POST /session/confirmation', { status: 401, code: 'auth.session_revoked', because: 'idle' });
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    const first = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.type(first.getByLabelText('Password'), 'a long password');
    await userEvent.click(first.getByRole('button', { name: 'Confirm' }));

    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    api.answer('POST /session/confirmation', { data: BJORK });
    await signIn();

    expect(await bar.findByText(/^Saved at/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks no more once the person has signed in in another tab', async () => {
    api.answer(
      `PUT ${PERSON}`,
      { status: 401, code: 'auth.token_missing' },
      { data: { ...ANNA, jobTitle: 'Kokkur' } },
    );
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    await screen.findByRole('dialog', { name: 'Sign in to go on' });

    window.dispatchEvent(new Event('focus'));

    expect(await bar.findByText(/^Saved at/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
