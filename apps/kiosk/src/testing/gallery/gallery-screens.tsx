// The entries of the gallery: name -> a screen in one of its states.
import { PasswordScreen } from '#features/auth/password-screen.tsx';
import { PinScreen } from '#features/auth/pin-screen.tsx';
import { CorrectionScreen } from '#features/corrections/correction-screen.tsx';
import { TimeKeys } from '#features/corrections/time-keys.tsx';
import { limitsOf } from '#features/corrections/correction-time.ts';
import { SentCorrection } from './sent-correction.tsx';
import { OwnHoursScreen } from '#features/hours/own-hours-screen.tsx';
import { NumberStep } from '#features/people/number-step.tsx';
import { PhotoScreen } from '#features/photos/photo-screen.tsx';
import { PhotoTrouble } from '#features/photos/photo-trouble.tsx';
import { ProjectScreen } from '#features/projects/project-screen.tsx';
import { SubProjectStep } from '#features/projects/sub-project-step.tsx';
import { ChooseActionScreen } from '#features/punches/choose-action-screen.tsx';
import { ConflictScreen } from '#features/punches/conflict-screen.tsx';
import { BreakFailed, BreakNoted, BreakQuestion } from '#features/punches/break-screen.tsx';
import { DisputeChip } from '#features/punches/dispute-chip.tsx';
import { DisputeFailed, DisputeNoted, DisputeQuestion } from '#features/punches/dispute-screen.tsx';
import { NotRecordedScreen } from '#features/punches/not-recorded-screen.tsx';
import { StatusStrip } from '#features/punches/status-strip.tsx';
import { SecondPunchScreen } from '#features/punches/second-punch-screen.tsx';
import type { StripState } from '#features/punches/strip-state.ts';
import {
  AT,
  HOURS,
  LIST,
  NAME,
  NEW_PHONES,
  PROJECTS,
  RECENT_PROJECTS,
  SINCE_YESTERDAY,
  WITH_PARTS,
  ZONE,
} from './gallery-company.ts';
import { CHANGES_SCREENS } from './gallery-changes.tsx';
import { LEAVE_SCREENS } from './gallery-leave.tsx';
import { PHONE_SCREENS } from './gallery-phones.tsx';
import { RECORD_SCREENS } from './gallery-record.tsx';
import { MANAGER_SCREENS } from './gallery-manager.tsx';
import { PEOPLE_SCREENS } from './gallery-people.tsx';
import { RECEIPT_SCREENS } from './gallery-receipts.tsx';
import { SET_UP_SCREENS } from './gallery-set-up.tsx';
import { TROUBLE_SCREENS } from './gallery-troubles.tsx';
import type { GalleryScreen } from './gallery-screen.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

const projects = {
  name: NAME,
  at: AT,
  timeZone: ZONE,
  isRequired: false,
  onChoose: nothing,
  onCancel: nothing,
};
const pin = {
  name: NAME,
  action: 'Start',
  isForHours: false,
  at: undefined,
  trouble: { kind: 'none' },
  isChecking: false,
  isCovered: false,
  padSide: 'middle',
  timeZone: ZONE,
  onPin: nothing,
  onTroubleOver: nothing,
  onOther: nothing,
  onCancel: nothing,
} as const;
const password = { name: NAME, isBusy: false, timeZone: ZONE, onPunch: nothing, onCancel: nothing };
const conflict = { name: NAME, timeZone: ZONE, onPunch: nothing, onForgot: nothing, onCancel: nothing };
const second = { name: NAME, timeZone: ZONE, onPunch: nothing, onCancel: nothing };
const correction = {
  name: NAME,
  planned: [],
  timeZone: ZONE,
  onSend: never,
  onPunch: nothing,
  onClose: nothing,
};
const hours = {
  name: NAME,
  now: AT,
  timeZone: ZONE,
  onForgot: nothing,
  onLeave: nothing,
  onChanges: nothing,
  onRecord: nothing,
  newPhones: [],
  onPhones: nothing,
  onClose: nothing,
};

const disputed = { name: NAME, action: 'Start', at: AT, timeZone: ZONE } as const;

function PickedTime({ unit }: { readonly unit: 'hour' | 'minute' }) {
  return (
    <>
      <CorrectionScreen {...correction} action="Start" since={undefined} />
      <TimeKeys
        unit={unit}
        at={AT}
        limits={limitsOf('Start', { now: AT, since: undefined, timeZone: ZONE })}
        onPick={nothing}
        onClose={nothing}
      />
    </>
  );
}

const strips: Record<string, StripState> = {
  overdue: { kind: 'overdue', punches: 502 },
  'storage-low': { kind: 'storageLow' },
  attention: { kind: 'attention', punches: 2 },
  offline: { kind: 'offline', punches: 22 },
  sending: { kind: 'sending', punches: 5 },
  waiting: { kind: 'waiting', punches: 3 },
};
const stripScreens = Object.entries(strips).map(([name, state]): [string, GalleryScreen] => [
  `strip-${name}`,
  { content: <PinScreen {...pin} isOffline />, strip: <StatusStrip state={state} /> },
]);

