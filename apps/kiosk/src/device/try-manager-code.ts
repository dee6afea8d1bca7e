// May this person manage the tablet? A company that has one code for all its tablets is asked; without an answer, and for a company
// that has none, what the tablet keeps decides.
import { isRefusedWith, minutesToWait } from '#api/api-failure.ts';
import type { CallStation } from '#api/call-station.ts';
import { noteHappening } from '#storage/tablet-log.ts';
import { checkKeptCode, saveManagerCode, type CodeCheck } from './manager-code.ts';

type Gate = {
  /** Undefined at a tablet that cannot call yet. */
  readonly call: CallStation | undefined;
  /** Of the company's code; null when it has none. */
  readonly version: string | null;
  /** The server's time, epoch milliseconds. */
  readonly now: number;
};

export async function tryManagerCode(code: string, { call, version, now }: Gate): Promise<CodeCheck> {
  if (call === undefined || version === null) return checkKeptCode(code, version, now);
  const answer = await call('checkManagerCode', { body: { code } });
  if (answer.ok) {
    // A tablet that cannot store anything must still let a manager in, because it needs one.
    await saveManagerCode(code, answer.data.managerCodeVersion).catch(() => undefined);
    return { kind: 'right' };
  }
  const { failure } = answer;
  // Where the company has taken its code back a moment ago, no code is right.
  if (isRefusedWith(failure, 'station.manager_code_wrong', 'station.manager_code_missing')) {
    await noteHappening({ at: now, kind: 'codeWrong' });
    return { kind: 'wrong', triesLeft: undefined };
  }
  if (failure.kind === 'refused' && isRefusedWith(failure, 'station.manager_code_locked'))
    return { kind: 'locked', minutes: minutesToWait(failure) };
  return checkKeptCode(code, version, now);
}
