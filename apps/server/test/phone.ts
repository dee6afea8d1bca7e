// A phone as a test sees one: it keeps the cookie that it was given, and talks to the server over HTTP as our page does.
import { randomBytes } from 'node:crypto';
import type { DataOf, Failure } from '@stimpill/api-types';
import { buildOpenApiDocument } from '@stimpill/api-types/openapi';
import { OWN_API_INFO, ownOperations, type OwnOperationId } from '@stimpill/api-types/own';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { TestApi } from './api.ts';
import { describedAnswers } from './described-answers.ts';
import { PIN } from './given.ts';
import { send } from './send.ts';
import type { Tablet } from './tablet.ts';

const { expectDescribed } = describedAnswers(
  'own',
  buildOpenApiDocument(ownOperations, OWN_API_INFO, 'closed'),
);

const OF_OUR_PAGE = { 'X-Stimpill': 'me', 'Sec-Fetch-Site': 'same-origin' };

export type PhoneCall = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The body as it is, instead of JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Null: without one. */
  readonly cookie?: string | null;
};

export type PhoneAnswer<Id extends OwnOperationId> = {
  readonly status: number;
  readonly headers: Headers;
  /** `data` of a success; a test that reads it from a failure fails. */
  readonly data: DataOf<(typeof ownOperations)[Id]>;
  readonly codes: readonly string[];
  readonly errors: Failure['errors'];
};

export type Phone = ReturnType<typeof aPhone>;

/** One that is not let in yet. */
export function aPhone(api: TestApi) {
  const kept: { cookie: string | null } = { cookie: null };
  const claim = randomBytes(32).toString('base64url');
  const call = async <Id extends OwnOperationId>(id: Id, input: PhoneCall = {}): Promise<PhoneAnswer<Id>> => {
    const cookie = input.cookie === undefined ? kept.cookie : input.cookie;
    const answer = await callOwn(api, id, { ...input, cookie });
    const given = /^(?:own|__Host-own)=([^;]*)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1];
    if (given !== undefined) kept.cookie = given === '' ? null : given;
    return answer;
  };
  return {
    call,
    cookie: () => kept.cookie,
    /** Reads the code of a tablet. */
    read: (word: string) => call('claimPhoneOffer', { body: { word, claim } }),
    /** Asks whether it is let in. */
    ask: (word: string) => call('readPhoneClaim', { body: { word, claim } }),
    open: (pin = PIN) => call('openMyPhone', { body: { pin } }),
  };
}

/** Of somebody who has typed their PIN at a tablet: let in, and not opened yet. */
export async function letIn(
  { api, tablet }: { readonly api: TestApi; readonly tablet: Tablet },
  employee: EmployeeRow,
  phone = aPhone(api),
): Promise<Phone> {
  const employeeToken = await tablet.signIn(employee, PIN);
  const { offerId, word } = (await tablet.call('offerPhone', { employeeToken })).data;
  const { digits } = (await phone.read(word)).data;
  await tablet.call('confirmPhone', { employeeToken, body: { offerId, digits } });
  await phone.ask(word);
  return phone;
}

async function callOwn<Id extends OwnOperationId>(
  api: TestApi,
  id: Id,
  input: PhoneCall,
): Promise<PhoneAnswer<Id>> {
  const operation = ownOperations[id];
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(input.query).toString();
  const body = input.text ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  const { status, headers, text } = await send(
    new URL(`/api/own/v1${path}${query === '' ? '' : `?${query}`}`, api.baseUrl),
    {
      method: operation.method,
      headers: {
        ...OF_OUR_PAGE,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(input.cookie === null || input.cookie === undefined ? {} : { Cookie: `own=${input.cookie}` }),
        ...input.headers,
      },
      body,
    },
  );
  const envelope = JSON.parse(text) as { data: unknown; errors: Failure['errors'] | null };
  expectDescribed(operation, status, envelope);
  return {
    status,
    headers,
    get data() {
      if (envelope.errors !== null) throw new Error(`${id} failed: ${JSON.stringify(envelope.errors)}`);
      return envelope.data as DataOf<(typeof ownOperations)[Id]>;
    },
    codes: (envelope.errors ?? []).map(({ code }) => code),
    errors: envelope.errors ?? [],
  };
}
