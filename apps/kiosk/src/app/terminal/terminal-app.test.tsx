import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { managerCatalogues } from '#i18n/catalogues.ts';
import { kioskDatabase } from '#storage/kiosk-database.ts';
import { heading, touch } from '#testing/at-the-tablet.ts';
import {
  COMPANY_ID,
  createFakeServer,
  makePerson,
  RIGHT_PASSWORD,
  type FakeServer,
} from '#testing/fake-server.ts';
import { fakeClock, pass } from '#testing/render-kiosk.tsx';
import { TerminalApp } from './terminal-app.tsx';

let server: FakeServer;

beforeEach(async () => {
  fakeClock();
  server = createFakeServer([
    makePerson(1, 'Anna Jónsdóttir'),
    makePerson(2, 'Björn Árnason', '2026-03-02T02:00:00.000Z'),
  ]);
  vi.stubGlobal('fetch', server.fetch);
  await kioskDatabase.punchListSnapshot.clear();
  await managerCatalogues.load('en');
  render(<TerminalApp companyId={COMPANY_ID} language="en" timeZone="Atlantic/Reykjavik" />);
  await pass(600);
});

function write(password: string) {
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: password } });
}

describe('a shared tablet', () => {
  it('clocks a person in with their name and web password', async () => {
    await touch('Anna J.');
    write(RIGHT_PASSWORD);
    await touch('Clock in at 06:58');

    expect(heading()).toBe('In 06:58');
    expect(server.callsOf('terminalPunch').map(({ body }) => body)).toEqual([
      { companyId: COMPANY_ID, userId: makePerson(1, '').id, password: RIGHT_PASSWORD, action: 'Start' },
    ]);
  });

  it('offers a clock-out to somebody who is in, and the other action beside it', async () => {
    await touch('Björn Á.');

    screen.getByRole('button', { name: 'Clock out at 06:58' });
    screen.getByRole('button', { name: 'Clock in' });
  });

  it('sends nothing without a password', async () => {
    await touch('Anna J.');
    await touch('Clock in at 06:58');

    screen.getByText('Enter your password.');
    expect(server.callsOf('terminalPunch')).toHaveLength(0);
  });

  it('says that nothing was recorded with a wrong password, and forgets what was written', async () => {
    await touch('Anna J.');
    write('something else');
    await touch('Clock in at 06:58');

    expect(screen.getByRole('alert').textContent).toMatch(/does not match.*Nothing was recorded/);
    expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('');
  });

  it('tells how long too many wrong passwords lock it', async () => {
    server.break('terminalPunch', { kind: 'refused', code: 'auth.too_many_attempts', retryAfter: 840 });
    await touch('Anna J.');
    write(RIGHT_PASSWORD);
    await touch('Clock in at 06:58');

    expect(screen.getByRole('alert').textContent).toMatch(/Try again in 14 minutes/);
  });

  it('asks the person where the server knows another state than the announced one', async () => {
    await touch('Anna J.');
    server.people[0] = makePerson(1, 'Anna Jónsdóttir', '2026-03-02T06:00:00.000Z');
    write(RIGHT_PASSWORD);
    await touch('Clock in at 06:58');
    expect(heading()).toMatch(/You are already clocked in/);

    await touch('Clock out now');

    screen.getByRole('button', { name: 'Clock out at 06:58' });
  });

  it('never claims a punch whose answer was lost before the list shows it', async () => {
    server.break('terminalPunch', { kind: 'dead' });
    await touch('Anna J.');
    write(RIGHT_PASSWORD);
    await touch('Clock in at 06:58');
    await pass(4_000);

    expect(heading()).toMatch(/NOT recorded/);
  });

  it('asks whether somebody is still there before it leaves their screen', async () => {
    await touch('Anna J.');

    await pass(30_500);
    screen.getByText('Still there?');
    await pass(21_000);

    expect(heading()).toBe('Who are you?');
  });
});
