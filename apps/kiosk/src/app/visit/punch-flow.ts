// From the fourth digit to a known visitor. Online the server checks the PIN and says whether the announced action fits; when it is
// silent for two and a half seconds the same digits are asked for once more and go under seal. `punch-steps.ts` goes on from there.
import type { ClockReadings } from '@stimpill/api-types/signing';
import type { CallStation } from '#api/call-station.ts';
import { announcedState, isSecond, type KnownState, type OwnPunch } from '#device/known-state.ts';
import { authenticatePin, type PinOutcome } from '#features/auth/authenticate-pin.ts';
import type { EmployeeSession, EmployeeSessionStore } from '#features/auth/employee-session-store.ts';
import type { OwnHoursView } from '#features/hours/own-hours.ts';
import { readOwnHours } from '#features/hours/read-own-hours.ts';
import {
  createPunchSteps,
  type PunchSteps,
  type PunchStepsDeps,
  type Tell,
  type Visit,
} from './punch-steps.ts';
import type { ChosenPerson, PunchAction, Screen } from './screen-state.ts';
import type { ScreenStore } from './screen-store.ts';

export type PunchFlowDeps = PunchStepsDeps & {
  readonly sessions: EmployeeSessionStore;
  readonly callStation: CallStation;
  /** The server's time. */
  readonly now: () => number;
  readonly readClock: () => ClockReadings;
  readonly isOffline: () => boolean;
  /** What somebody did at this tablet last, the newest first. */
  readonly ownPunches: (employeeId: string) => readonly OwnPunch[];
  readonly onRevoked: () => Promise<void>;
  readonly disputePunch: (punchId: string) => Promise<boolean>;
};

export type PunchFlow = Pick<PunchSteps, 'chooseProject' | 'givePhoto'> & {
  readonly submitPin: (pin: string) => Promise<void>;
  readonly chooseAction: (action: PunchAction) => Promise<void>;
  readonly askForHours: () => void;
  /** Whether it is noted for good that the punch is somebody else's, or wrong. */
  readonly dispute: (punchId: string) => Promise<boolean>;
  /** Nobody is there any more: what was begun with a right PIN is punched all the same, and the tablet rests. */
  readonly walkAway: () => void;
  /** Whether the present visitor may still punch without another PIN. */
  readonly mayPunch: () => boolean;
  /** Whether somebody is between their PIN and the number of their punch. */
  readonly isPunchPending: () => boolean;
  readonly callStation: CallStation;
  readonly readHours: (employeeToken: string) => Promise<OwnHoursView>;
  /** What a PIN opened with the server, while its person stands here. */
  readonly session: () => EmployeeSession | undefined;
};

/** Digits that wait for their repetition. In memory, for one attempt, and gone when the pad is covered or left for good. */
type HeldPin = { readonly pin: string; readonly moment: Visit['moment'] };

type Flow = PunchFlowDeps & {
  readonly steps: PunchSteps;
  readonly memory: { held: HeldPin | undefined; visit: Visit | undefined };
};

export function createPunchFlow(deps: PunchFlowDeps): PunchFlow {
  const { store, sessions } = deps;
  const memory: Flow['memory'] = { held: undefined, visit: undefined };
  const steps = createPunchSteps(deps);
  const flow: Flow = { ...deps, memory, steps };
  store.subscribe(({ screen, isAsking }) => {
    if (!mayHoldPin(screen) || isAsking) memory.held = undefined;
    if (!('person' in screen)) memory.visit = undefined;
  });
  return {
    submitPin: (pin) => submitPin(flow, pin),
    chooseAction: (action) => chooseAction(flow, action),
    chooseProject: steps.chooseProject,
    givePhoto: steps.givePhoto,
    askForHours: () => store.dispatch({ type: 'hoursAsked', isOffline: deps.isOffline() }),
    dispute: deps.disputePunch,
    walkAway: () => {
      if (!steps.finishUnanswered()) store.dispatch({ type: 'restAsked' });
    },
    mayPunch: () => memory.visit !== undefined,
    isPunchPending: () =>
      store.getState().screen.name === 'pin' || memory.visit !== undefined || steps.isUnderWay(),
    callStation: deps.callStation,
    readHours: (employeeToken) => readOwnHours(deps.callStation, employeeToken, deps.now),
    session: () => sessions.getState().session,
  };
}

