// The entries of the gallery that only a manager sees, and the tablet at rest.
import { stationOperations } from '@stimpill/api-types/station';
import { createStore } from 'zustand/vanilla';
import { StationProvider } from '#device/station-context.ts';
import { AboutScreen } from '#features/manager/about-screen.tsx';
import { AttractScreen } from '#features/attract/attract-screen.tsx';
import { ChecksStep } from '#features/set-up/checks-step.tsx';
import { ManagerPanel } from '#features/manager/manager-panel.tsx';
import { NewCodeStep } from '#features/manager/new-code-step.tsx';
import { ExportDialog } from '#features/manager/export-dialog.tsx';
import type { QueueItem } from '#features/manager/queue-list.tsx';
import { Poster, useEveryLanguage } from '#features/set-up/poster.tsx';
import type { ReviewsAnswer } from '#features/manager/read-reviews.ts';
import { RemoveDialog } from '#features/manager/remove-dialog.tsx';
import type { QueueView } from '#features/manager/queue-panel.tsx';
import { TerminalStep } from '#features/set-up/terminal-step.tsx';
import { SetUpPage } from '#features/set-up/setup-screen.tsx';
import { SettingsPanel } from '#features/set-up/settings-panel.tsx';
import { WallGuide } from '#features/set-up/wall-guide.tsx';
import { WallStep } from '#features/set-up/wall-step.tsx';
import type { LogEntry } from '#storage/kiosk-database.ts';
import { ManagerGate } from '#features/manager/manager-gate.tsx';
import { AT, NAME, REVIEWS, SINCE_YESTERDAY, TABLET_RECORD, ZONE } from './gallery-company.ts';
import type { GalleryScreen } from './gallery-screen.ts';

const nothing = () => undefined;
const done = () => Promise.resolve();

const item: QueueItem = {
  punchId: '0',
  receiptCode: '7K4M2Q',
  name: NAME,
  action: 'start',
  at: AT,
  status: 'waiting',
  tries: 14,
  lastError: 'HTTP 503',
  isExported: false,
};
const queue: QueueView = {
  waiting: 22,
  oldestAt: SINCE_YESTERDAY,
  isSending: false,
  items: [
    { ...item, punchId: '1', status: 'mismatch', lastError: null },
    {
      ...item,
      punchId: '2',
      receiptCode: 'W9XH3D',
      name: undefined,
      at: SINCE_YESTERDAY,
      status: 'refused',
      lastError: 'request.invalid',
    },
    { ...item, punchId: '3', receiptCode: '1NX1YS', action: 'stop', isExported: true },
    { ...item, punchId: '4', receiptCode: 'Q2R7TT', tries: 0, lastError: null },
  ],
  trouble: 'key',
  storage: 'recovered',
};
const well: QueueView = {
  ...queue,
  waiting: 0,
  oldestAt: undefined,
  items: [],
  trouble: undefined,
  storage: 'fine',
};
const log: readonly LogEntry[] = [
  { id: 7, kind: 'managerOpened', at: AT, times: 1 },
  { id: 6, kind: 'codeWrong', at: AT, times: 2 },
  { id: 5, kind: 'caughtUp', at: AT, times: 1, punches: 22 },
  { id: 4, kind: 'connectionBack', at: AT, times: 1 },
  { id: 3, kind: 'clockBroke', at: SINCE_YESTERDAY, times: 1 },
  { id: 2, kind: 'connectionLost', at: SINCE_YESTERDAY, times: 1 },
  { id: 1, kind: 'started', at: SINCE_YESTERDAY, times: 1, version: '1.0.0' },
];
const fewOfMany = (): Promise<ReviewsAnswer> =>
  Promise.resolve({ kind: 'ready', reviews: REVIEWS, openItems: REVIEWS.length + 21, readAt: AT });
const panel = {
  record: TABLET_RECORD,
  log,
  workerState: 'waiting',
  onRetry: nothing,
  onUpdate: nothing,
  settings: <SettingsPanel record={TABLET_RECORD} onSave={nothing} />,
  wallGuide: <WallGuide record={TABLET_RECORD} />,
  onExport: () => Promise.resolve({ name: 'stimpill-outbox-20260302-0658-22.json', punches: 22, done }),
  onCountKept: () => Promise.resolve({ unsent: 22, inFile: 0 }),
  onRemove: () => Promise.resolve({ unsent: 22, inFile: 0 }),
  onReadReviews: fewOfMany,
  onLeave: nothing,
} as const;

const PEOPLE_PAGE = 'https://punch.example.is/?company=6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const noReviews = (): Promise<ReviewsAnswer> =>
  Promise.resolve({ kind: 'ready', reviews: [], openItems: 0, readAt: AT });
