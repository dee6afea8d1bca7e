// From the fourth digit to the receipt: check the PIN, compare what the screen announced with what the server knows, punch once.
import { callOperation } from '#api/call-operation.ts';
import { toProblem, toProblemKind } from '#api/to-problem.ts';
import { markDeviceRevoked } from '#device/device-record.ts';
import { authenticatePin, type PinOutcome } from '#features/auth/authenticate-pin.ts';
import type { EmployeeSession, EmployeeSessionStore } from '#features/auth/employee-session-store.ts';
import { createDoubleTapGuard, type DoubleTapGuard } from '#features/punches/double-tap-guard.ts';
import { recordPunch, type PunchOutcome } from '#features/punches/record-punch.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import type { PunchAction, ScreenEvent } from './screen-state.ts';
import type { ScreenStore } from './screen-store.ts';

export type PunchFlowDeps = {
  readonly store: ScreenStore;
  readonly sessions: EmployeeSessionStore;
  readonly record: DeviceRecord;
  /** The server's time. */
  readonly now: () => number;
  /** The state of somebody may have changed. */
  readonly onPunched: () => void;
};

export type PunchFlow = {
  readonly submitPin: (pin: string) => Promise<void>;
  readonly punchNow: (action: PunchAction) => Promise<void>;
};

type Flow = PunchFlowDeps & { readonly guard: DoubleTapGuard<PunchOutcome> };
type Tell = (event: ScreenEvent) => void;
type Moment = { readonly at: number; readonly tell: Tell };

export function createPunchFlow(deps: PunchFlowDeps): PunchFlow {
  const flow: Flow = { ...deps, guard: createDoubleTapGuard(() => performance.now()) };
  return {
    submitPin: (pin) => submitPin(flow, pin),
    punchNow: (action) => punchNow(flow, action),
  };
}

async function submitPin(flow: Flow, pin: string): Promise<void> {
  const { store, sessions, record } = flow;
  const { screen } = store.getState();
  if (screen.name !== 'pin' || screen.isChecking) return;
  const { person, action } = screen;
  store.dispatch({ type: 'pinEntered' });
  const moment: Moment = { at: flow.now(), tell: tellerOf(store) };
  const attempt = store.getState().attempt;
  const outcome = await authenticatePin({ employeeId: person.id, pin, deviceToken: record.deviceToken });
  // Whoever has walked away meanwhile does not punch any more.
  if (store.getState().attempt !== attempt) return;
  if (outcome.kind !== 'right') {
    await tellRefused(flow, outcome, moment);
    return;
  }
  sessions.setState({ session: outcome.session });
  await afterRightPin(flow, outcome.session, action, moment);
}

/** The button of a person whose PIN was right, or a choice before the PIN. */
async function punchNow(flow: Flow, action: PunchAction): Promise<void> {
  const { session } = flow.sessions.getState();
  if (session) await punch(flow, session, action, { at: flow.now(), tell: tellerOf(flow.store) });
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
  outcome: Exclude<PinOutcome, { kind: 'right' }>,
  { at, tell }: Moment,
): Promise<void> {
  switch (outcome.kind) {
    case 'wrong':
      tell({ type: 'pinWrong' });
      break;
    case 'locked':
      tell({ type: 'pinLocked', seconds: outcome.seconds });
      break;
    case 'revoked':
      await revoke(flow, at);
      break;
    case 'failed':
      tell({ type: 'problemMet', problem: toProblem(toProblemKind(outcome.failure), outcome.failure), at });
      break;
  }
}

/** Nothing is flipped silently: a state other than the announced one is put to the person. */
async function afterRightPin(
  flow: Flow,
  session: EmployeeSession,
  action: PunchAction | undefined,
  moment: Moment,
): Promise<void> {
  if (action === undefined) {
    moment.tell({ type: 'stateLearned', isClockedIn: session.isClockedIn });
    return;
  }
  const isRepeat = flow.guard.recent(session.employeeId + action) !== undefined;
  const isExpected = session.isClockedIn === (action === 'Stop');
  if (isExpected || isRepeat) await punch(flow, session, action, moment);
  else await tellConflict(flow, session.employeeId, session.isClockedIn, moment.tell);
}

async function punch(
  flow: Flow,
  session: EmployeeSession,
  action: PunchAction,
  moment: Moment,
): Promise<void> {
  const { employeeId, employeeToken } = session;
  const { companyId, deviceToken } = flow.record;
  const { tell, at } = moment;
  tell({ type: 'punchStarted', action });
  const request = { employeeId, companyId, action, sentAt: at, deviceToken, employeeToken };
  const outcome = await flow.guard.once(
    employeeId + action,
    ({ kind }) => kind === 'recorded',
    () => recordPunch(request, () => tell({ type: 'lookUpStarted' })),
  );
  if (outcome.kind === 'conflict') await tellConflict(flow, employeeId, outcome.isClockedIn, tell);
  else await tellOutcome(flow, outcome, moment);
}

async function tellOutcome(
  flow: Flow,
  outcome: Exclude<PunchOutcome, { kind: 'conflict' }>,
  { at, tell }: Moment,
): Promise<void> {
  flow.sessions.setState({ session: undefined });
  switch (outcome.kind) {
    case 'recorded':
      tell({ type: 'punchRecorded', at: outcome.at, isFromList: outcome.isFromList });
      break;
    case 'problem':
      tell({ type: 'problemMet', problem: outcome.problem, at });
      break;
    case 'sessionEnded':
      tell({ type: 'sessionEnded' });
      break;
    case 'revoked':
      await revoke(flow, at);
      break;
  }
  flow.onPunched();
}

/** Since when, is on the list; the question is asked without it when the list cannot be read. */
async function tellConflict(flow: Flow, employeeId: string, isClockedIn: boolean, tell: Tell): Promise<void> {
  const { companyId } = flow.record;
  const answer = isClockedIn ? await callOperation('getPunchList', { query: { companyId } }) : undefined;
  const person = answer?.ok ? answer.data.find(({ id }) => id === employeeId) : undefined;
  const since = person?.openEntryStartAtUtc ? Date.parse(person.openEntryStartAtUtc) : undefined;
  tell({ type: 'conflictFound', isClockedIn, since });
  flow.onPunched();
}

async function revoke(flow: Flow, at: number): Promise<void> {
  flow.sessions.setState({ session: undefined });
  flow.store.dispatch({ type: 'deviceRevoked', at });
  await markDeviceRevoked();
}
