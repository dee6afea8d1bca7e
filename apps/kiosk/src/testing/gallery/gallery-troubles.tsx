// The entries of the gallery in which something went wrong, or a name that is hard to fit.
import { PROBLEM_KINDS } from '#i18n/problem-kind.ts';
import { CrashScreen } from '#app/crash-screen.tsx';
import { StillThere } from '#app/still-there.tsx';
import { PasswordScreen } from '#features/auth/password-screen.tsx';
import { PinScreen } from '#features/auth/pin-screen.tsx';
import { CorrectionScreen } from '#features/corrections/correction-screen.tsx';
import { RevokedScreen } from '#features/attract/revoked-screen.tsx';
import { PhotoScreen } from '#features/photos/photo-screen.tsx';
import { ProblemScreen } from '#features/punches/problem-screen.tsx';
import { ConflictScreen } from '#features/punches/conflict-screen.tsx';
import { PunchReceipt } from '#features/punches/punch-receipt.tsx';
import { PunchingScreen } from '#features/punches/punching-screen.tsx';
import { StatusStrip } from '#features/punches/status-strip.tsx';
import { AT, LONG_NAME, NAME, SINCE_YESTERDAY, VIETNAMESE_NAME, ZONE } from './gallery-company.ts';
import type { GalleryScreen } from './gallery-screen.ts';

const nothing = () => undefined;

const pin = {
  name: NAME,
  action: 'Stop',
  isForHours: false,
  at: undefined,
  trouble: { kind: 'none' },
  isOffline: false,
  isChecking: false,
  isCovered: false,
  padSide: 'middle',
  timeZone: ZONE,
  onPin: nothing,
  onTroubleOver: nothing,
  onOther: nothing,
  onCancel: nothing,
} as const;
const password = {
  name: NAME,
  isClockedIn: false,
  trouble: undefined,
  isBusy: false,
  timeZone: ZONE,
  onPunch: nothing,
  onCancel: nothing,
};
const receipt = {
  action: 'Stop',
  at: AT,
  timeZone: ZONE,
  notes: { openSince: SINCE_YESTERDAY, todayMinutes: 514, punchesInReview: 2 },
  onHours: nothing,
  onDispute: nothing,
  onClose: nothing,
} as const;

const problems = PROBLEM_KINDS.map((kind): [string, GalleryScreen] => [
  `problem-${kind}`,
  {
    content: (
      <ProblemScreen
        problem={{ kind, supportCode: 'S3-0f3c9a51' }}
        name={NAME}
        at={AT}
        timeZone={ZONE}
        onTryAgain={nothing}
        onClose={nothing}
      />
    ),
  },
]);

const offlineStrip = <StatusStrip state={{ kind: 'offline', punches: 22 }} />;

export const TROUBLE_SCREENS: Readonly<Record<string, GalleryScreen>> = {
  'pin-out': { content: <PinScreen {...pin} /> },
  'pin-wrong': { content: <PinScreen {...pin} trouble={{ kind: 'wrong', triesLeft: undefined }} /> },
  'pin-wrong-offline': {
    content: <PinScreen {...pin} isOffline trouble={{ kind: 'wrong', triesLeft: undefined }} />,
    strip: offlineStrip,
  },
  'pin-locked': { content: <PinScreen {...pin} trouble={{ kind: 'locked', seconds: 899 }} /> },
  'pin-left': { content: <PinScreen {...pin} padSide="left" /> },
  'pin-right': { content: <PinScreen {...pin} padSide="right" /> },
  'pin-long-name': { content: <PinScreen {...pin} name={LONG_NAME} />, strip: offlineStrip },
  'pin-vietnamese': { content: <PinScreen {...pin} name={VIETNAMESE_NAME} /> },
  'password-missing': {
    content: <PasswordScreen {...password} />,
    touches: ['button[type="submit"]'],
  },
  'password-locked': { content: <PasswordScreen {...password} trouble={{ kind: 'locked', minutes: 14 }} /> },
  'photo-taken': {
    content: <PhotoScreen name={NAME} isRequired={false} retentionDays={30} onDone={nothing} />,
    touches: ['button[class*="primary"]:enabled', 'canvas:not([class*="isHidden"])'],
  },
  'receipt-long-name': {
    content: <PunchReceipt {...receipt} name={LONG_NAME} truth={{ kind: 'confirmed', isLate: false }} />,
  },
  'receipt-vietnamese': {
    content: (
      <PunchReceipt
        {...receipt}
        name={VIETNAMESE_NAME}
        truth={{ kind: 'savedHere', receiptCode: '7K4M2Q' }}
        onHours={undefined}
      />
    ),
  },
  'conflict-without-proof': {
    content: (
      <ConflictScreen
        name={LONG_NAME}
        isClockedIn
        since={SINCE_YESTERDAY}
        timeZone={ZONE}
        onPunch={nothing}
        onForgot={undefined}
        onCancel={nothing}
      />
    ),
    strip: offlineStrip,
  },
  'correction-failed': {
    content: (
      <CorrectionScreen
        name={NAME}
        action="Stop"
        since={SINCE_YESTERDAY}
        timeZone={ZONE}
        planned={[]}
        onSend={() => Promise.resolve({ kind: 'failed' })}
        onPunch={nothing}
        onClose={nothing}
      />
    ),
    touches: ['button[class*="primary"]', '[role="alert"]'],
  },
  ...Object.fromEntries(problems),
  punching: { content: <PunchingScreen name={NAME} /> },
  revoked: {
    content: <RevokedScreen now={AT} timeZone={ZONE} waiting={0} onSetUp={nothing} onManager={nothing} />,
  },
  'revoked-with-punches': {
    content: <RevokedScreen now={AT} timeZone={ZONE} waiting={2} onSetUp={nothing} onManager={nothing} />,
  },
  crash: { content: <CrashScreen onReturn={nothing} /> },
  'still-there': {
    content: (
      <>
        <PinScreen {...pin} isCovered />
        <StillThere onStay={nothing} onLeave={nothing} />
      </>
    ),
  },
};