/** In or out may have to be chosen between the two entries; for own hours there is only one. */
function mayHoldPin(screen: Screen): boolean {
  if (screen.name === 'chooseAction') return screen.isClockedIn === undefined;
  return screen.name === 'pin' && !screen.isForHours;
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
  const { store } = flow;
  const { screen } = store.getState();
  if (screen.name !== 'pin') return;
  if (held.pin !== pin) {
    store.dispatch({ type: 'pinsDiffered' });
    return;
  }
  const { person, action } = screen;
  const visit: Visit = { person, moment: held.moment, proof: { pin }, punchesInReview: 0 };
  flow.memory.visit = visit;
  if (action) await beginOrAsk(flow, visit, action, tellerOf(store));
}

async function check(flow: Flow, { pin, moment }: HeldPin): Promise<void> {
  const { store, sessions } = flow;
  const { screen } = store.getState();
  if (screen.name !== 'pin') return;
  const { person, action, isForHours } = screen;
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
  const { employeeToken } = session;
  const visit: Visit = { person, moment, proof: { employeeToken }, punchesInReview };
  flow.memory.visit = visit;
  if (isForHours) tell({ type: 'hoursAsked', isOffline: false });
  else if (action) await beginOrAsk(flow, visit, action, tell);
  else
    tell({
      type: 'stateLearned',
      isClockedIn: knownOf(flow, person)?.isClockedIn ?? session.isClockedIn,
    });
}

/** Once more. An action that nobody knows is asked for between the two, because after them nobody could say which one fits. */
function askAgain({ store, memory }: Flow, held: HeldPin, tell: Tell): void {
  const { screen } = store.getState();
  if (screen.name === 'pin' && screen.isForHours) {
    tell({ type: 'hoursAsked', isOffline: true });
    return;
  }
  tell({ type: 'pinAgainAsked' });
  memory.held = held;
  if (screen.name === 'pin' && screen.action === undefined) tell({ type: 'otherActionAsked' });
}

/** The button of a person whose PIN was right, or a choice before the PIN or between its two entries. */
async function chooseAction(flow: Flow, action: PunchAction): Promise<void> {
  const { store, memory } = flow;
  const { visit } = memory;
  const isAnswer = store.getState().screen.name !== 'chooseAction';
  if (visit) await (isAnswer ? begin : beginOrAsk)(flow, visit, action, tellerOf(store));
  else {
    store.dispatch({ type: 'actionChosen', action });
    if (memory.held) store.dispatch({ type: 'pinAgainAsked' });
  }
}

/** The newest that is known of them: by the server's word with the PIN, by the list, and by what was punched here. */
function knownOf({ sessions, ownPunches, now }: Flow, { id, listed }: ChosenPerson): KnownState | undefined {
  const { session } = sessions.getState();
  return announcedState(session ? { ...session, readAt: now() } : listed, ownPunches(id), now());
}

/**
 * Nothing is flipped silently: a state other than the announced one is put to the person. The server's word of this moment has the last
 * one; what only this tablet knows refuses nothing, because the punch between the two may have been forgotten or made elsewhere.
 */
async function beginOrAsk(flow: Flow, visit: Visit, action: PunchAction, tell: Tell): Promise<void> {
  const known = knownOf(flow, visit.person);
  if (!known || !isSecond(action, known) || flow.steps.isRepeat(visit.person, action)) {
    await begin(flow, visit, action, tell);
    return;
  }
  const { isClockedIn, since, by } = known;
  if (by === 'server' && 'employeeToken' in visit.proof) tell({ type: 'conflictFound', isClockedIn, since });
  else tell({ type: 'secondFound', action, known });
}

/** From here on the punch belongs to its steps: nobody can begin it twice. */
async function begin(flow: Flow, visit: Visit, action: PunchAction, tell: Tell): Promise<void> {
  flow.memory.visit = undefined;
  await flow.steps.begin(visit, action, tell);
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
  if (outcome.kind === 'wrong') tell({ type: 'pinWrong', triesLeft: outcome.triesLeft });
  if (outcome.kind === 'locked') tell({ type: 'pinLocked', seconds: outcome.seconds });
  if (outcome.kind === 'revoked') await flow.onRevoked();
}
