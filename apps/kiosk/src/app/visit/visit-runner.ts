// Starts what a visit waits for: each screen that asks for something is noticed as it comes, and the answer goes back as an event with
// the number of the question. What the tablet knows at the moment of a touch is read here and goes with the event.
import type { ClockReadings, PunchDetails } from '@stimpill/api-types/signing';
import type { CallStation } from '#api/call-station.ts';
import { announcedState, type KnownState, type OwnPunch } from '#device/known-state.ts';
import { authenticatePin } from '#features/auth/authenticate-pin.ts';
import type { EmployeeSession } from '#features/auth/employee-session.ts';
import type { OwnHoursView } from '#features/hours/own-hours.ts';
import { readOwnHours } from '#features/hours/read-own-hours.ts';
import { toPunchedPhoto } from '#features/photos/to-punched-photo.ts';
import { createDoubleTapGuard } from '#features/punches/double-tap-guard.ts';
import type { PunchOutcome } from '#features/punches/punch-outcome.ts';
import type { PunchRequest } from '#features/punches/record-punch.ts';
import { Secret } from './secret.ts';
import type { Advice, EventOf, PinAnswer } from './visit-event.ts';
import type { VisitStore } from './visit-machine.ts';
import type { VisitRules } from './visit-rules.ts';
import { provenOf, requestOf, type On, type Proven, type Screen } from './visit-state.ts';
import type { ChosenPerson, EnteredPin, PunchAction, RequestNumber } from './visit-person.ts';

export type VisitRunnerDeps = {
  readonly store: VisitStore;
  readonly callStation: CallStation;
  /** The server's time. */
  readonly now: () => number;
  readonly readClock: () => ClockReadings;
  readonly isOffline: () => boolean;
  /** What somebody did at this tablet last, the newest first. */
  readonly ownPunches: (employeeId: string) => readonly OwnPunch[];
  readonly rulesFor: (person: ChosenPerson, action: PunchAction) => VisitRules;
  /** Where this is, if it is known by now; never waited for. */
  readonly positionFor: (person: ChosenPerson, action: PunchAction) => PunchDetails | undefined;
  readonly recordPunch: (request: PunchRequest) => Promise<PunchOutcome>;
  readonly disputePunch: (punchId: string) => Promise<boolean>;
  /** Called when somebody is about to choose a project. */
  readonly onProjectAsked: () => void;
  /** What a person asked for is in the outbox. */
  readonly onPunched: (request: PunchRequest, outcome: PunchOutcome) => void;
  readonly onRevoked: () => void;
  /** Today by the server; undefined when it does not say. */
  readonly readToday: (employeeToken: string) => Promise<Today | undefined>;
};

type Today = Pick<EventOf<'todayLearned'>, 'minutes' | 'deducted' | 'changesToAnswer'>;

export type VisitRunner = {
  readonly enterPin: (pin: string) => void;
  readonly chooseAction: (action: PunchAction) => void;
  readonly askForHours: () => void;
  /** Whether it is noted for good that the punch is somebody else's, or wrong. */
  readonly dispute: (punchId: string) => Promise<boolean>;
  /** Whether the server knows now that there was no break. */
  readonly tellMissedBreak: (screen: On<'break'>) => Promise<boolean>;
  /** Whether somebody is between their PIN and the number of their punch. */
  readonly isPunchPending: () => boolean;
  readonly callStation: CallStation;
  readonly readHours: (employeeToken: string) => Promise<OwnHoursView>;
};

type Runner = VisitRunnerDeps & {
  readonly guard: ReturnType<typeof createDoubleTapGuard<PunchOutcome>>;
  /** Punches under way, also those of people who have left. */
  readonly underWay: Set<RequestNumber>;
};

export function runVisits(deps: VisitRunnerDeps): VisitRunner {
  const { store, callStation, isOffline } = deps;
  const runner: Runner = {
    ...deps,
    guard: createDoubleTapGuard(() => performance.now()),
    underWay: new Set(),
  };
  store.subscribe((now, before) => {
    if (now.screen !== before.screen) onScreen(runner, now.screen, before.screen);
  });
  return {
    enterPin: (pin) => enterPin(runner, pin),
    chooseAction: (action) => {
      const { screen } = store.getState();
      const advice =
        'person' in screen ? adviceOn(runner, screen.person, action, provenOf(screen)) : undefined;
      store.dispatch({ type: 'actionChosen', action, advice });
    },
    askForHours: () => store.dispatch({ type: 'hoursAsked', isOffline: isOffline() }),
    dispute: deps.disputePunch,
    tellMissedBreak: async ({ deducted: { timeEntryId }, session }) => {
      const { employeeToken } = session.reveal();
      return (await callStation('tellMissedBreak', { body: { timeEntryId }, employeeToken })).ok;
    },
    isPunchPending: () => {
      const { screen } = store.getState();
      return screen.name === 'pin' || provenOf(screen) !== undefined || runner.underWay.size > 0;
    },
    callStation,
    readHours: (employeeToken) => readOwnHours(callStation, employeeToken, deps.now),
  };
}

