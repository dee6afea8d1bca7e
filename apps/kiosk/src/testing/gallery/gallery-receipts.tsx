// What a person reads after a punch, and where a planned shift stands.
import { ChooseActionScreen } from '#features/punches/choose-action-screen.tsx';
import { PunchReceipt } from '#features/punches/punch-receipt.tsx';
import { useShiftText } from '#features/punches/todays-shift.ts';
import { AT, LONG_NAME, NAME, NEW_PHONES, SHIFT, SINCE_YESTERDAY, ZONE } from './gallery-company.ts';
import type { GalleryScreen } from './gallery-screen.ts';

const nothing = () => undefined;

const receipt = {
  name: NAME,
  at: AT,
  timeZone: ZONE,
  notes: {},
  onHours: nothing,
  onDispute: nothing,
  onClose: nothing,
};

function ChooseActionWithShift() {
  const shiftText = useShiftText();
  return (
    <ChooseActionScreen
      name={LONG_NAME}
      isClockedIn
      shift={shiftText(SHIFT, AT, ZONE)}
      onChoose={nothing}
      onHours={nothing}
      onCancel={nothing}
    />
  );
}

export const RECEIPT_SCREENS: Readonly<Record<string, GalleryScreen>> = {
  'receipt-confirmed-in': {
    content: (
      <PunchReceipt
        {...receipt}
        action="Start"
        truth={{ kind: 'confirmed', isLate: false }}
        notes={{ projectName: 'Brauðgerð', punchesInReview: 2, changesToAnswer: 2 }}
      />
    ),
  },
  'receipt-confirmed-out': {
    content: (
      <PunchReceipt
        {...receipt}
        action="Stop"
        truth={{ kind: 'confirmed', isLate: true }}
        notes={{ openSince: SINCE_YESTERDAY, todayMinutes: 514 }}
      />
    ),
  },
  'receipt-shift-in': {
    content: (
      <PunchReceipt
        {...receipt}
        action="Start"
        truth={{ kind: 'confirmed', isLate: false }}
        notes={{ shift: SHIFT, projectName: 'Endurnýjun lagna í Hafnarfirði', punchesInReview: 2 }}
      />
    ),
  },
  'receipt-shift-out': {
    content: (
      <PunchReceipt
        {...receipt}
        name={LONG_NAME}
        action="Stop"
        truth={{ kind: 'needsAttention', reason: 'missing_stop' }}
        notes={{ openSince: SINCE_YESTERDAY, shift: SHIFT }}
      />
    ),
  },
  'receipt-new-phone': {
    content: (
      <PunchReceipt
        {...receipt}
        action="Start"
        truth={{ kind: 'confirmed', isLate: false }}
        notes={{ shift: SHIFT, projectName: 'Endurnýjun lagna í Hafnarfirði', punchesInReview: 2 }}
        newPhones={{ phones: NEW_PHONES, onNotMine: nothing }}
      />
    ),
  },
  'receipt-attention-new-phones': {
    content: (
      <PunchReceipt
        {...receipt}
        action="Stop"
        truth={{ kind: 'needsAttention', reason: 'missing_stop' }}
        newPhones={{ phones: [...NEW_PHONES, ...NEW_PHONES], onNotMine: nothing }}
      />
    ),
  },
  'choose-action-shift': {
    content: <ChooseActionWithShift />,
  },
  'receipt-of-two-hours': {
    content: (
      <PunchReceipt
        {...receipt}
        action="Stop"
        at={Date.parse('2026-10-25T01:30:00Z')}
        timeZone="Europe/Warsaw"
        truth={{ kind: 'confirmed', isLate: false }}
        notes={{ openSince: Date.parse('2026-10-25T00:30:00Z'), todayMinutes: 60 }}
      />
    ),
  },
  'receipt-saved-in': {
    content: (
      <PunchReceipt
        {...receipt}
        action="Start"
        truth={{ kind: 'savedHere', receiptCode: '7K4M2Q' }}
        onHours={undefined}
      />
    ),
  },
  'receipt-saved-out': {
    content: (
      <PunchReceipt
        {...receipt}
        action="Stop"
        truth={{ kind: 'savedHere', receiptCode: 'W9XH3D' }}
        onHours={undefined}
      />
    ),
  },
  'receipt-attention': {
    content: (
      <PunchReceipt {...receipt} action="Stop" truth={{ kind: 'needsAttention', reason: 'missing_stop' }} />
    ),
  },
};
