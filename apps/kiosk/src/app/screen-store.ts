// Which screen, and what leads from one to the next. The only navigation there is: a pure function, held by a store.
//
//   setUp -> attract -> list -> pin -> punching -> receipt -> list
//                                |  ^      |-> conflict -> punching
//                                v  |      '-> problem -> pin | list
//                           chooseAction
import { createStore, type StoreApi } from 'zustand/vanilla';
import { toProblem } from '#api/to-problem.ts';
import type { PunchOutcome } from '#features/punches/punch-outcome.ts';
import type { Language } from '#i18n/language.ts';
import type { PinTrouble, Screen, ScreenEvent, ScreenName, ScreenState } from './screen-state.ts';

const NO_TROUBLE: PinTrouble = { kind: 'none' };

/** Screens that belong to one person: they are left when nobody touches them. */
const PERSONAL: ReadonlySet<ScreenName> = new Set([
  'pin',
  'chooseAction',
  'conflict',
  'problem',
  'receipt',
  'about',
]);

export function isPersonal(screen: Screen): boolean {
  return PERSONAL.has(screen.name);
}

export function toFirstState(
  language: Language,
  name: 'setUp' | 'attract' | 'revoked',
  at: number,
): ScreenState {
  const screen: Screen = name === 'revoked' ? { name, at } : { name };
  return { screen, language, deviceLanguage: language, isAsking: false, attempt: 0 };
}

/** The state after an event; the same state when the event means nothing on this screen. */
export function toNextState(state: ScreenState, event: ScreenEvent): ScreenState {
  switch (event.type) {
    case 'languageChosen':
      return withLanguage(state, event.language);
    case 'gotQuiet':
      return isPersonal(state.screen) ? { ...state, isAsking: true } : state;
    case 'stayed':
      return { ...state, isAsking: false };
    case 'wentHome':
      return toHome(state, { name: 'list' });
    case 'restAsked':
      return toHome(state, { name: 'attract' });
    case 'deviceRevoked':
      return toHome(state, { name: 'revoked', at: event.at });
    default: {
      const screen = toNextScreen(state.screen, event);
      if (screen === state.screen) return state;
      return { ...state, screen, isAsking: false, attempt: attemptAfter(state, event) };
    }
  }
}

/** In set-up the choice is the tablet's own; later it lasts for one visit. */
function withLanguage(state: ScreenState, language: Language): ScreenState {
  return state.screen.name === 'setUp'
    ? { ...state, language, deviceLanguage: language }
    : { ...state, language };
}

/** Back to where the next person begins; a tablet that may not punch stays where it is. */
function toHome(state: ScreenState, screen: Screen): ScreenState {
  const isStuck = state.screen.name === 'setUp' || state.screen.name === 'revoked';
  if (isStuck) return state;
  return { ...state, screen, language: state.deviceLanguage, isAsking: false, attempt: state.attempt + 1 };
}

const BEGINS_ATTEMPT: ReadonlySet<ScreenEvent['type']> = new Set(['personChosen', 'pinEntered']);

function attemptAfter(state: ScreenState, event: ScreenEvent): number {
  return BEGINS_ATTEMPT.has(event.type) ? state.attempt + 1 : state.attempt;
}

function toNextScreen(screen: Screen, event: ScreenEvent): Screen {
  switch (screen.name) {
    case 'attract':
      if (event.type === 'woken') return { name: 'list' };
      return event.type === 'aboutOpened' ? { name: 'about' } : screen;
    case 'list':
      return event.type === 'personChosen' ? fromPersonChosen(event) : screen;
    case 'pin':
      return fromPin(screen, event);
    case 'chooseAction':
      return fromChooseAction(screen, event);
    case 'punching':
      return fromPunching(screen, event);
    case 'conflict':
      return fromConflict(screen, event);
    case 'problem':
      return fromProblem(screen, event);
    case 'revoked':
      return event.type === 'setUpAsked' ? { name: 'setUp' } : screen;
    case 'setUp':
    case 'about':
    case 'receipt':
      return screen;
  }
}

function fromPersonChosen(event: Extract<ScreenEvent, { type: 'personChosen' }>): Screen {
  const { person, action, problem, at } = event;
  if (problem) return { name: 'problem', problem, person: undefined, action, at };
  return { name: 'pin', person, action, trouble: NO_TROUBLE, isChecking: false };
}

