// The entries of the gallery that only a manager sees, and the tablet at rest.
import { AttractScreen } from '#features/kiosk/attract-screen.tsx';
import { ManagerPanel } from '#features/kiosk/manager-panel.tsx';
import { NewCodeStep } from '#features/kiosk/new-code-step.tsx';
import type { QueueView } from '#features/kiosk/queue-panel.tsx';
import { TerminalStep } from '#features/kiosk/terminal-step.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { ManagerGate } from '#features/kiosk/manager-gate.tsx';
import { AT, NAME, SINCE_YESTERDAY, ZONE } from './gallery-company.ts';
import type { GalleryScreen } from './gallery-screen.ts';

const nothing = () => undefined;

const record: DeviceRecord = {
  id: 'this',
  deviceName: 'Inngangur',
  language: 'is',
  timeZone: ZONE,
  listMode: 'short',
  showStates: false,
  padSide: 'middle',
  soundLevel: 'off',
  deviceToken: 'not a token',
  companyId: 'company',
  companyName: 'Kaffihús Norður ehf.',
  isReady: true,
  isRevoked: false,
};

const queue: QueueView = {
  waiting: 22,
  oldestAt: SINCE_YESTERDAY,
  isSending: false,
  attention: [
    { punchId: '1', receiptCode: '7K4M2Q', name: NAME, action: 'start', at: AT, reason: 'mismatch' },
    {
      punchId: '2',
      receiptCode: 'W9XH3D',
      name: undefined,
      action: 'stop',
      at: SINCE_YESTERDAY,
      reason: 'refused',
    },
  ],
  trouble: 'key',
  storage: 'recovered',
};
const well: QueueView = {
  ...queue,
  waiting: 0,
  oldestAt: undefined,
  attention: [],
  trouble: undefined,
  storage: 'fine',
};
const panel = {
  record,
  workerState: 'waiting',
  onRetry: nothing,
  onUpdate: nothing,
  onSettings: nothing,
  onRemove: nothing,
  onLeave: nothing,
} as const;

export const MANAGER_SCREENS: Readonly<Record<string, GalleryScreen>> = {
  attract: { isBare: true, content: <AttractScreen record={record} onWake={nothing} onAbout={nothing} /> },
  'terminal-set-up': { content: <TerminalStep onBack={nothing} onFinished={nothing} /> },
  'manager-sign-in': { content: <ManagerGate companyId="company" onOpen={nothing} onCancel={nothing} /> },
  'manager-new-code': { content: <NewCodeStep onSaved={nothing} onCancel={nothing} /> },
  'manager-tablet': { content: <ManagerPanel {...panel} queue={queue} firstTab="tablet" /> },
  'manager-settings': { content: <ManagerPanel {...panel} queue={well} firstTab="settings" /> },
  'manager-sound': { content: <ManagerPanel {...panel} queue={well} firstTab="sound" /> },
  'manager-punches': { content: <ManagerPanel {...panel} queue={queue} /> },
  'manager-punches-none': { content: <ManagerPanel {...panel} queue={well} /> },
};
