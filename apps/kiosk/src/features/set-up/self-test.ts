// Is this tablet ready for the wall? Each check is tried for real: the worker is asked for every file, the database written and read.
import { isSilence } from '#api/api-failure.ts';
import { compareClocks, type ServerContactDeps } from '#device/server-contact.ts';
import { askForPersistence, canStoreAndReadBack } from '#storage/storage-health.ts';

export type CheckName = 'cache' | 'shell' | 'database' | 'storage' | 'clock';

export type CheckResult =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed' }
  /** The server is there, and has answered otherwise than it should. */
  | { readonly kind: 'serverTrouble' }
  /** The browser does not have what it takes: at no address, or not at this one, which has no https. */
  | { readonly kind: 'notPossible'; readonly because: 'browser' | 'address' }
  | { readonly kind: 'files'; readonly stored: number; readonly all: number }
  | { readonly kind: 'apart'; readonly milliseconds: number };

/** What the service worker answers to `checkCache`. */
type CacheReport = { readonly stored: number; readonly all: number; readonly shellAnswers: boolean };

/** The server's time is shown whatever the tablet says, but a manager should know of a tablet whose own clock is wrong. */
const AGREES_WITHIN_MS = 30_000;
const WORKER_PATIENCE_MS = 20_000;
/** Firefox asks the person, who may not see the question; the tablet can be used without the promise. */
const PERMISSION_PATIENCE_MS = 10_000;

export function hasPassed(result: CheckResult): boolean {
  if (result.kind === 'files') return result.all > 0 && result.stored === result.all;
  if (result.kind === 'apart') return Math.abs(result.milliseconds) <= AGREES_WITHIN_MS;
  return result.kind === 'passed';
}

/** Runs every check; tells each result as it comes. */
export async function runSelfTest(
  deps: ServerContactDeps,
  tell: (name: CheckName, result: CheckResult) => void,
): Promise<void> {
  await Promise.all([
    canStoreAndReadBack().then((can) => tell('database', { kind: can ? 'passed' : 'failed' })),
    checkPersistence().then((result) => tell('storage', result)),
    checkClock(deps).then((result) => tell('clock', result)),
    askWorker().then((report) => {
      tell('cache', report ? { kind: 'files', stored: report.stored, all: report.all } : withoutWorker());
      tell('shell', report ? { kind: report.shellAnswers ? 'passed' : 'failed' } : withoutWorker());
    }),
  ]);
}

const withoutWorker = (): CheckResult => ('serviceWorker' in navigator ? { kind: 'failed' } : lacking());

/** What is missing in a secure context as well is missing in the browser. */
function lacking(): CheckResult {
  return { kind: 'notPossible', because: window.isSecureContext ? 'browser' : 'address' };
}

async function checkPersistence(): Promise<CheckResult> {
  const unanswered = new Promise<false>((resolve) =>
    setTimeout(() => resolve(false), PERMISSION_PATIENCE_MS),
  );
  const isPersisted = await Promise.race([askForPersistence(), unanswered]);
  if (isPersisted === undefined) return lacking();
  return { kind: isPersisted ? 'passed' : 'failed' };
}

async function checkClock(deps: ServerContactDeps): Promise<CheckResult> {
  const failure = await compareClocks(deps);
  if (failure) return { kind: isSilence(failure) ? 'failed' : 'serverTrouble' };
  const milliseconds = deps.serverTime.deviceAheadBy();
  return milliseconds === undefined ? { kind: 'failed' } : { kind: 'apart', milliseconds };
}

async function askWorker(): Promise<CacheReport | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WORKER_PATIENCE_MS));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  const worker = registration?.active;
  if (!worker) return undefined;
  const answer = new Promise<CacheReport>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }: MessageEvent<CacheReport>) => resolve(data);
    worker.postMessage({ type: 'checkCache' }, [channel.port2]);
  });
  return Promise.race([answer, late]);
}
