import { describe, expect, it } from 'vitest';
import {
  ADVICE,
  ANNA,
  ASKED,
  AT,
  ENTERED,
  enteredPin,
  IS_IN,
  SCREEN_CASES,
  SCREENS,
  SESSION,
  type ScreenCase,
} from '#testing/visit-screens.ts';
import { PASSWORD } from './password-credential.ts';
import { PIN } from './pin-credential.ts';
import type { Advice, VisitEvent } from './visit-event.ts';
import { toFirstState, toNextState } from './visit-machine.ts';
import type { ScreenName, VisitState } from './visit-state.ts';

const SAVED_HERE = { kind: 'savedHere', at: AT, receiptCode: '1NX1YS', punchId: 'punch' } as const;
const to = ASKED;
const right = {
  kind: 'right',
  session: SESSION,
  punchesInReview: 0,
  isClockedIn: false,
  advice: ADVICE,
} as const;
const asks = (rules: Partial<Advice['rules']>, more: Partial<Advice> = {}): Advice => ({
  ...ADVICE,
  ...more,
  rules: { ...ADVICE.rules, ...rules },
});
const on = (name: ScreenCase): VisitState => ({
  ...toFirstState('is', SCREENS[name], name.includes('password') ? PASSWORD : PIN),
  lastRequest: ASKED,
});

const entered = { type: 'pinEntered', entered: ENTERED, advice: ADVICE } as const;
const EVENTS = {
  languageChosen: { type: 'languageChosen', language: 'pl' },
  woken: { type: 'woken' },
  aboutOpened: { type: 'aboutOpened' },
  managerOpened: { type: 'managerOpened' },
  shutOut: { type: 'shutOut' },
  wentHome: { type: 'wentHome' },
  restAsked: { type: 'restAsked' },
  leftAlone: { type: 'leftAlone' },
  personChosen: { type: 'personChosen', person: ANNA, action: 'Start' },
  otherActionAsked: { type: 'otherActionAsked' },
  actionChosen: { type: 'actionChosen', action: 'Start', advice: ADVICE },
  'actionChosen against the server': {
    type: 'actionChosen',
    action: 'Start',
    advice: { ...ADVICE, known: IS_IN },
  },
  pinEntered: { ...entered, isOffline: false },
  'pinEntered offline': { ...entered, isOffline: true },
  'pinEntered, other digits': { ...entered, entered: enteredPin('0000'), isOffline: true },
  'pinAnswered right': { type: 'pinAnswered', to, answer: right },
  'pinAnswered right, project asked': {
    type: 'pinAnswered',
    to,
    answer: { ...right, advice: asks({ project: 'required' }) },
  },
  'pinAnswered right, photo asked': {
    type: 'pinAnswered',
    to,
    answer: { ...right, advice: asks({ photo: 'optional' }) },
  },
  'pinAnswered right, already in': {
    type: 'pinAnswered',
    to,
    answer: { ...right, advice: asks({}, { known: IS_IN }) },
  },
  'pinAnswered right, second here': {
    type: 'pinAnswered',
    to,
    answer: { ...right, advice: asks({}, { known: { ...IS_IN, by: 'waiting' } }) },
  },
  'pinAnswered wrong': { type: 'pinAnswered', to, answer: { kind: 'wrong', triesLeft: 3 } },
  'pinAnswered locked': { type: 'pinAnswered', to, answer: { kind: 'locked', seconds: 60 } },
  'pinAnswered revoked': { type: 'pinAnswered', to, answer: { kind: 'revoked' } },
  'pinAnswered silent': { type: 'pinAnswered', to, answer: { kind: 'silent' } },
  pinTroubleOver: { type: 'pinTroubleOver' },
  passwordEntered: { type: 'passwordEntered', action: 'Stop', password: ENTERED.pin, at: AT },
  'passwordAnswered recorded': {
    type: 'passwordAnswered',
    to,
    outcome: { kind: 'recorded', at: AT, isFromList: false },
  },
  'passwordAnswered conflict': {
    type: 'passwordAnswered',
    to,
    outcome: { kind: 'conflict', isClockedIn: true },
  },
  'passwordAnswered problem': {
    type: 'passwordAnswered',
    to,
    outcome: { kind: 'problem', problem: SCREENS.problem.problem },
  },
  'passwordAnswered wrong': { type: 'passwordAnswered', to, outcome: { kind: 'wrongPassword' } },
  'passwordAnswered locked': {
    type: 'passwordAnswered',
    to,
    outcome: { kind: 'tooManyAttempts', minutes: 9 },
  },
  projectChosen: { type: 'projectChosen', project: undefined },
  photoGiven: { type: 'photoGiven', photo: { kind: 'none' } },
  punchEnded: { type: 'punchEnded', to, outcome: SAVED_HERE },
  'punchEnded nowhere': { type: 'punchEnded', to, outcome: { kind: 'notRecorded', at: AT } },
  'punchEnded unknown': { type: 'punchEnded', to, outcome: { kind: 'notKnown', at: AT } },
  todayLearned: { type: 'todayLearned', to, minutes: 514 },
  'todayLearned with a break': {
    type: 'todayLearned',
    to,
    minutes: 514,
    deducted: { timeEntryId: 'entry', minutes: 30 },
  },
  hoursAsked: { type: 'hoursAsked', isOffline: false },
  'hoursAsked offline': { type: 'hoursAsked', isOffline: true },
  correctionAsked: { type: 'correctionAsked', action: 'Stop', since: AT },
  leaveAsked: { type: 'leaveAsked' },
  changesAsked: { type: 'changesAsked' },
  recordAsked: { type: 'recordAsked' },
  phonesAsked: { type: 'phonesAsked', disowned: undefined },
  'phonesAsked about one': { type: 'phonesAsked', disowned: 'phone' },
  phoneCodeAsked: { type: 'phoneCodeAsked' },
  phoneCodeOver: { type: 'phoneCodeOver', end: { kind: 'over' } },
  disputeAsked: { type: 'disputeAsked' },
  disputeOver: { type: 'disputeOver' },
  triedAgain: { type: 'triedAgain' },
  setUpAsked: { type: 'setUpAsked' },
  gotQuiet: { type: 'gotQuiet' },
  stayed: { type: 'stayed' },
} as const satisfies Readonly<Record<string, VisitEvent>>;
type EventCase = keyof typeof EVENTS;