export const GALLERY_SCREENS: Readonly<Record<string, GalleryScreen>> = {
  ...MANAGER_SCREENS,
  ...SET_UP_SCREENS,
  ...PEOPLE_SCREENS,
  ...TROUBLE_SCREENS,
  ...RECEIPT_SCREENS,
  password: {
    content: <PasswordScreen {...password} isClockedIn={false} trouble={undefined} />,
  },
  'password-wrong': {
    content: <PasswordScreen {...password} isClockedIn trouble={{ kind: 'wrong' }} />,
  },
  number: {
    content: <NumberStep view={LIST} people={[]} timeZone={ZONE} onChoose={nothing} />,
  },
  'pin-twice': {
    content: <PinScreen {...pin} isOffline />,
    strip: <StatusStrip state={{ kind: 'offline', punches: 1 }} />,
  },
  'pin-once-more': {
    content: <PinScreen {...pin} trouble={{ kind: 'again' }} isOffline />,
    strip: <StatusStrip state={{ kind: 'offline', punches: 1 }} />,
  },
  'pin-mismatch': { content: <PinScreen {...pin} trouble={{ kind: 'differed' }} isOffline /> },
  project: { content: <ProjectScreen {...projects} projects={PROJECTS} recentIds={RECENT_PROJECTS} /> },
  'project-first-time': {
    content: <ProjectScreen {...projects} projects={PROJECTS} recentIds={[]} isRequired />,
  },
  'project-missing': { content: <ProjectScreen {...projects} projects={[]} recentIds={[]} isRequired /> },
  'sub-project': {
    content: (
      <SubProjectStep name={NAME} project={WITH_PARTS} time="06:58" onChoose={nothing} onBack={nothing} />
    ),
  },
  photo: { content: <PhotoScreen name={NAME} isRequired={false} retentionDays={30} onDone={nothing} /> },
  'photo-required': { content: <PhotoScreen name={NAME} isRequired retentionDays={30} onDone={nothing} /> },
  'photo-trouble': {
    content: <PhotoTrouble name={NAME} trouble="black" isRequired={false} onGoOn={nothing} />,
  },
  'photo-failed': { content: <PhotoTrouble name={NAME} trouble="busy" isRequired onGoOn={nothing} /> },
  'list-disputable': {
    content: (
      <>
        <NumberStep view={LIST} people={[]} timeZone={ZONE} onChoose={nothing} />
        <DisputeChip punch={disputed} onPress={nothing} />
      </>
    ),
  },
  break: {
    content: <BreakQuestion name={NAME} minutes={35} isBusy={false} onTell={nothing} onClose={nothing} />,
  },
  'break-noted': { content: <BreakNoted name={NAME} onClose={nothing} /> },
  'break-failed': { content: <BreakFailed name={NAME} onClose={nothing} /> },
  dispute: { content: <DisputeQuestion {...disputed} isBusy={false} onTell={nothing} onClose={nothing} /> },
  'dispute-noted': { content: <DisputeNoted {...disputed} onClose={nothing} /> },
  'dispute-failed': { content: <DisputeFailed {...disputed} onClose={nothing} /> },
  'not-recorded': {
    content: <NotRecordedScreen name={NAME} at={AT} timeZone={ZONE} onTryAgain={nothing} onClose={nothing} />,
  },
  'conflict-in': { content: <ConflictScreen {...conflict} isClockedIn since={SINCE_YESTERDAY} /> },
  'conflict-out': { content: <ConflictScreen {...conflict} isClockedIn={false} since={undefined} /> },
  'second-in': {
    content: (
      <SecondPunchScreen
        {...second}
        action="Start"
        known={{ isClockedIn: true, since: SINCE_YESTERDAY, by: 'waiting' }}
      />
    ),
  },
  'second-out': {
    content: (
      <SecondPunchScreen {...second} action="Stop" known={{ isClockedIn: false, since: AT, by: 'told' }} />
    ),
  },
  'correction-out': { content: <CorrectionScreen {...correction} action="Stop" since={SINCE_YESTERDAY} /> },
  'correction-planned': {
    content: (
      <CorrectionScreen
        {...correction}
        planned={[{ startAt: SINCE_YESTERDAY, endAt: SINCE_YESTERDAY + 8.25 * 3_600_000 }]}
        action="Stop"
        since={SINCE_YESTERDAY}
      />
    ),
  },
  'correction-hour-keys': { content: <PickedTime unit="hour" /> },
  'correction-minute-keys': { content: <PickedTime unit="minute" /> },
  'pin-wrong': {
    content: <PinScreen {...pin} trouble={{ kind: 'wrong', triesLeft: 2 }} isOffline={false} />,
  },
  'correction-in': { content: <CorrectionScreen {...correction} action="Start" since={undefined} /> },
  'correction-draft': {
    content: (
      <SentCorrection
        name={NAME}
        result={{ kind: 'draft', isClockedIn: false }}
        onPunch={nothing}
        onClose={nothing}
      />
    ),
  },
  'correction-review': {
    content: (
      <SentCorrection
        name={NAME}
        result={{ kind: 'review', isClockedIn: true }}
        onPunch={undefined}
        onClose={nothing}
      />
    ),
  },
  hours: { content: <OwnHoursScreen {...hours} view={HOURS} /> },
  'hours-new-phone': { content: <OwnHoursScreen {...hours} view={HOURS} newPhones={NEW_PHONES} /> },
  'hours-offline': {
    content: (
      <OwnHoursScreen
        {...hours}
        view={{ kind: 'offline' }}
        onForgot={undefined}
        onLeave={undefined}
        onChanges={undefined}
        onRecord={undefined}
        onPhones={undefined}
      />
    ),
  },
  'pin-for-hours': { content: <PinScreen {...pin} action={undefined} isForHours isOffline={false} /> },
  'choose-action': {
    content: (
      <ChooseActionScreen
        name={NAME}
        isClockedIn={false}
        onChoose={nothing}
        onHours={nothing}
        onCancel={nothing}
      />
    ),
  },
  'hours-failed': { content: <OwnHoursScreen {...hours} view={{ kind: 'failed' }} /> },
  ...LEAVE_SCREENS,
  ...RECORD_SCREENS,
  ...PHONE_SCREENS,
  ...CHANGES_SCREENS,
  ...Object.fromEntries(stripScreens),
};
