// Hands a forgotten punch to the server. The id belongs to what is asked for: sent again unchanged it is the same request, and with
// another time it is another one.
import type { CallStation } from '#api/call-station.ts';
import { isVisitOver } from '#api/api-failure.ts';
import type { CorrectionResult } from './correction-screen.tsx';

type Correction = {
  readonly action: 'Start' | 'Stop';
  readonly at: number;
  readonly note: string;
};

export type SendCorrection = (correction: Correction) => Promise<CorrectionResult>;

export function createSendCorrection(callStation: CallStation, employeeToken: string): SendCorrection {
  const requestIds = new Map<string, string>();
  return async ({ action, at, note }) => {
    const asked = {
      action: action === 'Start' ? ('start' as const) : ('stop' as const),
      atUtc: new Date(at).toISOString(),
    };
    const content = JSON.stringify([asked, note]);
    const requestId = requestIds.get(content) ?? crypto.randomUUID();
    requestIds.set(content, requestId);
    const body = { requestId, ...asked, ...(note === '' ? {} : { note }) };
    const answer = await callStation('requestCorrection', { body, employeeToken });
    if (answer.ok) return { kind: answer.data.outcome, isClockedIn: answer.data.isClockedIn };
    return { kind: isVisitOver(answer.failure) ? 'ended' : 'failed' };
  };
}