const noServer = (): Promise<ReviewsAnswer> => Promise.resolve({ kind: 'offline' });

/** Of a company that has one code for all its tablets. */
const { data, example } = stationOperations.getStationSettings;
const settings = data.parse(example.data);
const stationOfCompany = {
  call: () => new Promise<never>(nothing),
  settings: createStore(() => ({
    settings: { ...settings, company: { ...settings.company, managerCodeVersion: 'first' } },
  })),
};

function WholePoster() {
  const spoken = useEveryLanguage();
  const { companyName } = TABLET_RECORD;
  return (
    spoken && (
      <Poster spoken={spoken} companyName={companyName} deviceName="Inngangur" address={PEOPLE_PAGE} />
    )
  );
}

export const MANAGER_SCREENS: Readonly<Record<string, GalleryScreen>> = {
  attract: {
    isBare: true,
    content: (
      <AttractScreen
        record={TABLET_RECORD}
        waiting={0}
        lastReceivedAt={AT}
        onWake={nothing}
        onAbout={nothing}
      />
    ),
  },
  'attract-waiting': {
    isBare: true,
    content: (
      <AttractScreen
        record={TABLET_RECORD}
        waiting={22}
        lastReceivedAt={undefined}
        onWake={nothing}
        onAbout={nothing}
      />
    ),
  },
  'terminal-set-up': { content: <TerminalStep kept={0} onBack={nothing} onFinished={nothing} /> },
  'manager-sign-in': { content: <ManagerGate companyId="company" onOpen={nothing} onCancel={nothing} /> },
  'manager-code': {
    content: (
      <StationProvider value={stationOfCompany}>
        <ManagerGate companyId="company" onOpen={nothing} onCancel={nothing} />
      </StationProvider>
    ),
  },
  'manager-new-code': { content: <NewCodeStep onSaved={nothing} onCancel={nothing} /> },
  'manager-tablet': { content: <ManagerPanel {...panel} queue={queue} firstTab="tablet" /> },
  'manager-settings': { content: <ManagerPanel {...panel} queue={well} firstTab="settings" /> },
  'manager-sound': { content: <ManagerPanel {...panel} queue={well} firstTab="sound" /> },
  'manager-log': { content: <ManagerPanel {...panel} queue={well} firstTab="log" /> },
  'manager-punches': { content: <ManagerPanel {...panel} queue={queue} /> },
  about: {
    content: <AboutScreen record={TABLET_RECORD} workerState="ready" onManager={nothing} onClose={nothing} />,
  },
  'set-up-checks': {
    content: (
      <StationProvider value={stationOfCompany}>
        <SetUpPage step="checks">
          <ChecksStep
            kept={0}
            companyName={TABLET_RECORD.companyName}
            timeZone={ZONE}
            onTimeZone={nothing}
            onNext={nothing}
          />
        </SetUpPage>
      </StationProvider>
    ),
  },
  'set-up-wall': {
    content: (
      <SetUpPage step="wall">
        <WallStep record={TABLET_RECORD} onFinish={nothing} />
      </SetUpPage>
    ),
  },
  'set-up-wall-lock': {
    content: (
      <SetUpPage step="wall">
        <WallStep record={TABLET_RECORD} firstTopic="lock" onFinish={nothing} />
      </SetUpPage>
    ),
  },
  'set-up-wall-poster': {
    content: (
      <SetUpPage step="wall">
        <WallStep record={TABLET_RECORD} firstTopic="poster" onFinish={nothing} />
      </SetUpPage>
    ),
  },
  'set-up-poster': {
    content: (
      <SetUpPage step="wall">
        <div style={{ overflow: 'auto' }} tabIndex={0} data-scrolls>
          <WholePoster />
        </div>
      </SetUpPage>
    ),
  },
  'manager-reviews': { content: <ManagerPanel {...panel} queue={well} firstTab="reviews" /> },
  'manager-reviews-none': {
    content: <ManagerPanel {...panel} queue={well} firstTab="reviews" onReadReviews={noReviews} />,
  },
  'manager-reviews-offline': {
    content: <ManagerPanel {...panel} queue={well} firstTab="reviews" onReadReviews={noServer} />,
  },
  'manager-export': {
    content: (
      <>
        <ManagerPanel {...panel} queue={queue} />
        <ExportDialog waiting={22} onMake={panel.onExport} onClose={nothing} />
      </>
    ),
  },
  'manager-remove-refused': {
    content: (
      <>
        <ManagerPanel {...panel} queue={queue} firstTab="tablet" />
        <RemoveDialog onCount={panel.onCountKept} onRemove={panel.onRemove} onClose={nothing} />
      </>
    ),
  },
  'manager-punches-none': { content: <ManagerPanel {...panel} queue={well} /> },
};
