// A small question to the server every 5 seconds, awaited 3: is it there, and what time is it? The next at once after one that failed,
// so that two in a row tell of a loss within 12 seconds; every 2 seconds while it does not answer, and at once when another call failed
// or the tablet loses its network or finds one. A registered tablet asks as a station, and then each answer is an anchor for its
// punches; in set-up anybody may ask. What this costs a server is told in docs/offline.md.
import type { Answer, ApiFailure } from '#api/api-failure.ts';
import { callOperation } from '#api/call-operation.ts';
import type { CallStation } from '#api/call-station.ts';
import { isInTrouble, toOnlineStatus, type OnlineStatusStore } from './online-status.ts';
import type { ServerTime, TimeSample } from './server-time.ts';

const CALM_MS = 5_000;
const WORRIED_MS = 2_000;
/** Longer than this nobody waits for the answer to such a question. */
const AWAITED_MS = 3_000;
/** The clock is compared by several questions in a row, so that one slow answer does not falsify it. */
const QUESTIONS_PER_COMPARISON = 5;
const COMPARE_EVERY_MS = 10 * 60_000;
/** What a browser says of its network is no proof, but a reason to ask. */
const NETWORK_CHANGES = ['online', 'offline'];

export type ServerContactDeps = {
  readonly serverTime: ServerTime;
  readonly onlineStatus: OnlineStatusStore;
  /** Left out before the tablet is registered. */
  readonly callStation?: CallStation;
};

/** Asks without a signature, as anybody may. Tells the status store and gives the time sample. */
async function askServer({ onlineStatus }: ServerContactDeps): Promise<Answer<TimeSample>> {
  const askedAt = performance.now();
  const answer = await callOperation('getHealth', { withinMs: AWAITED_MS });
  const answeredAt = performance.now();
  const contact = answer.ok
    ? {
        reached: true as const,
        at: answeredAt,
        tookMs: answeredAt - askedAt,
        serverVersion: answer.data.version,
      }
    : {
        reached: false as const,
        at: answeredAt,
        isSlow: answer.failure.kind === 'timedOut',
        isQuestion: true,
      };
  onlineStatus.setState((status) => toOnlineStatus(status, contact));
  if (!answer.ok) return answer;
  return { ok: true, data: { askedAt, answeredAt, serverTime: Date.parse(answer.data.timeUtc) } };
}

/** Compares the clocks: five questions, best answer wins. @returns why there was not even one */
export async function compareClocks(deps: ServerContactDeps): Promise<ApiFailure | undefined> {
  const samples: TimeSample[] = [];
  for (let question = 0; question < QUESTIONS_PER_COMPARISON; question += 1) {
    const answer = await askServer(deps);
    if (!answer.ok && question === 0) return answer.failure;
    if (!answer.ok) break;
    samples.push(answer.data);
    // The time can be shown after the first answer; the others only make it more exact.
    if (question === 0) deps.serverTime.take(samples);
  }
  deps.serverTime.take(samples);
  return undefined;
}

/** The same as a station. Every answer to a signed call already goes to the clock, so nothing is handed on here. */
async function compareAsStation(deps: ServerContactDeps, call: CallStation): Promise<boolean> {
  // For its version, and because it is the one question that needs no key.
  void askServer(deps);
  for (let question = 0; question < QUESTIONS_PER_COMPARISON; question += 1) {
    if (!(await isAnswered(call))) return question > 0;
  }
  return true;
}

async function isAnswered(call: CallStation): Promise<boolean> {
  const answer = await call('getServerTime', { withinMs: AWAITED_MS });
  return answer.ok || answer.failure.kind === 'refused';
}

/** Asks until the returned function is called. */
export function keepInContact(deps: ServerContactDeps): () => void {
  const { callStation } = deps;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isAsking = false;
  let comparedAt = Number.NEGATIVE_INFINITY;

  const compare = async () =>
    callStation ? compareAsStation(deps, callStation) : (await compareClocks(deps)) === undefined;
  const askOnce = async () => (callStation ? isAnswered(callStation) : (await askServer(deps)).ok);
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const isDue = performance.now() - comparedAt > COMPARE_EVERY_MS || deps.serverTime.state() !== 'set';
    const isReached = isDue ? await compare() : await askOnce();
    if (isDue && isReached) comparedAt = performance.now();
    isAsking = false;
    if (!isStopped) timer = setTimeout(() => void ask(), untilNext(deps, isReached));
  };
  const askNow = () => {
    clearTimeout(timer);
    if (!isStopped && document.visibilityState === 'visible') void ask();
  };
  void ask();
  for (const change of NETWORK_CHANGES) window.addEventListener(change, askNow);
  document.addEventListener('visibilitychange', askNow);
  const stopDoubting = deps.onlineStatus.subscribe((now, before) => {
    if (now.doubts > before.doubts) askNow();
  });
  return () => {
    isStopped = true;
    stopDoubting();
    clearTimeout(timer);
    for (const change of NETWORK_CHANGES) window.removeEventListener(change, askNow);
    document.removeEventListener('visibilitychange', askNow);
  };
}

function untilNext({ onlineStatus }: ServerContactDeps, isReached: boolean): number {
  const status = onlineStatus.getState();
  // One failure proves nothing yet; a second one does.
  if (!isReached && status.connection !== 'offline') return 0;
  return isReached && !isInTrouble(status) ? CALM_MS : WORRIED_MS;
}
