// The screens that nobody punches on: set-up, how the tablet is, and the manager's panel. A chunk of their own, which a punch never
// loads and the service worker keeps.
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { saveSettings } from '#device/device-record.ts';
import { AboutScreen } from '#features/manager/about-screen.tsx';
import { ManagerPanel } from '#features/manager/manager-panel.tsx';
import { reviewsReader, type ReviewsAnswer } from '#features/manager/read-reviews.ts';
import { SettingsPanel } from '#features/set-up/settings-panel.tsx';
import { SetUpScreen } from '#features/set-up/setup-screen.tsx';
import { WallGuide } from '#features/set-up/wall-guide.tsx';
import { ManagerLanguageProvider } from '#i18n/language-provider.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { useTabletLog } from '#storage/tablet-log.ts';
import type { Kiosk } from './kiosk.ts';
import { countKept, exporterOf, takeOutOfUse, tryAgain, useQueueView } from './manager-outbox.ts';
import { createQueryClient } from './query-client.ts';

type ManagerScreensProps = { readonly kiosk: Kiosk; readonly screen: 'setUp' | 'about' | 'manager' };

export function ManagerScreens(props: ManagerScreensProps) {
  return (
    <QueryClientProvider client={props.kiosk.reads.clientFrom(createQueryClient)}>
      <ManagerLanguageProvider>
        <ManagerScreen {...props} />
      </ManagerLanguageProvider>
    </QueryClientProvider>
  );
}

function ManagerScreen({ kiosk, screen }: ManagerScreensProps) {
  const { record, store, update } = kiosk;
  const workerState = useStore(update.state);
  const { waiting } = useStore(kiosk.outboxState);
  if (!record || screen === 'setUp')
    return <SetUpScreen record={record} kept={waiting} onFinished={kiosk.restart} />;
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

type ManagingProps = { readonly kiosk: Kiosk; readonly record: DeviceRecord };

function Managing({ kiosk, record }: ManagingProps) {
  const { store, update, restart, punchClock, device } = kiosk;
  const workerState = useStore(update.state);
  const { now } = device.serverTime;
  const readReviews = useMemo(
    () => (punchClock ? reviewsReader(punchClock.station.call, now) : cannotAsk),
    [punchClock, now],
  );
  const remove = async () => {
    const kept = await takeOutOfUse(punchClock);
    if (kept?.unsent === 0) restart();
    return kept;
  };
  return (
    <ManagerPanel
      record={record}
      queue={useQueueView(kiosk, record)}
      log={useTabletLog()}
      workerState={workerState}
      onRetry={() => punchClock && void tryAgain(punchClock)}
      onExport={punchClock ? exporterOf(punchClock, now) : cannotExport}
      onReadReviews={readReviews}
      onUpdate={update.applyNow}
      settings={
        <SettingsPanel record={record} onSave={(settings) => void saveSettings(settings).then(restart)} />
      }
      wallGuide={<WallGuide record={record} />}
      onCountKept={countKept}
      onRemove={remove}
      onLeave={() => store.dispatch({ type: 'restAsked' })}
    />
  );
}

const cannotExport = () => Promise.resolve('failed' as const);
const cannotAsk = (): Promise<ReviewsAnswer> => Promise.resolve({ kind: 'failed' });
