// A screen of every kind, and of the PIN and the choice in each of their moments: what the tests of the visit's machine begin from.
import type { EmployeeSession } from '#features/auth/employee-session.ts';
import { Secret } from '#app/visit/secret.ts';
import type { Advice } from '#app/visit/visit-event.ts';
import type { Proven, Screen } from '#app/visit/visit-state.ts';
import type { ChosenPerson, EnteredPin } from '#app/visit/visit-person.ts';

export const AT = Date.parse('2026-03-02T06:58:00.000Z');
/** The question that the waiting screens have asked. */
export const ASKED = 7;

const listed = { isClockedIn: false, openSince: undefined, readAt: AT };
export const ANNA: ChosenPerson = {
  id: 'anna',
  name: 'Anna J.',
  listed,
  openSince: undefined,
  requiresProject: false,
  requiresPosition: false,
};
export const SESSION = new Secret<EmployeeSession>({
  employeeId: 'anna',
  employeeToken: 'token',
  displayName: 'Anna',
  expiresAt: AT + 120_000,
  isClockedIn: false,
  openSince: undefined,
  plannedShifts: [],
  shiftsToday: [],
  newPhones: [],
});
export const enteredPin = (digits: string, at = AT): EnteredPin => ({
  pin: new Secret(digits),
  moment: { at, clock: { wallMs: at, monotonicMs: at, stretches: [] } as never },
});
export const ENTERED = enteredPin('4821');
export const PROVEN: Proven = {
  moment: ENTERED.moment,
  punchesInReview: 0,
  by: { kind: 'session', session: SESSION },
};
export const IS_IN = { isClockedIn: true, since: AT, by: 'server' } as const;
export const ADVICE: Advice = {
  known: undefined,
  isRepeat: false,
  rules: { project: 'none', photo: 'none' },
};

const of = { person: ANNA, action: 'Start' } as const;
const pin = { name: 'pin', ...of, isForHours: false } as const;
const nothing = { kind: 'waiting', trouble: { kind: 'none' } } as const;
const checking = { kind: 'checking', request: ASKED, entered: ENTERED } as const;
const rules = { project: 'required', photo: 'none' } as const;

const DEDUCTED = { timeEntryId: 'entry', minutes: 30 };

export const SCREENS = {
  setUp: { name: 'setUp' },
  attract: { name: 'attract' },
  about: { name: 'about' },
  manager: { name: 'manager' },
  list: { name: 'list' },
  pin: { ...pin, entry: nothing },
  'pin, checking': { ...pin, entry: checking },
  'pin, again': { ...pin, entry: { kind: 'again', held: ENTERED } },
  'pin, for hours': { ...pin, action: undefined, isForHours: true, entry: nothing },
  'pin, checking for hours': { ...pin, action: undefined, isForHours: true, entry: checking },
  'pin, checking without an action': { ...pin, action: undefined, entry: checking },
  password: { name: 'password', person: ANNA, entry: { kind: 'waiting', trouble: undefined } },
  'password, checking': {
    name: 'password',
    person: ANNA,
    entry: { kind: 'checking', request: ASKED, action: 'Start', password: new Secret('horse'), at: AT },
  },
  'chooseAction, before the PIN': { name: 'chooseAction', person: ANNA, at: { kind: 'beforePin' } },
  'chooseAction, between PINs': {
    name: 'chooseAction',
    person: ANNA,
    at: { kind: 'betweenPins', held: ENTERED },
  },
  'chooseAction, after the PIN': {
    name: 'chooseAction',
    person: ANNA,
    at: { kind: 'afterPin', proven: PROVEN, isClockedIn: false },
  },
  project: { name: 'project', ...of, proven: PROVEN, rules },
  photo: { name: 'photo', ...of, proven: PROVEN, rules: { ...rules, photo: 'required' }, project: undefined },
  punching: {
    name: 'punching',
    ...of,
    request: ASKED,
    proven: PROVEN,
    project: undefined,
    photo: { kind: 'none' },
  },
  receipt: {
    name: 'receipt',
    ...of,
    at: AT,
    truth: { kind: 'confirmed', isLate: false },
    notes: {},
    session: SESSION,
    request: ASKED,
  },
  'receipt, a break taken off': {
    name: 'receipt',
    ...of,
    at: AT,
    truth: { kind: 'confirmed', isLate: false },
    notes: {},
    session: SESSION,
    request: undefined,
    deducted: DEDUCTED,
  },
  break: { name: 'break', person: ANNA, deducted: DEDUCTED, session: SESSION },
  dispute: { name: 'dispute', punchId: 'punch', ...of, at: AT, language: 'pl' },
  notRecorded: { name: 'notRecorded', ...of, at: AT },
  hours: { name: 'hours', person: ANNA, pass: { kind: 'punch', proven: PROVEN } },
  leave: { name: 'leave', person: ANNA, pass: { kind: 'punch', proven: PROVEN } },
  changes: { name: 'changes', person: ANNA, pass: { kind: 'punch', proven: PROVEN } },
  record: { name: 'record', person: ANNA, pass: { kind: 'punch', proven: PROVEN } },
  phones: {
    name: 'phones',
    person: ANNA,
    pass: { kind: 'punch', proven: PROVEN },
    offerEnd: undefined,
    disowned: undefined,
  },
  phoneCode: { name: 'phoneCode', person: ANNA, pass: { kind: 'punch', proven: PROVEN } },
  correction: { name: 'correction', ...of, since: AT, pass: { kind: 'punch', proven: PROVEN } },
  'correction, punch made': {
    name: 'correction',
    ...of,
    since: AT,
    pass: { kind: 'session', session: SESSION },
  },
  conflict: { name: 'conflict', person: ANNA, isClockedIn: true, since: AT, proven: PROVEN },
  'conflict, after a password': {
    name: 'conflict',
    person: ANNA,
    isClockedIn: true,
    since: undefined,
    proven: undefined,
  },
  second: { name: 'second', ...of, known: { ...IS_IN, by: 'waiting' }, proven: PROVEN },
  problem: { name: 'problem', problem: { kind: 'notKnown', supportCode: 'P2' }, ...of, at: AT },
  revoked: { name: 'revoked' },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenCase = keyof typeof SCREENS;
export const SCREEN_CASES = Object.keys(SCREENS) as ScreenCase[];
