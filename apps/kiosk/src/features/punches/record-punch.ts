// One punch, sent once. The answer is a receipt, a conflict or a problem; a punch whose answer was lost is looked up, never sent again.
import { callOperation } from '#api/call-operation.ts';
import { isRefusedWith, type ApiFailure } from '#api/api-failure.ts';
import { toProblem, toProblemKind, type Problem } from '#api/to-problem.ts';
import { lookUpPunch, type SentPunch } from './look-up-punch.ts';

export type PunchRequest = SentPunch & { readonly deviceToken: string; readonly employeeToken: string };

export type PunchOutcome =
  | { readonly kind: 'recorded'; readonly at: number; readonly isFromList: boolean }
  | { readonly kind: 'conflict'; readonly isClockedIn: boolean }
  | { readonly kind: 'sessionEnded' }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'problem'; readonly problem: Problem };

export async function recordPunch(punch: PunchRequest, onLookUp: () => void): Promise<PunchOutcome> {
  const { employeeId, action, deviceToken, employeeToken } = punch;
  const answer = await callOperation('kioskPunch', {
    body: { employeeId, action },
    deviceToken,
    employeeToken,
  });
  if (answer.ok) return { kind: 'recorded', at: Date.parse(answer.data.punchedAtUtc), isFromList: false };
  if (answer.failure.kind === 'refused') return fromRefusal(answer.failure);
  onLookUp();
  return fromLookUp(punch, answer.failure);
}

function fromRefusal(failure: ApiFailure): PunchOutcome {
  if (isRefusedWith(failure, 'punch.already_clocked_in')) return { kind: 'conflict', isClockedIn: true };
  if (isRefusedWith(failure, 'punch.not_clocked_in')) return { kind: 'conflict', isClockedIn: false };
  if (isRefusedWith(failure, 'kiosk.employee_token_expired', 'kiosk.employee_token_invalid')) {
    return { kind: 'sessionEnded' };
  }
  if (isRefusedWith(failure, 'kiosk.device_revoked', 'auth.token_invalid', 'auth.token_missing')) {
    return { kind: 'revoked' };
  }
  return { kind: 'problem', problem: toProblem(toProblemKind(failure), failure) };
}

async function fromLookUp(punch: SentPunch, failure: ApiFailure): Promise<PunchOutcome> {
  const found = await lookUpPunch(punch);
  if (found.kind === 'recorded') return { kind: 'recorded', at: found.at, isFromList: true };
  return { kind: 'problem', problem: toProblem(found.kind, failure) };
}
