// A call of the manage API: what to do and with what in, data out or `CallFailed` thrown. Nothing else in the desk calls fetch.
import { MANAGE_CALLS } from '@stimpill/api-types/manage-calls';
import { withUnseen } from '@stimpill/api-types/plain-text';
import { CallFailed, endOfSession, isRefusedWith } from './call-failed.ts';
import { confirmation } from './confirmation.ts';
import type { CallFor, DataFor, Fetched, OperationId } from './contract.ts';
import { isSomebodyHere } from './presence.ts';
import { keyOfPress, pressAnswered } from './press-keys.ts';
import { readAnswer } from './read-answer.ts';
import { sessionEnd } from './session-end.ts';

const API_BASE = '/api/manage/v1';
const TIMEOUT_MS = 20_000;
/** For calls about hundreds of people: new PINs are told once, and must not be missed because a machine is slow. */
const PATIENT_TIMEOUT_MS = 300_000;

type Part<T, Name extends string> =
  T extends Readonly<Record<Name, infer Value>>
    ? undefined extends Value
      ? Readonly<Partial<Record<Name, Value>>>
      : Readonly<Record<Name, Value>>
    : unknown;

/** What an operation wants to be told: the parts of the request that it has. */
export type CallInput<Id extends OperationId> = Part<CallFor<Id>, 'params'> &
  Part<CallFor<Id>, 'query'> &
  Part<CallFor<Id>, 'body'> & {
    /** The version that the record had when it was read; the server refuses the change when it has another by now. */
    readonly version?: string | undefined;
    /** What was answered before: it is given again, and nothing is sent for it, while it has not changed. */
    readonly known?: Fetched<DataFor<Id>> | undefined;
    readonly signal?: AbortSignal;
    /** It may take minutes, as new PINs for hundreds of people do. */
    readonly isPatient?: boolean;
    /** The browser sends it even though the page is being left. */
    readonly outlivesPage?: boolean;
    /** Whether somebody is signed in is what it asks, so it does not wait until they are. */
    readonly isAtDoor?: boolean;
  };

type AnyInput = {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string | null | undefined>> | undefined;
  readonly body?: unknown;
  readonly version?: string | undefined;
  readonly known?: { readonly version: string | undefined } | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly isPatient?: boolean | undefined;
  readonly outlivesPage?: boolean | undefined;
};

/**
 * Where the session has ended, or the server asks for a confirmation, somebody is asked for it, and the call is made again.
 * @throws CallFailed
 */
export async function callManage<Id extends OperationId>(
  id: Id,
  input: CallInput<Id>,
): Promise<Fetched<DataFor<Id>>> {
  try {
    return await callOnce(id, input);
  } catch (error) {
    if (!(await isProven(error, input.isAtDoor === true))) throw error;
    return callManage(id, input);
  }
}

/** Whether somebody has shown who they are since. */
async function isProven(error: unknown, isAtDoor: boolean): Promise<boolean> {
  const because = isAtDoor ? undefined : endOfSession(error);
  if (because !== undefined) return sessionEnd.ask(because);
  return isRefusedWith(error, 'auth.confirmation_needed') && confirmation.ask();
}

async function callOnce<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<Fetched<DataFor<Id>>> {
  const [method = '', path = ''] = MANAGE_CALLS[id].route.split(' ');
  const timeout = AbortSignal.timeout(input.isPatient === true ? PATIENT_TIMEOUT_MS : TIMEOUT_MS);
  const address = addressOf(path, input);
  const press = pressOf(method, address, input);
  // What only asks does nothing, and what the browser knows it cannot send does not go out.
  const mayBeDone = method !== 'GET' && MANAGE_CALLS[id].makesNothing !== true && navigator.onLine;
  try {
    const response = await fetch(address, requestOf(method, input, { timeout, press }));
    if (response.status === 304 && input.known) return input.known;
    const answer = await readAnswer<DataFor<Id>>(response, mayBeDone);
    if (press !== undefined) pressAnswered(press);
    return answer;
  } catch (error) {
    if (press !== undefined && isSettled(error)) pressAnswered(press);
    if (error instanceof CallFailed) throw error;
    throw new CallFailed({ kind: timeout.aborted ? 'timedOut' : 'offline', mayBeDone });
  }
}

/**
 * What a press says, by which it is known again; undefined where nothing is made, and where nobody is known yet: what is sent there has passwords,
 * which are not kept.
 */
function pressOf(method: string, address: string, { body }: AnyInput): string | undefined {
  const isMaking = method === 'POST' && /^\/(companies|account)\//.test(address.slice(API_BASE.length));
  return isMaking ? `${address} ${JSON.stringify(body)}` : undefined;
}

/** Whether the server has decided about the press, and not only kept somebody at the door. */
function isSettled(error: unknown): boolean {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') return false;
  return ![401, 403, 429].includes(error.failure.status) && !isRefusedWith(error, 'request.key_at_work');
}

function addressOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const search = new URLSearchParams(asked).toString();
  return `${API_BASE}${filled}${search && `?${search}`}`;
}

function requestOf(
  method: string,
  { body, version, known, signal, outlivesPage = false }: AnyInput,
  { timeout, press }: { readonly timeout: AbortSignal; readonly press: string | undefined },
): RequestInit {
  const headers = new Headers({ accept: 'application/json', 'x-stimpill': 'desk' });
  if (!isSomebodyHere()) headers.set('x-stimpill-unasked', 'true');
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (press !== undefined) headers.set('idempotency-key', keyOfPress(press));
  if (version !== undefined) headers.set('if-match', version);
  if (known?.version !== undefined) headers.set('if-none-match', known.version);
  return {
    method,
    headers,
    ...(body !== undefined && { body: withUnseen(JSON.stringify(body)) }),
    cache: 'no-store',
    credentials: 'same-origin',
    redirect: 'error',
    keepalive: outlivesPage,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  };
}
