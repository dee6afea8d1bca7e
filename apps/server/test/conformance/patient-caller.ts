// Calls without ever reaching a limit, in ways that are open to everybody: each call comes from another address, through a proxy that
// the server was configured to trust, and half a second passes between calls.
import { startApi, type Answer, type Call, type TestApi } from '../api.ts';
import type { DescribedOperationId } from '../described-apis.ts';

export type PatientCaller = {
  readonly api: TestApi;
  /** How many there were. */
  readonly calls: () => number;
  readonly send: <Id extends DescribedOperationId>(id: Id, call: Call) => Promise<Answer<Id>>;
  /** The same without letting time pass, for tokens that must not expire meanwhile. */
  readonly sendAtOnce: <Id extends DescribedOperationId>(id: Id, call: Call) => Promise<Answer<Id>>;
};

/** 120 a minute for one user, the strictest of the limits by subject. */
const BETWEEN_CALLS = { ms: 500 };

export async function startPatientApi(): Promise<PatientCaller> {
  const api = await startApi({ trustProxy: 1 });
  let calls = 0;
  const sendAtOnce: PatientCaller['sendAtOnce'] = (id, call) => {
    calls += 1;
    return api.call(id, { ...call, headers: { ...call.headers, 'X-Forwarded-For': addressOf(calls) } });
  };
  return {
    api,
    calls: () => calls,
    sendAtOnce,
    send: (id, call) => {
      api.time.advance(BETWEEN_CALLS);
      return sendAtOnce(id, call);
    },
  };
}

/** Sixteen million different ones. */
export function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
