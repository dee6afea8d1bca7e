// From the fourth digit to the receipt. Online the server checks the PIN and says whether the announced action fits; when it is
// silent for three seconds the same digits are asked for once more and go under seal. Either way the punch goes into the outbox.
import type { ClockReadings } from '@stimpill/api-types/signing';
import type { CallStation } from '#api/call-station.ts';
import { authenticatePin, type PinOutcome } from '#features/auth/authenticate-pin.ts';
import type { EmployeeSession, EmployeeSessionStore } from '#features/auth/employee-session-store.ts';
import { createDoubleTapGuard, type DoubleTapGuard } from '#features/punches/double-tap-guard.ts';
import type { PunchOutcome } from '#features/punches/punch-outcome.ts';
import type { PunchRequest } from '#features/punches/record-punch.ts';
import type { PunchAction, ScreenEvent } from './screen-state.ts';
import type { ScreenStore } from './screen-store.ts';

export type PunchFlowDeps = {
  readonly store: ScreenStore;
  readonly sessions: EmployeeSessionStore;
  readonly callStation: CallStation;
  readonly recordPunch: (request: PunchRequest) => Promise<PunchOutcome>;
  /** The server's time. */
  readonly now: () => number;
  readonly readClock: () => ClockReadings;
  readonly isOffline: () => boolean;
  /** What a person asked for is in the outbox: the list may show it. */
  readonly onPunched: (request: PunchRequest, outcome: PunchOutcome) => void;
  readonly onRevoked: () => Promise<void>;
};

/** What may be asked between PIN and punch. */
type PunchChoices = Pick<PunchRequest, 'projectId' | 'subProjectId' | 'photo' | 'details'>;

export type PunchFlow = {
  readonly submitPin: (pin: string) => Promise<void>;
  readonly punchNow: (action: PunchAction, choices?: PunchChoices) => Promise<void>;
};

type Moment = PunchRequest['moment'];

/** Digits that wait for their repetition. In memory, for one attempt, and gone when the pad is left or covered. */
type HeldPin = { readonly pin: string; readonly moment: Moment };

/** Somebody whose PIN is known to be right, or was typed twice: what is left is the action. */
type Visit = {
  readonly employeeId: string;
  readonly moment: Moment;
  readonly proof: PunchRequest['proof'];
  readonly punchesInReview: number;
};

type Flow = PunchFlowDeps & {
  readonly guard: DoubleTapGuard<PunchOutcome>;
  readonly memory: { held: HeldPin | undefined; visit: Visit | undefined };
};
type Tell = (event: ScreenEvent) => void;

export function createPunchFlow(deps: PunchFlowDeps): PunchFlow {
  const memory: Flow['memory'] = { held: undefined, visit: undefined };
  const flow: Flow = { ...deps, memory, guard: createDoubleTapGuard(() => performance.now()) };
  deps.store.subscribe(({ screen, isAsking }) => {
    if (screen.name !== 'pin' || isAsking) memory.held = undefined;
    if (!('person' in screen)) memory.visit = undefined;
  });
  return {
    submitPin: (pin) => submitPin(flow, pin),
    punchNow: (action, choices = {}) => punchNow(flow, action, choices),
  };
}

async function submitPin(flow: Flow, pin: string): Promise<void> {
  const { store, memory } = flow;
  const { screen } = store.getState();
  if (screen.name !== 'pin' || screen.isChecking) return;
  const { held } = memory;
  memory.held = undefined;
  const moment = { at: flow.now(), clock: flow.readClock() };
  if (held) await submitAgain(flow, held, pin);
  else if (flow.isOffline()) askAgain(flow, { pin, moment }, store.dispatch);
  else await check(flow, { pin, moment });
}

/** The repetition: the moment is that of the first time, because repeating must cost nobody a minute. */
async function submitAgain(flow: Flow, held: HeldPin, pin: string): Promise<void> {
  const { store, memory } = flow;
  const { screen } = store.getState();
  if (screen.name !== 'pin') return;
  if (held.pin !== pin) {
    store.dispatch({ type: 'pinsDiffered' });
    return;
  }
  memory.visit = {
    employeeId: screen.person.id,
    moment: held.moment,
    proof: { pin },
    punchesInReview: 0,
  };
  if (screen.action) await punch(flow, memory.visit, screen.action, {}, tellerOf(store));
}

