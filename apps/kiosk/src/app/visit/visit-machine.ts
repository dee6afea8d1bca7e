// One person's visit is one state, and this is all that moves it: a pure function, held by a store. `visit-runner.ts` starts what the
// screens wait for. There is no other navigation.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Language } from '@stimpill/words/language.ts';
import { toNextScreen } from './next-screen.ts';
import { PIN } from './pin-credential.ts';
import type { VisitEvent } from './visit-event.ts';
import { requestOf, type Credential, type Screen, type ScreenName, type VisitState } from './visit-state.ts';

/** Screens that belong to nobody, or that go on by themselves; the others are left when nobody touches them. */
const NOT_LEFT: ReadonlySet<ScreenName> = new Set([
  'setUp',
  'attract',
  'list',
  'photo',
  'phoneCode',
  'punching',
  'notRecorded',
  'revoked',
]);

export function isPersonal(screen: Screen): boolean {
  return !NOT_LEFT.has(screen.name);
}

export function toFirstState(language: Language, screen: Screen, credential: Credential = PIN): VisitState {
  return {
    screen,
    credential,
    language,
    deviceLanguage: language,
    isAsking: false,
    disputable: undefined,
    isShutOut: screen.name === 'revoked',
    lastRequest: 0,
  };
}

/** The state after an event; the same state when the event means nothing on this screen. */
export function toNextState(state: VisitState, event: VisitEvent): VisitState {
  // An answer reaches nobody after its person has walked away, and not the next person either.
  if ('to' in event && event.to !== requestOf(state.screen)) return state;
  switch (event.type) {
    case 'languageChosen':
      return withLanguage(state, event.language);
    case 'gotQuiet':
      return isPersonal(state.screen)
        ? { ...state, screen: withoutHeldPin(state.screen), isAsking: true }
        : state;
    case 'stayed':
      return { ...state, isAsking: false };
    case 'wentHome':
      return toBreak(state) ?? toHome(state, { name: 'list' });
    case 'restAsked':
      return toHome(state, { name: 'attract' });
    case 'disputeAsked':
      return toDispute(state);
    case 'shutOut':
      return toShutOut({ ...state, isShutOut: true });
    case 'disputeOver':
      return { ...state, disputable: undefined };
    default:
      return withNextScreen(state, event);
  }
}

function withNextScreen(state: VisitState, event: VisitEvent): VisitState {
  const { credential, lastRequest } = state;
  const screen = toNextScreen(state.screen, event, { credential, request: lastRequest + 1 });
  if (screen === state.screen) return event.type === 'leftAlone' ? toHome(state, { name: 'attract' }) : state;
  if (screen.name === 'revoked') return toHome({ ...state, isShutOut: true }, screen);
  const disputable = disputableAfter(state, screen, event);
  return { ...state, screen, disputable, isAsking: false, lastRequest: requestOf(screen) ?? lastRequest };
}

/** A punch that ended in a receipt may be called wrong for a while; the one before it not any more. */
function disputableAfter(state: VisitState, screen: Screen, event: VisitEvent): VisitState['disputable'] {
  if (event.type !== 'punchEnded' || screen.name !== 'receipt') return state.disputable;
  if (!('punchId' in event.outcome)) return undefined;
  const { person, action, at } = screen;
  return { punchId: event.outcome.punchId, person, action, at, language: state.language };
}

/** After its receipt a clock-out may have one more question, in the language of the visit. */
function toBreak(state: VisitState): VisitState | undefined {
  const { screen } = state;
  if (screen.name !== 'receipt' || !screen.deducted || !screen.session) return undefined;
  const { person, deducted, session } = screen;
  return { ...state, screen: { name: 'break', person, deducted, session }, isAsking: false };
}

function toDispute(state: VisitState): VisitState {
  const { disputable, screen } = state;
  if (!disputable || (screen.name !== 'receipt' && screen.name !== 'list')) return state;
  return { ...state, screen: { name: 'dispute', ...disputable }, language: disputable.language };
}

/** Nobody may be there any more: digits that wait for their repetition are forgotten, and the PIN begins anew. */
function withoutHeldPin(screen: Screen): Screen {
  if (screen.name === 'pin' && screen.entry.kind === 'again')
    return { ...screen, entry: { kind: 'waiting', trouble: { kind: 'none' } } };
  if (screen.name === 'chooseAction' && screen.at.kind === 'betweenPins')
    return { ...screen, at: { kind: 'beforePin' } };
  return screen;
}

/** Screens on which nobody has begun anything. */
const AT_REST: ReadonlySet<ScreenName> = new Set(['attract', 'list', 'about']);

function toShutOut(state: VisitState): VisitState {
  return AT_REST.has(state.screen.name) ? toHome(state, state.screen) : state;
}

/** In set-up the choice is the tablet's own; later it lasts for one visit. */
function withLanguage(state: VisitState, language: Language): VisitState {
  return state.screen.name === 'setUp'
    ? { ...state, language, deviceLanguage: language }
    : { ...state, language };
}

/** Back to where the next person begins; a tablet that may not punch stays where it is. */
function toHome(state: VisitState, screen: Screen): VisitState {
  const isStuck = state.screen.name === 'setUp' || state.screen.name === 'revoked';
  if (isStuck) return state;
  const home: Screen = state.isShutOut ? { name: 'revoked' } : screen;
  return { ...state, screen: home, language: state.deviceLanguage, isAsking: false };
}

export type VisitStore = StoreApi<VisitState> & { readonly dispatch: (event: VisitEvent) => void };

export function createVisitStore(first: VisitState): VisitStore {
  const store = createStore<VisitState>(() => first);
  return {
    ...store,
    dispatch: (event) => store.setState((state) => toNextState(state, event), true),
  };
}
