// A small question to the server every 20 seconds: is it there, and what time is it? Every 2 seconds while it does not answer.
import { callOperation } from '#api/call-operation.ts';
import { toOnlineStatus, type OnlineStatusStore } from './online-status.ts';
import type { ServerTime, TimeSample } from './server-time.ts';

const CALM_MS = 20_000;
const WORRIED_MS = 2_000;
/** The clock is compared by several questions in a row, so that one slow answer does not bend it. */
const QUESTIONS_PER_COMPARISON = 5;
const COMPARE_EVERY_MS = 10 * 60_000;

export type HeartbeatDeps = { readonly serverTime: ServerTime; readonly onlineStatus: OnlineStatusStore };

/** Asks once; tells the status store and gives the time sample. */
async function askServer({ onlineStatus }: HeartbeatDeps): Promise<TimeSample | undefined> {
  const askedAt = performance.now();
  const answer = await callOperation('getHealth');
  const answeredAt = performance.now();
  const contact = answer.ok
    ? {
        reached: true as const,
        at: answeredAt,
        tookMs: answeredAt - askedAt,
        serverVersion: answer.data.version,
      }
    : { reached: false as const, at: answeredAt };
  onlineStatus.setState((status) => toOnlineStatus(status, contact));
  return answer.ok ? { askedAt, answeredAt, serverTime: Date.parse(answer.data.timeUtc) } : undefined;
}

/** Compares the clocks: five questions, best answer wins. False when the server did not answer at all. */
export async function compareClocks(deps: HeartbeatDeps): Promise<boolean> {
  const samples: TimeSample[] = [];
  for (let question = 0; question < QUESTIONS_PER_COMPARISON; question += 1) {
    const sample = await askServer(deps);
    if (!sample) break;
    samples.push(sample);
    // The time can be shown after the first answer; the others only sharpen it.
    if (question === 0) deps.serverTime.take(samples);
  }
  deps.serverTime.take(samples);
  return samples.length > 0;
}

/** Beats until the returned function is called. */
export function startHeartbeat(deps: HeartbeatDeps): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isBeating = false;
  let comparedAt = Number.NEGATIVE_INFINITY;

  const beat = async () => {
    if (isBeating) return;
    isBeating = true;
    const isDue = performance.now() - comparedAt > COMPARE_EVERY_MS || deps.serverTime.state() !== 'set';
    const isReached = isDue ? await compareClocks(deps) : (await askServer(deps)) !== undefined;
    if (isDue && isReached) comparedAt = performance.now();
    isBeating = false;
    if (!isStopped)
      timer = setTimeout(() => void beat(), isReached && !isFailing(deps) ? CALM_MS : WORRIED_MS);
  };
  const beatNow = () => {
    clearTimeout(timer);
    if (!isStopped && document.visibilityState === 'visible') void beat();
  };
  void beat();
  window.addEventListener('online', beatNow);
  document.addEventListener('visibilitychange', beatNow);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', beatNow);
    document.removeEventListener('visibilitychange', beatNow);
  };
}

const isFailing = ({ onlineStatus }: HeartbeatDeps) => onlineStatus.getState().failingSince !== undefined;
