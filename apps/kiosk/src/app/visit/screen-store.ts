// Which screen, and what leads from one to the next. The only navigation there is: a pure function, held by a store.
//
//   setUp -> attract -> list -> pin -> project -> photo -> punching -> receipt -> list
//                                |  ^                        |          '-> hours -> correction -> punching
//                                v  |                        |-> conflict | second -> punching | correction
//                   chooseAction -> hours                    '-> problem | notRecorded -> pin | list
//
// For ten seconds after a receipt: receipt | list -> dispute -> list
import { createStore, type StoreApi } from 'zustand/vanilla';
import { toProblem } from '#api/to-problem.ts';
import type { ReceiptNotes } from '#features/punches/receipt-lines.tsx';
import { toReceiptTruth, type ReceiptTruth } from '#features/punches/receipt-truth.ts';
import type { Language } from '#i18n/language.ts';
import type {
  ChosenPerson,
  PinTrouble,
  PunchAction,
  Screen,
  ScreenEvent,
  ScreenName,
  ScreenState,
} from './screen-state.ts';

const NO_TROUBLE: PinTrouble = { kind: 'none' };

/** Screens that belong to one person: they are left when nobody touches them. */
const PERSONAL: ReadonlySet<ScreenName> = new Set([
  'pin',
  'chooseAction',
  'project',
  'conflict',
  'second',
  'problem',
  'receipt',
  'dispute',
  'hours',
  'correction',
  'about',
  'manager',
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
  return { screen, language, deviceLanguage: language, isAsking: false, disputable: undefined, attempt: 0 };
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
    case 'disputeAsked':
      return toDispute(state);
    case 'disputeOver':
      return { ...state, disputable: undefined };
    default: {
      const screen = toNextScreen(state.screen, event);
      if (screen === state.screen) return state;
      const disputable = disputableAfter(state, screen, event);
      return { ...state, screen, disputable, isAsking: false, attempt: attemptAfter(state, event) };
    }
  }
}

/** A punch that ended in a receipt may be called wrong for a while; the one before it not any more. */
function disputableAfter(state: ScreenState, screen: Screen, event: ScreenEvent): ScreenState['disputable'] {
  if (event.type !== 'punchEnded' || screen.name !== 'receipt') return state.disputable;
  if (!('punchId' in event.outcome)) return undefined;
  const { person, action, at } = screen;
  return { punchId: event.outcome.punchId, person, action, at, language: state.language };
}

function toDispute(state: ScreenState): ScreenState {
  const { disputable, screen } = state;
  if (!disputable || (screen.name !== 'receipt' && screen.name !== 'list')) return state;
  return { ...state, screen: { name: 'dispute', ...disputable }, language: disputable.language };
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
    case 'project':
    case 'photo':
      return fromStep(screen, event);
    case 'punching':
      return fromPunching(screen, event);
    case 'conflict':
      return fromConflict(screen, event);
    case 'receipt':
      return fromReceipt(screen, event);
    case 'hours':
      return toCorrection(screen, event);
    case 'correction':
    case 'second':
      return fromStep(screen, event);
    case 'notRecorded':
    case 'problem':
      return fromProblem(screen, event);
    case 'revoked':
      return event.type === 'setUpAsked' ? { name: 'setUp' } : screen;
    case 'about':
      return event.type === 'managerOpened' ? { name: 'manager' } : screen;
    case 'setUp':
    case 'manager':
    case 'dispute':
      return screen;
  }
}

function fromPersonChosen(event: Extract<ScreenEvent, { type: 'personChosen' }>): Screen {
  const { person, action, problem, at } = event;
  if (problem) return { name: 'problem', problem, person: undefined, action, at };
  return toPin(person, action);
}

function toPin(
  person: Extract<Screen, { name: 'pin' }>['person'],
  action: PunchAction | undefined,
  trouble: PinTrouble = NO_TROUBLE,
): Extract<Screen, { name: 'pin' }> {
  return { name: 'pin', person, action, trouble, isChecking: false, isForHours: false };
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
      return { ...screen, trouble: { kind: 'wrong', tries, triesLeft: event.triesLeft }, isChecking: false };
    }
    case 'pinLocked':
      return { ...screen, trouble: { kind: 'locked', seconds: event.seconds }, isChecking: false };
    case 'pinTroubleOver':
      return { ...screen, trouble: NO_TROUBLE };
    case 'pinAgainAsked':
      return { ...screen, trouble: { kind: 'again' }, isChecking: false };
    case 'pinsDiffered': {
      const tries = screen.trouble.kind === 'differed' ? screen.trouble.tries + 1 : 1;
      return { ...screen, trouble: { kind: 'differed', tries }, isChecking: false };
    }
    case 'stateLearned':
      return { name: 'chooseAction', person, action: undefined, isClockedIn: event.isClockedIn };
    case 'problemMet':
      return { name: 'problem', problem: event.problem, person, action, at: event.at };
    case 'hoursAsked':
      return screen.isForHours ? { name: 'hours', person } : screen;
    default:
      return fromFinding(screen, event);
  }
}