const HOME = { wentHome: 'list', restAsked: 'attract', leftAlone: 'attract' } as const;
const RIGHT = {
  'pinAnswered right': 'punching',
  'pinAnswered right, project asked': 'project',
  'pinAnswered right, photo asked': 'photo',
  'pinAnswered right, already in': 'conflict',
  'pinAnswered right, second here': 'second',
  'pinAnswered revoked': 'revoked',
} as const;
const rightInstead = (name: ScreenName) => ({
  ...Object.fromEntries(Object.keys(RIGHT).map((event) => [event, name])),
  'pinAnswered revoked': 'revoked' as const,
});
const PUNCHES = { actionChosen: 'punching', 'actionChosen against the server': 'punching' } as const;
const TO_PIN = { actionChosen: 'pin', 'actionChosen against the server': 'pin' } as const;

const TO_PHONES = { phonesAsked: 'phones', 'phonesAsked about one': 'phones' } as const;

/** Every event that leads from one screen to another; whatever is not here leaves the screen what it is. */
const LEADS: Record<ScreenCase, Partial<Record<EventCase, ScreenName>>> = {
  setUp: {},
  attract: { ...HOME, shutOut: 'revoked', woken: 'list', aboutOpened: 'about' },
  manager: HOME,
  about: { ...HOME, shutOut: 'revoked', managerOpened: 'manager' },
  list: { ...HOME, shutOut: 'revoked', personChosen: 'pin' },
  pin: { ...HOME, otherActionAsked: 'chooseAction' },
  'pin, checking': { ...HOME, ...RIGHT },
  'pin, again': {
    ...HOME,
    otherActionAsked: 'chooseAction',
    pinEntered: 'punching',
    'pinEntered offline': 'punching',
  },
  'pin, for hours': {
    ...HOME,
    otherActionAsked: 'chooseAction',
    'pinEntered offline': 'hours',
    'pinEntered, other digits': 'hours',
  },
  'pin, checking for hours': { ...HOME, ...rightInstead('hours'), 'pinAnswered silent': 'hours' },
  'pin, checking without an action': {
    ...HOME,
    ...rightInstead('chooseAction'),
    'pinAnswered silent': 'chooseAction',
  },
  password: HOME,
  'password, checking': {
    ...HOME,
    'passwordAnswered recorded': 'receipt',
    'passwordAnswered conflict': 'conflict',
    'passwordAnswered problem': 'problem',
  },
  'chooseAction, before the PIN': { ...HOME, ...TO_PIN, hoursAsked: 'pin', 'hoursAsked offline': 'hours' },
  'chooseAction, between PINs': { ...HOME, ...TO_PIN, hoursAsked: 'pin', 'hoursAsked offline': 'hours' },
  'chooseAction, after the PIN': {
    ...HOME,
    actionChosen: 'punching',
    'actionChosen against the server': 'conflict',
    hoursAsked: 'hours',
    'hoursAsked offline': 'hours',
  },
  project: { ...HOME, leftAlone: 'punching', projectChosen: 'punching' },
  photo: { ...HOME, leftAlone: 'punching', photoGiven: 'punching' },
  punching: {
    ...HOME,
    punchEnded: 'receipt',
    'punchEnded nowhere': 'notRecorded',
    'punchEnded unknown': 'problem',
  },
  receipt: { ...HOME, ...TO_PHONES, hoursAsked: 'hours', 'hoursAsked offline': 'hours' },
  'receipt, a break taken off': {
    ...HOME,
    ...TO_PHONES,
    wentHome: 'break',
    hoursAsked: 'hours',
    'hoursAsked offline': 'hours',
  },
  break: HOME,
  dispute: HOME,
  notRecorded: { ...HOME, triedAgain: 'pin' },
  hours: {
    ...HOME,
    ...TO_PHONES,
    correctionAsked: 'correction',
    leaveAsked: 'leave',
    changesAsked: 'changes',
    recordAsked: 'record',
  },
  leave: HOME,
  changes: HOME,
  record: HOME,
  phones: { ...HOME, phoneCodeAsked: 'phoneCode' },
  phoneCode: { ...HOME, phoneCodeOver: 'phones' },
  correction: { ...HOME, ...PUNCHES },
  'correction, punch made': HOME,
  conflict: { ...HOME, ...PUNCHES, correctionAsked: 'correction' },
  'conflict, after a password': {
    ...HOME,
    actionChosen: 'password',
    'actionChosen against the server': 'password',
  },
  second: { ...HOME, ...PUNCHES },
  problem: { ...HOME, triedAgain: 'pin' },
  revoked: { setUpAsked: 'setUp', managerOpened: 'manager' },
};

describe.each(SCREEN_CASES)('on the screen %s', (name) => {
  it.each(Object.entries(EVENTS))('%s leads where the table says', (label, event) => {
    const next = toNextState(on(name), event);

    expect(next.screen.name).toBe(LEADS[name][label as EventCase] ?? SCREENS[name].name);
  });

  it('an answer to another question changes nothing', () => {
    const state = on(name);

    for (const event of Object.values(EVENTS))
      if ('to' in event) expect(toNextState(state, { ...event, to: ASKED - 1 })).toBe(state);
  });
});
