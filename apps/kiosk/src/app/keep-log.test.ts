import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createKioskDevice } from '#device/kiosk-device.ts';
import { createOutboxState, type OutboxState } from '#features/punches/outbox/outbox-state.ts';
import type { WorkerState } from '#features/manager/use-tablet-facts.ts';
import { kioskDatabase } from '#storage/kiosk-database.ts';
import type { Kiosk } from './kiosk.ts';
import { keepLog } from './keep-log.ts';
import { createVisitStore, toFirstState } from '#app/visit/visit-machine.ts';

/** The parts of a kiosk that the log listens to, in any state that a test wants. */
function listenTo(before: Partial<OutboxState> = {}) {
  const device = createKioskDevice();
  const outboxState = createOutboxState();
  outboxState.setState(before);
  const state = createStore<WorkerState>(() => 'ready');
  const update = { state, look: vi.fn(), applyNow: vi.fn() };
  const store = createVisitStore(toFirstState('en', { name: 'attract' }));
  const stop = keepLog({ device, outboxState, update, store } as unknown as Kiosk);
  const connect = (connection: 'online' | 'slow' | 'offline') => device.onlineStatus.setState({ connection });
  return { connect, outbox: outboxState.setState, update: state.setState, store, stop };
}

const noted = async () =>
  (await kioskDatabase.log.toArray()).map(({ kind, punches }) =>
    punches === undefined ? kind : `${kind} ${punches}`,
  );
const expectNoted = (...kinds: string[]) =>
  waitFor(async () => expect(await noted()).toEqual(['started', ...kinds]));

beforeEach(async () => {
  await kioskDatabase.log.clear();
});

describe('the log of the tablet', () => {
  it('notes when the server is silent and when it answers again, not when it is slow', async () => {
    const { connect } = listenTo();

    connect('slow');
    connect('offline');
    connect('online');

    await expectNoted('connectionLost', 'connectionBack');
  });

  it('notes that what had waited without a connection is with the server', async () => {
    const { connect, outbox } = listenTo();
    connect('offline');
    outbox({ waiting: 3 });
    connect('online');
    outbox({ waiting: 1 });

    outbox({ waiting: 0 });

    await expectNoted('connectionLost', 'connectionBack', 'caughtUp 3');
  });

  it('does not note punches that go through at once', async () => {
    const { outbox, update } = listenTo();
    outbox({ waiting: 1 });
    outbox({ waiting: 0 });

    update('waiting', true);

    await expectNoted('updateFound');
  });

  it('notes what the storage went through, also what was found when it was opened', async () => {
    const { outbox } = listenTo({ storage: 'recovered' });

    outbox({ storage: 'failing' });
    outbox({ storage: 'fine' });

    await expectNoted('storageRecovered', 'storageFailing');
  });

  it('notes that the server refuses the tablet, and that it takes punches again', async () => {
    const { outbox } = listenTo();

    outbox({ trouble: 'key' });
    outbox({ trouble: undefined });

    await expectNoted('keyUnknown', 'takenAgain');
  });

  it('notes nothing after it was stopped', async () => {
    const { connect, stop, store } = listenTo();
    store.dispatch({ type: 'aboutOpened' });
    store.dispatch({ type: 'managerOpened' });
    stop();

    connect('offline');

    await expectNoted('managerOpened');
  });
});
