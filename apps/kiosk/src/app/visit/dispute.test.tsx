// "Not me / wrong", from the receipt and from the list after it, with and without a server.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enter, heading, reach, sentPunches, touch } from '#testing/at-the-tablet.ts';
import { createFakeServer, makePerson, RIGHT_PIN, type FakeServer } from '#testing/fake-server.ts';
import { fakeClock, pass, renderKiosk } from '#testing/render-kiosk.tsx';

const ANNA = makePerson(1, 'Anna Jónsdóttir');
const BJORN = makePerson(2, 'Björn Árnason', '2026-03-01T15:02:00.000Z');
let server: FakeServer;

beforeEach(() => {
  fakeClock();
  server = createFakeServer([ANNA, BJORN]);
});

async function clockAnnaIn() {
  await touch('Touch to clock in or out');
  await touch('Anna Jónsdóttir');
  await enter(RIGHT_PIN);
  await reach('In 06:58');
}
const offered = () => screen.queryByRole('button', { name: /^Not me \/ wrong/ });
const disputed = () => server.callsOf('disputePunch').map(({ body }) => body['punchId']);
const sentIds = () => sentPunches(server).map(({ punchId }) => punchId);

describe('a person who sees a wrong receipt', () => {
  it('has it noted with two touches, and the server is told', async () => {
    await renderKiosk({ server });
    await clockAnnaIn();

    await touch('Not me / wrong');
    expect(heading()).toBe('Not you, or wrong?');
    expect(disputed()).toEqual([]);
    await touch('Tell a manager');

    await reach('Noted. A manager decides.');
    await waitFor(() => expect(disputed()).toEqual(sentIds()));
    expect(disputed()).toHaveLength(1);
  });

  it('still can from the list, for ten seconds in all', async () => {
    await renderKiosk({ server });
    await clockAnnaIn();

    await pass(4_400);
    expect(heading()).toBe('Who are you?');
    expect(offered()?.textContent).toContain('In 06:58, Anna Jónsdóttir');
    await pass(5_600);

    expect(offered()).toBeNull();
  });

  it('disputes nothing with one touch alone, and nothing by walking away', async () => {
    await renderKiosk({ server });
    await clockAnnaIn();

    await touch('Not me / wrong');
    await touch('No, it is right');

    expect(heading()).toBe('Who are you?');
    expect(disputed()).toEqual([]);
  });

  it('is not offered it again once it is noted', async () => {
    await renderKiosk({ server });
    await clockAnnaIn();
    await touch('Not me / wrong');
    await touch('Tell a manager');

    await touch('Close');

    expect(heading()).toBe('Who are you?');
    expect(offered()).toBeNull();
  });

  it('has it kept by the tablet without a server, and the server is told after the punch', async () => {
    await renderKiosk({ server });
    for (const id of ['sendPunchBatch', 'disputePunch', 'getServerTime'] as const)
      server.break(id, { kind: 'dead' });
    await clockAnnaIn();
    expect(document.body.textContent).toContain('Saved on this tablet');

    await touch('Not me / wrong');
    await touch('Tell a manager');
    await reach('Noted. A manager decides.');
    const early = disputed();
    for (const id of ['sendPunchBatch', 'disputePunch', 'getServerTime'] as const) server.heal(id);
    await pass(60_000);

    expect(early).toEqual([]);
    expect(disputed()).toEqual([sentIds().at(-1)]);
  });
});

it('the button is not shown on the screen of the next person', async () => {
  await renderKiosk({ server });
  await clockAnnaIn();
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  await pass(400);

  await touch('Björn Árnason');

  expect(heading()).toBe('Clock out at 06:58');
  expect(offered()).toBeNull();
});