function onScreen(runner: Runner, screen: Screen, before: Screen): void {
  if (screen.name === 'project' && before.name !== 'project') runner.onProjectAsked();
  if (screen.name === 'revoked' && before.name !== 'revoked') runner.onRevoked();
  const request = requestOf(screen);
  if (request === undefined || request === requestOf(before)) return;
  if (screen.name === 'pin' && screen.entry.kind === 'checking')
    void check(runner, screen, screen.entry.entered.pin, request);
  if (screen.name === 'punching') void punch(runner, screen);
  if (screen.name === 'receipt' && screen.session) void askToday(runner, screen.session, request);
}

function enterPin(runner: Runner, digits: string): void {
  const { store, now, readClock, isOffline } = runner;
  const { screen } = store.getState();
  if (screen.name !== 'pin') return;
  const { person, action } = screen;
  const entered: EnteredPin = { pin: new Secret(digits), moment: { at: now(), clock: readClock() } };
  const advice = action && adviceOn(runner, person, action, undefined);
  store.dispatch({ type: 'pinEntered', entered, isOffline: isOffline(), advice });
}

async function check(
  runner: Runner,
  { person, action }: On<'pin'>,
  pin: Secret<string>,
  to: RequestNumber,
): Promise<void> {
  const { store, callStation } = runner;
  const outcome = await authenticatePin(callStation, { employeeId: person.id, pin: pin.reveal() });
  const answer: PinAnswer =
    outcome.kind === 'right'
      ? { ...outcome, ...knownWith(runner, person, action, outcome.session) }
      : outcome;
  store.dispatch({ type: 'pinAnswered', to, answer });
}

function knownWith(
  runner: Runner,
  person: ChosenPerson,
  action: PunchAction | undefined,
  session: EmployeeSession,
) {
  const known = knownOf(runner, person, session);
  return {
    session: new Secret(session),
    isClockedIn: known?.isClockedIn ?? session.isClockedIn,
    advice: action && toAdvice(runner, person, action, known),
  };
}

/** The newest that is known of them: by the server's word with the PIN, by the list, and by what was punched here. */
function knownOf(
  { ownPunches, now }: Runner,
  { id, listed }: ChosenPerson,
  session: EmployeeSession | undefined,
): KnownState | undefined {
  return announcedState(session ? { ...session, readAt: now() } : listed, ownPunches(id), now());
}

function adviceOn(
  runner: Runner,
  person: ChosenPerson,
  action: PunchAction,
  proven: Proven | undefined,
): Advice {
  const session = proven?.by.kind === 'session' ? proven.by.session.reveal() : undefined;
  return toAdvice(runner, person, action, knownOf(runner, person, session));
}

function toAdvice(
  { guard, rulesFor }: Runner,
  person: ChosenPerson,
  action: PunchAction,
  known: KnownState | undefined,
): Advice {
  const isRepeat = guard.recent(person.id + action) !== undefined;
  return { known, isRepeat, rules: rulesFor(person, action) };
}

async function punch(runner: Runner, screen: On<'punching'>): Promise<void> {
  const { underWay, store } = runner;
  const { request: to } = screen;
  underWay.add(to);
  const { request, outcome } = await record(runner, screen).finally(() => underWay.delete(to));
  runner.onPunched(request, outcome);
  store.dispatch({ type: 'punchEnded', to, outcome });
}

async function record(runner: Runner, { person, action, proven, project, photo }: On<'punching'>) {
  const { moment, by } = proven;
  const request: PunchRequest = {
    employeeId: person.id,
    action,
    moment,
    proof:
      by.kind === 'session' ? { employeeToken: by.session.reveal().employeeToken } : { pin: by.pin.reveal() },
    projectId: project?.projectId,
    subProjectId: project?.subProjectId,
    photo: await toPunchedPhoto(photo),
    details: runner.positionFor(person, action),
  };
  const outcome = await runner.guard.once(person.id + action, isSafe, () => runner.recordPunch(request));
  return { request, outcome };
}

const isSafe = ({ kind }: PunchOutcome) => kind !== 'notRecorded' && kind !== 'notKnown';

/** The receipt stands already; what comes while it is shown is added to it. */
async function askToday({ store, readToday }: Runner, session: Secret<EmployeeSession>, to: RequestNumber) {
  const today = await readToday(session.reveal().employeeToken);
  if (today !== undefined) store.dispatch({ type: 'todayLearned', to, ...today });
}
