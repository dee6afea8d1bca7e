// A call of the own API: operation and input in, typed data or the reason why there is none out. Nothing else on this page calls fetch.
import { OWN_CALLS } from '@stimpill/api-types/own-calls';
import type { CallFor, DataFor, OwnOperationId } from './own-operations.ts';
import { readAnswer, type Answer } from './read-answer.ts';

const TIMEOUT_MS = 15_000;

type Part<
  Id extends OwnOperationId,
  Name extends 'params' | 'query' | 'body',
> = CallFor<Id>[Name] extends undefined ? unknown : Readonly<Record<Name, CallFor<Id>[Name]>>;

/** The parts of the request that the operation has. */
type InputFor<Id extends OwnOperationId> = Part<Id, 'params'> & Part<Id, 'query'> & Part<Id, 'body'>;

type AnyInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
};

/** An operation that needs no input is called without. */
export type CallOwn = <Id extends OwnOperationId>(
  id: Id,
  ...input: unknown extends InputFor<Id> ? [] : [InputFor<Id>]
) => Promise<Answer<DataFor<Id>>>;

export const callOwn: CallOwn = async (id, ...[input]) => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const [method = '', path = ''] = OWN_CALLS[id].split(' ');
  try {
    const response = await fetch(addressOf(path, input ?? {}), requestOf(method, input ?? {}, timeout));
    return await readAnswer(response);
  } catch {
    return { ok: false, failure: { kind: timeout.aborted ? 'timedOut' : 'offline' } };
  }
};

function addressOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const search = new URLSearchParams(asked).toString();
  return `${filled}${search && `?${search}`}`;
}

function requestOf(method: string, { body }: AnyInput, signal: AbortSignal): RequestInit {
  const headers = new Headers({ accept: 'application/json', 'x-stimpill': 'me' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  return {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
    credentials: 'same-origin',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
  };
}