function fromPin(screen: Extract<Screen, { name: 'pin' }>, event: ScreenEvent): Screen {
  const { person, action } = screen;
  switch (event.type) {
    case 'otherActionAsked':
      return screen.isChecking ? screen : { name: 'chooseAction', person, action, isClockedIn: undefined };
    case 'pinEntered':
      return { ...screen, trouble: NO_TROUBLE, isChecking: true };
    case 'pinWrong': {
      const tries = screen.trouble.kind === 'wrong' ? screen.trouble.tries + 1 : 1;
      return { ...screen, trouble: { kind: 'wrong', tries }, isChecking: false };
    }
    case 'pinLocked':
      return { ...screen, trouble: { kind: 'locked', seconds: event.seconds }, isChecking: false };
    case 'pinAgainAsked':
      return { ...screen, trouble: { kind: 'again' }, isChecking: false };
    case 'pinsDiffered': {
      const tries = screen.trouble.kind === 'differed' ? screen.trouble.tries + 1 : 1;
      return { ...screen, trouble: { kind: 'differed', tries }, isChecking: false };
    }
    case 'pinTroubleOver':
      return { ...screen, trouble: NO_TROUBLE };
    case 'stateLearned':
      return { name: 'chooseAction', person, action: undefined, isClockedIn: event.isClockedIn };
    case 'punchStarted':
      return { name: 'punching', person, action: event.action, isLookingUp: false };
    case 'conflictFound':
      return { name: 'conflict', person, isClockedIn: event.isClockedIn, since: event.since };
    case 'problemMet':
      return { name: 'problem', problem: event.problem, person, action, at: event.at };
    default:
      return screen;
  }
}

/** Before the PIN the choice leads to the pad; after it, `punchStarted` leads on. */
function fromChooseAction(screen: Extract<Screen, { name: 'chooseAction' }>, event: ScreenEvent): Screen {
  const { person } = screen;
  if (event.type === 'actionChosen' && screen.isClockedIn === undefined) {
    return { name: 'pin', person, action: event.action, trouble: NO_TROUBLE, isChecking: false };
  }
  if (event.type === 'punchStarted') {
    return { name: 'punching', person, action: event.action, isLookingUp: false };
  }
  return screen;
}

function fromPunching(screen: Extract<Screen, { name: 'punching' }>, event: ScreenEvent): Screen {
  const { person, action } = screen;
  switch (event.type) {
    case 'lookUpStarted':
      return { ...screen, isLookingUp: true };
    case 'punchRecorded':
      return {
        name: 'receipt',
        person,
        action,
        at: event.at,
        isFromList: event.isFromList,
        outcome: undefined,
      };
    case 'punchEnded':
      return fromPunchEnded(screen, event.outcome);
    case 'conflictFound':
      return { name: 'conflict', person, isClockedIn: event.isClockedIn, since: event.since };
    case 'problemMet':
      return { name: 'problem', problem: event.problem, person, action, at: event.at };
    case 'sessionEnded':
      return { name: 'pin', person, action, trouble: { kind: 'sessionEnded' }, isChecking: false };
    default:
      return screen;
  }
}

/** Recorded somewhere: the receipt says where. Not recorded: the person is told to write the time down. */
function fromPunchEnded(screen: Extract<Screen, { name: 'punching' }>, outcome: PunchOutcome): Screen {
  const { person, action } = screen;
  const { kind, at } = outcome;
  return kind === 'notRecorded' || kind === 'notKnown'
    ? { name: 'problem', problem: toProblem(kind), person, action, at }
    : { name: 'receipt', person, action, at, isFromList: false, outcome };
}

function fromConflict(screen: Extract<Screen, { name: 'conflict' }>, event: ScreenEvent): Screen {
  return event.type === 'punchStarted'
    ? { name: 'punching', person: screen.person, action: event.action, isLookingUp: false }
    : screen;
}

function fromProblem(screen: Extract<Screen, { name: 'problem' }>, event: ScreenEvent): Screen {
  if (event.type !== 'triedAgain' || !screen.person) return screen;
  return {
    name: 'pin',
    person: screen.person,
    action: screen.action,
    trouble: NO_TROUBLE,
    isChecking: false,
  };
}

export type ScreenStore = StoreApi<ScreenState> & { readonly dispatch: (event: ScreenEvent) => void };

export function createScreenStore(first: ScreenState): ScreenStore {
  const store = createStore<ScreenState>(() => first);
  return {
    ...store,
    dispatch: (event) => store.setState((state) => toNextState(state, event), true),
  };
}
