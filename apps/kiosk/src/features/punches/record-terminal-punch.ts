// A punch at a shared tablet: name and web password instead of a PIN, sent once. Its outcome is told as for any other punch.
import { isRefusedWith, minutesToWait } from '#api/api-failure.ts';
import { callOperation } from '#api/call-operation.ts';
import { toProblem, toProblemKind, type Problem } from '#api/to-problem.ts';
import { lookUpPunch, type SentPunch } from './look-up-punch.ts';

export type TerminalOutcome =
  | { readonly kind: 'recorded'; readonly at: number; readonly isFromList: boolean }
  | { readonly kind: 'conflict'; readonly isClockedIn: boolean }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'wrongPassword' }
  | { readonly kind: 'tooManyAttempts'; readonly minutes: number };

export async function recordTerminalPunch(
  punch: SentPunch & { readonly password: string },
): Promise<TerminalOutcome> {
  const { companyId, employeeId, password, action } = punch;
  const body = { companyId, userId: employeeId, password, action };
  const answer = await callOperation('terminalPunch', { body });
  if (answer.ok) return { kind: 'recorded', at: Date.parse(answer.data.punchedAtUtc), isFromList: false };
  const { failure } = answer;
  if (failure.kind !== 'refused') {
    const found = await lookUpPunch(punch);
    return found.kind === 'recorded'
      ? { kind: 'recorded', at: found.at, isFromList: true }
      : { kind: 'problem', problem: toProblem(found.kind, failure) };
  }
  if (isRefusedWith(failure, 'punch.already_clocked_in')) return { kind: 'conflict', isClockedIn: true };
  if (isRefusedWith(failure, 'punch.not_clocked_in')) return { kind: 'conflict', isClockedIn: false };
  if (isRefusedWith(failure, 'auth.invalid_credentials')) return { kind: 'wrongPassword' };
  if (isRefusedWith(failure, 'auth.too_many_attempts')) {
    return {
      kind: 'tooManyAttempts',
      minutes: minutesToWait(failure),
    };
  }
  return { kind: 'problem', problem: toProblem(toProblemKind(failure), failure) };
}