type PersonalScreen = Extract<Screen, { person: ChosenPerson }>;

/** What is known of the person speaks against what they chose, or nothing does. */
function fromFinding(screen: PersonalScreen, event: ScreenEvent): Screen {
  const { person } = screen;
  switch (event.type) {
    case 'conflictFound':
      return { name: 'conflict', person, isClockedIn: event.isClockedIn, since: event.since };
    case 'secondFound':
      return { name: 'second', person, action: event.action, known: event.known };
    default:
      return fromStep(screen, event);
  }
}

/** What may follow once it is known who punches what: a project, a photo, the punch itself. */
function fromStep(screen: PersonalScreen, event: ScreenEvent): Screen {
  const { person } = screen;
  switch (event.type) {
    case 'projectAsked':
      return { name: 'project', person, action: event.action, at: event.at, isRequired: event.isRequired };
    case 'photoAsked':
      return { name: 'photo', person, action: event.action, isRequired: event.isRequired };
    case 'punchStarted':
      return { name: 'punching', person, action: event.action, isLookingUp: false };
    default:
      return screen;
  }
}

/** Before the PIN every choice leads to the pad; after it, `punchStarted` leads on. */
function fromChooseAction(screen: Extract<Screen, { name: 'chooseAction' }>, event: ScreenEvent): Screen {
  const { person } = screen;
  const isBeforePin = screen.isClockedIn === undefined;
  if (event.type === 'actionChosen' && isBeforePin) return toPin(person, event.action);
  if (event.type === 'hoursAsked') {
    const needsPin = isBeforePin && !event.isOffline;
    return needsPin ? { ...toPin(person, undefined), isForHours: true } : { name: 'hours', person };
  }
  return fromFinding(screen, event);
}

function fromPunching(screen: Extract<Screen, { name: 'punching' }>, event: ScreenEvent): Screen {
  const { person, action } = screen;
  switch (event.type) {
    case 'lookUpStarted':
      return { ...screen, isLookingUp: true };
    case 'punchRecorded':
      return toReceipt(screen, event.at, { kind: 'confirmed', isLate: event.isFromList });
    case 'punchEnded':
      return fromPunchEnded(screen, event);
    case 'conflictFound':
      return { name: 'conflict', person, isClockedIn: event.isClockedIn, since: event.since };
    case 'problemMet':
      return { name: 'problem', problem: event.problem, person, action, at: event.at };
    case 'sessionEnded':
      return toPin(person, action, { kind: 'sessionEnded' });
    default:
      return screen;
  }
}

/** Recorded somewhere: the receipt says where. Not recorded: the person is told to write the time down. */
function fromPunchEnded(
  screen: Extract<Screen, { name: 'punching' }>,
  { outcome, notes }: Extract<ScreenEvent, { type: 'punchEnded' }>,
): Screen {
  const { person, action } = screen;
  const { kind, at } = outcome;
  if (kind === 'notRecorded') return { name: 'notRecorded', person, action, at };
  if (kind === 'notKnown') return { name: 'problem', problem: toProblem(kind), person, action, at };
  return toReceipt(screen, at, toReceiptTruth(outcome), notes);
}

function toReceipt(
  { person, action }: Extract<Screen, { name: 'punching' }>,
  at: number,
  truth: ReceiptTruth,
  notes?: ReceiptNotes,
): Screen {
  return { name: 'receipt', person, action, at, truth, notes: { openSince: person.openSince, ...notes } };
}

/** Now, or when it should have been. */
function fromConflict(screen: Extract<Screen, { name: 'conflict' }>, event: ScreenEvent): Screen {
  const next = toCorrection(screen, event);
  return next === screen ? fromStep(screen, event) : next;
}

function fromReceipt(screen: Extract<Screen, { name: 'receipt' }>, event: ScreenEvent): Screen {
  if (event.type === 'hoursAsked') return { name: 'hours', person: screen.person };
  if (event.type !== 'todayLearned') return screen;
  return { ...screen, notes: { ...screen.notes, todayMinutes: event.minutes } };
}

function toCorrection<From extends PersonalScreen>(screen: From, event: ScreenEvent): From | Screen {
  if (event.type !== 'correctionAsked') return screen;
  return { name: 'correction', person: screen.person, action: event.action, since: event.since };
}

function fromProblem(
  screen: Extract<Screen, { name: 'problem' | 'notRecorded' }>,
  event: ScreenEvent,
): Screen {
  if (event.type !== 'triedAgain' || !screen.person) return screen;
  return toPin(screen.person, screen.action);
}

export type ScreenStore = StoreApi<ScreenState> & { readonly dispatch: (event: ScreenEvent) => void };

export function createScreenStore(first: ScreenState): ScreenStore {
  const store = createStore<ScreenState>(() => first);
  return {
    ...store,
    dispatch: (event) => store.setState((state) => toNextState(state, event), true),
  };
}
