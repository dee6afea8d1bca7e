// The screens that nobody punches on: set-up, how the tablet is, and the manager's panel. A chunk of their own, which a punch never
// loads and the service worker keeps.
import { useStore } from 'zustand';
import { forgetTablet, saveSettings } from '#device/device-record.ts';
import { AboutScreen } from '#features/kiosk/about-screen.tsx';
import { ManagerPanel } from '#features/kiosk/manager-panel.tsx';
import type { QueueView } from '#features/kiosk/queue-panel.tsx';
import { SetUpScreen } from '#features/kiosk/setup-screen.tsx';
import { usePunchList } from '#features/people/use-punch-list.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import type { Kiosk } from './app.tsx';

type ManagerScreensProps = { readonly kiosk: Kiosk; readonly screen: 'setUp' | 'about' | 'manager' };

export function ManagerScreens({ kiosk, screen }: ManagerScreensProps) {
  const { record, store, update } = kiosk;
  const workerState = useStore(update.state);
  if (!record || screen === 'setUp') return <SetUpScreen record={record} onFinished={kiosk.restart} />;
  if (screen === 'manager') return <Managing kiosk={kiosk} record={record} />;
  return (
    <AboutScreen
      record={record}
      workerState={workerState}
      onManager={() => store.dispatch({ type: 'managerOpened' })}
      onClose={() => store.dispatch({ type: 'restAsked' })}
    />
  );
}

function Managing({ kiosk, record }: { readonly kiosk: Kiosk; readonly record: DeviceRecord }) {
  const { store, update, restart } = kiosk;
  const workerState = useStore(update.state);
  return (
    <ManagerPanel
      record={record}
      queue={useQueueView(kiosk, record)}
      workerState={workerState}
      onUpdate={update.applyNow}
      onSettings={(settings) => void saveSettings(settings).then(restart)}
      onRemove={() => void forgetTablet().then(restart)}
      onLeave={() => store.dispatch({ type: 'restAsked' })}
    />
  );
}

/** The outbox with the names of its people, which it does not know itself. */
function useQueueView({ outboxState }: Kiosk, { companyId }: DeviceRecord): QueueView {
  const { waiting, oldestWaitingAt, needsAttention, isSending, trouble, storage } = useStore(outboxState);
  const { people } = usePunchList(companyId);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    waiting,
    oldestAt: oldestWaitingAt,
    isSending,
    attention: needsAttention.map((item) => ({ ...item, name: names.get(item.employeeId) })),
    trouble,
    storage,
  };
}
