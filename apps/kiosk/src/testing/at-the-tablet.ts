// What a person does at a tablet on the bench, and what they then see.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { FakeServer } from './fake-server.ts';
import { headerOf } from './fake-verdicts.ts';
import { pass } from './render-kiosk.tsx';

/** A screen that has just come does not listen yet, so that nobody touches it by mistake. */
const LISTENING_AFTER_MS = 400;

/** Where a dialog asks again in the words of the screen below it, the dialog is meant. */
export async function touch(name: string | RegExp): Promise<void> {
  const found = (await screen.findAllByRole('button', { name })).at(-1) ?? expect.fail();
  fireEvent.pointerDown(found, { button: 0 });
  fireEvent.click(found);
  await pass(LISTENING_AFTER_MS);
}

/** On the pad: a PIN, or the code of a manager. */
export async function enter(digits: string): Promise<void> {
  for (const digit of digits)
    fireEvent.pointerDown(screen.getByRole('button', { name: digit }), { button: 0 });
  await pass(LISTENING_AFTER_MS);
}

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Fails with what was shown meanwhile, since the last screen alone does not tell how it came to it. */
export async function reach(title: string): Promise<void> {
  const shown = new Set<string | null>();
  await waitFor(() => {
    shown.add(heading());
    expect(heading(), `shown one after another: ${[...shown].join(' | ')}`).toBe(title);
  });
  await pass(LISTENING_AFTER_MS);
}

/** What the server was sent, in the order in which it came. */
export const sentPunches = (server: FakeServer) =>
  server
    .callsOf('sendPunchBatch')
    .flatMap(({ body }) => body['items'] as readonly { readonly envelope: string }[])
    .map(headerOf);

export const NEEDS_NETWORK = [
  'getHealth',
  'getServerTime',
  'getStationSettings',
  'sendHeartbeat',
  'listStationPeople',
  'listStationProjects',
  'authenticateStationPin',
  'sendPunchBatch',
] as const;

/** Until {@link comeOnline}; the tablet finds out by itself. */
export function goOffline(server: FakeServer): void {
  for (const id of NEEDS_NETWORK) server.break(id, { kind: 'dead' });
}

export function comeOnline(server: FakeServer): void {
  for (const id of NEEDS_NETWORK) server.heal(id);
}
