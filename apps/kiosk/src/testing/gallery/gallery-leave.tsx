// The screens of time off, of somebody with one request of each kind, of somebody without any, and the form on its way.
import { LeaveScreen } from '#features/leave/leave-screen.tsx';
import type { OwnLeave, OwnLeaveCalls, OwnLeaveRequest } from '#features/leave/own-leave.ts';
import { NAME } from './gallery-company.ts';
import type { GalleryScreen } from './gallery-screen.ts';

const nothing = () => undefined;

const request: OwnLeaveRequest = {
  ...{ requestId: 'waits', startDate: '2026-07-06', endDate: '2026-07-17', minutes: null, percent: null },
  ...{ kindName: null, note: 'Sumarfrí', answer: null },
  status: 'pending',
};

const LEAVE: OwnLeave = {
  today: '2026-03-02',
  vacation: { remainingMinutes: 5_520, pendingMinutes: 4_800, periodEndDate: '2026-04-30' },
  kinds: [{ id: 'course', name: 'Námskeið og starfsmenntun' }],
  requests: [
    request,
    {
      ...{ ...request, requestId: 'refused', startDate: '2026-03-20', endDate: '2026-03-20', percent: 50 },
      status: 'refused',
      answer: 'Of fáir eru á vakt þann dag. Getur þú komið eftir hádegi?',
    },
    {
      ...{ ...request, requestId: 'approved', startDate: '2026-01-12', endDate: '2026-01-13', minutes: 150 },
      status: 'approved',
      kindName: 'Námskeið og starfsmenntun',
    },
  ],
};

const calls = (leave: OwnLeave | undefined): OwnLeaveCalls => ({
  read: () => Promise.resolve(leave),
  ask: () => Promise.resolve('overlaps'),
  withdraw: () => Promise.resolve('failed'),
});

const screen = (leave: OwnLeave | undefined, ...touches: readonly string[]): GalleryScreen => ({
  content: <LeaveScreen name={NAME} calls={calls(leave)} onClose={nothing} />,
  touches,
});

const MAIN_BUTTON = 'button[class*="primary"]:enabled';
const DAY = '[data-scrolls] button[aria-pressed="false"]:enabled';
const HOURS = 'input[value="hours"]';

export const LEAVE_SCREENS: Readonly<Record<string, GalleryScreen>> = {
  leave: screen(LEAVE, 'li button', 'li [class*="primary"]'),
  'leave-none': screen({ ...LEAVE, kinds: [], requests: [] }, 'h1'),
  'leave-failed': screen(undefined, '[role="status"]'),
  'leave-form': screen(LEAVE, MAIN_BUTTON, 'h1'),
  'leave-form-refused': screen(LEAVE, MAIN_BUTTON, DAY, HOURS, MAIN_BUTTON, '[role="alert"]'),
};