async function check(flow: Flow, { pin, moment }: HeldPin): Promise<void> {
  const { store, sessions } = flow;
  const { screen } = store.getState();
  if (screen.name !== 'pin') return;
  const { person, action } = screen;
  store.dispatch({ type: 'pinEntered' });
  const tell = tellerOf(store);
  const { attempt } = store.getState();
  const outcome = await authenticatePin(flow.callStation, { employeeId: person.id, pin });
  // Whoever has walked away meanwhile does not punch any more.
  if (store.getState().attempt !== attempt) return;
  if (outcome.kind === 'silent') {
    askAgain(flow, { pin, moment }, tell);
    return;
  }
  if (outcome.kind !== 'right') {
    await tellRefused(flow, outcome, tell);
    return;
  }
  const { session, punchesInReview } = outcome;
  sessions.setState({ session });
  const { employeeId, employeeToken } = session;
  const visit: Visit = { employeeId, moment, proof: { employeeToken }, punchesInReview };
  flow.memory.visit = visit;
  await afterRightPin(flow, { visit, session, action, tell });
}

/** Once more. An action that nobody knows is asked for first, because after the PIN nobody could say which one fits. */
function askAgain({ store, memory }: Flow, held: HeldPin, tell: Tell): void {
  const { screen } = store.getState();
  tell({ type: 'pinAgainAsked' });
  if (screen.name === 'pin' && screen.action === undefined) tell({ type: 'otherActionAsked' });
  else memory.held = held;
}

/** The button of a person whose PIN was right, or a choice before the PIN. */
async function punchNow(flow: Flow, action: PunchAction, choices: PunchChoices): Promise<void> {
  const { visit } = flow.memory;
  if (visit) await punch(flow, visit, action, choices, tellerOf(flow.store));
  else flow.store.dispatch({ type: 'actionChosen', action });
}

/** Tells the store, unless the person has walked away from this attempt meanwhile. */
function tellerOf(store: ScreenStore): Tell {
  const { attempt } = store.getState();
  return (event) => {
    if (store.getState().attempt === attempt) store.dispatch(event);
  };
}

async function tellRefused(
  flow: Flow,
  outcome: Exclude<PinOutcome, { kind: 'right' | 'silent' }>,
  tell: Tell,
): Promise<void> {
  if (outcome.kind === 'wrong') tell({ type: 'pinWrong' });
  if (outcome.kind === 'locked') tell({ type: 'pinLocked', seconds: outcome.seconds });
  if (outcome.kind === 'revoked') await flow.onRevoked();
}

type RightPin = {
  readonly visit: Visit;
  readonly session: EmployeeSession;
  readonly action: PunchAction | undefined;
  readonly tell: Tell;
};

/** Nothing is flipped silently: a state other than the announced one is put to the person. */
async function afterRightPin(flow: Flow, { visit, session, action, tell }: RightPin): Promise<void> {
  const { isClockedIn, openSince } = session;
  if (action === undefined) {
    tell({ type: 'stateLearned', isClockedIn });
    return;
  }
  const isRepeat = flow.guard.recent(session.employeeId + action) !== undefined;
  const isExpected = isClockedIn === (action === 'Stop');
  if (isExpected || isRepeat) await punch(flow, visit, action, {}, tell);
  else tell({ type: 'conflictFound', isClockedIn, since: openSince });
}

async function punch(
  flow: Flow,
  visit: Visit,
  action: PunchAction,
  choices: PunchChoices,
  tell: Tell,
): Promise<void> {
  const { employeeId, moment, proof, punchesInReview } = visit;
  const request: PunchRequest = { employeeId, action, moment, proof, ...choices };
  flow.memory.visit = undefined;
  tell({ type: 'punchStarted', action });
  const outcome = await flow.guard.once(
    employeeId + action,
    ({ kind }) => kind !== 'notRecorded' && kind !== 'notKnown',
    () => flow.recordPunch(request),
  );
  flow.onPunched(request, outcome);
  tell({ type: 'punchEnded', outcome, notes: { punchesInReview } });
}
