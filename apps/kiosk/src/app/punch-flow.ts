// From the fourth digit to the receipt: check the PIN, compare what the screen announced with what the server knows, punch once.
import { callOperation } from '#api/call-operation.ts';
import { toProblem, toProblemKind } from '#api/to-problem.ts';
import { markDeviceRevoked } from '#device/device-record.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { authenticatePin, type PinOutcome } from '#features/auth/authenticate-pin.ts';
import type { EmployeeSession, EmployeeSessionStore } from '#features/auth/employee-session-store.ts';
import { createDoubleTapGuard } from '#features/punches/double-tap-guard.ts';
import { recordPunch, type PunchOutcome } from '#features/punches/record-punch.ts';
import type { PunchAction, ScreenEvent } from './screen-state.ts';
import type { ScreenStore } from './screen-store.ts';

export type PunchFlowDeps = {
  readonly store: ScreenStore;
  readonly sessions: EmployeeSessionStore;
  readonly record: DeviceRecord;
  /** The server's time. */
  readonly now: () => number;
  /** The state of somebody has changed. */
  readonly onPunched: () => void;
};

export type PunchFlow = {
  readonly submitPin: (pin: string) => Promise<void>;
  readonly punchNow: (action: PunchAction) => Promise<void>;
};

export function createPunchFlow(deps: PunchFlowDeps): PunchFlow {
  const { store, sessions, record, now } = deps;
  const guard = createDoubleTapGuard<PunchOutcome>(() => performance.now());

  /** Tells the store, unless the person has walked away from this attempt meanwhile. */
  const teller = () => {
    const attempt = store.getState().attempt;
    const isCurrent = () => store.getState().attempt === attempt;
    const tell = (event: ScreenEvent) => {
      if (isCurrent()) store.dispatch(event);
    };
    return { isCurrent, tell };
  };

  const submitPin = async (pin: string) => {
    const { screen } = store.getState();
    if (screen.name !== 'pin' || screen.isChecking) return;
    const { person, action } = screen;
    const at = now();
    store.dispatch({ type: 'pinEntered' });
    const { isCurrent, tell } = teller();
    const outcome = await authenticatePin({ employeeId: person.id, pin, deviceToken: record.deviceToken });
    if (!isCurrent()) return;
    if (outcome.kind !== 'right') return tellRefused(outcome, at, tell);
    sessions.setState({ session: outcome.session });
    await afterRightPin(outcome.session, action, at);
  };

  const tellRefused = (outcome: Exclude<PinOutcome, { kind: 'right' }>, at: number, tell: Tell) => {
    if (outcome.kind === 'wrong') { tell({ type: 'pinWrong' }); return; }
    if (outcome.kind === 'locked') { tell({ type: 'pinLocked', seconds: outcome.seconds }); return; }
    if (outcome.kind === 'revoked') return revoke(at);
    const problem = toProblem(toProblemKind(outcome.failure), outcome.failure);
    tell({ type: 'problemMet', problem, at });
  };

  /** Nothing is flipped silently: a state other than the announced one is put to the person. */
  const afterRightPin = async (session: EmployeeSession, action: PunchAction | undefined, at: number) => {
    const { tell } = teller();
    if (action === undefined) { tell({ type: 'stateLearned', isClockedIn: session.isClockedIn }); return; }
    const isRepeat = guard.recent(session.employeeId + action) !== undefined;
    const isExpected = session.isClockedIn === (action === 'Stop');
    if (isExpected || isRepeat) return punch(session, action, at);
    return tellConflict(session.employeeId, session.isClockedIn, tell);
  };

  const punch = async (session: EmployeeSession, action: PunchAction, sentAt: number) => {
    const { employeeId, employeeToken } = session;
    const { tell } = teller();
    const { companyId, deviceToken } = record;
    tell({ type: 'punchStarted', action });
    const outcome = await guard.once(
      employeeId + action,
      ({ kind }) => kind === 'recorded',
      () =>
        recordPunch({ employeeId, companyId, action, sentAt, deviceToken, employeeToken }, () =>
          tell({ type: 'lookUpStarted' }),
        ),
    );
    await tellOutcome(outcome, { employeeId, at: sentAt, tell });
  };

  const tellOutcome = async (outcome: PunchOutcome, sent: { employeeId: string; at: number; tell: Tell }) => {
    const { at, tell } = sent;
    if (outcome.kind === 'conflict') return tellConflict(sent.employeeId, outcome.isClockedIn, tell);
    sessions.setState({ session: undefined });
    if (outcome.kind === 'revoked') return revoke(at);
    if (outcome.kind === 'sessionEnded') { tell({ type: 'sessionEnded' }); return; }
    if (outcome.kind === 'problem') tell({ type: 'problemMet', problem: outcome.problem, at });
    else tell({ type: 'punchRecorded', at: outcome.at, isFromList: outcome.isFromList });
    deps.onPunched();
  };

  /** Since when, is on the list; the question is asked without it when the list cannot be read. */
  const tellConflict = async (employeeId: string, isClockedIn: boolean, tell: Tell) => {
    const answer =
      isClockedIn && (await callOperation('getPunchList', { query: { companyId: record.companyId } }));
    const person = answer && answer.ok ? answer.data.find(({ id }) => id === employeeId) : undefined;
    const since = person?.openEntryStartAtUtc ? Date.parse(person.openEntryStartAtUtc) : undefined;
    tell({ type: 'conflictFound', isClockedIn, since });
    deps.onPunched();
  };

  const revoke = async (at: number) => {
    await markDeviceRevoked();
    sessions.setState({ session: undefined });
    store.dispatch({ type: 'deviceRevoked', at });
  };

  const punchNow = async (action: PunchAction) => {
    const { session } = sessions.getState();
    if (session) await punch(session, action, now());
    else store.dispatch({ type: 'actionChosen', action });
  };

  return { submitPin, punchNow };
}

type Tell = (event: ScreenEvent) => void;
