import { useStore } from 'zustand';
import { useConnection, useKioskDevice } from '#device/kiosk-device.ts';
import { useNow } from '#device/use-now.ts';
import type { OutboxStateStore } from '#features/punches/outbox/outbox-state.ts';
import { StatusStrip } from '#features/punches/status-strip.tsx';
import { toStripState } from '#features/punches/strip-state.ts';

/** The one fixed line, from what outbox, connection and clock say. */
export function KioskStrip({ outboxState }: { readonly outboxState: OutboxStateStore }) {
  const outbox = useStore(outboxState);
  const connection = useConnection();
  const { serverTime } = useKioskDevice();
  const now = useNow();
  const isClockUnsure = serverTime.state() === 'unsure';
  return <StatusStrip state={toStripState({ outbox, connection, isClockUnsure, now })} />;
}
