// The whole app on a fresh database of the engine under test, called over real HTTP on loopback.
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { DataOf, Failure } from '@stimpill/api-types';
import { createApp } from '../src/app.ts';
import type { CompanyWork } from '../src/company-work.ts';
import { createLog } from '../src/log.ts';
import { createHashing, type Hashing } from '#features/auth/hashing-queue.ts';
import { NO_REACH } from '#features/tablets/reach/tablet-reach.ts';
import { createHttpServer } from '#http/create-http-server.ts';
import { createUseCaseDeps, type UseCaseDeps } from '../src/use-case-deps.ts';
import { DESK_ORIGIN } from './a-passkey.ts';
import { basePathOf, describedOperations, type DescribedOperationId } from './described-apis.ts';
import { createCompanyWork } from '../src/company-work.ts';
import { frozenClock, type FrozenClock } from './frozen-clock.ts';
import { given, type Given } from './given.ts';
import { send } from './send.ts';
import { freshDatabase, openBeside, type TestDatabase } from './test-databases.ts';
import { testSecrets } from './test-secrets.ts';
import { watchAnswers } from './watch-answers.ts';

/** The cheapest parameters of argon2: tests are about who gets in, not about how long guessing takes. */
export const CHEAP_HASHING = createHashing({ memoryCost: 64, timeCost: 1, parallelism: 1 });

/** With which a page of ours shows that the request is its own; the browser writes the second one. */
const OF_OWN_PAGE = { 'X-Stimpill': 'desk', 'Sec-Fetch-Site': 'same-origin' };

export type Call = {
  readonly params?: Readonly<Record<string, string>>;
  /** As pairs where a name is given more than once. */
  readonly query?: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  readonly body?: unknown;
  readonly token?: string;
  /** The token of the cookie of the desk. */
  readonly desk?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Answer<Id extends DescribedOperationId> = {
  readonly status: number;
  readonly headers: Headers;
  /** `data` of a success; a test that reads it from a failure fails. */
  readonly data: DataOf<(typeof describedOperations)[Id]>;
  /** Codes of a failure, in order. */
  readonly codes: readonly string[];
  readonly errors: Failure['errors'];
  /** The body as it came, to compare answers byte by byte. */
  readonly text: string;
};

export type TestApi = {
  readonly given: Given;
  readonly time: FrozenClock;
  readonly deps: UseCaseDeps;
  readonly database: TestDatabase;
  readonly logLines: readonly string[];
  readonly baseUrl: string;
  readonly companyWork: CompanyWork | undefined;
  readonly call: <Id extends DescribedOperationId>(id: Id, call?: Call) => Promise<Answer<Id>>;
  /** An access token of that user, by a real login. */
  readonly tokenOf: (user: { readonly email: string }, password?: string) => Promise<string>;
  /** Fails when an answer since the last check does not match its description, no matter who asked for it; `call` and `stop` check too. */
  readonly expectAllDocumented: () => void;
  readonly stop: () => Promise<void>;
};

export type ApiOptions = {
  readonly trustProxy?: number | readonly string[];
  readonly start?: string;
  readonly hashing?: Hashing;
  readonly kioskDir?: string;
  readonly corsOrigins?: readonly string[];
  /** Null: the address of each request counts. */
  readonly publicOrigin?: string | null;
  /** Calculates whole companies in a thread, as the product does; the thread takes a second to start. */
  readonly withCompanyThread?: boolean;
  /** Left out: no address is known. */
  readonly findReach?: UseCaseDeps['findReach'];
  /** Null: none that was due is missing. */
  readonly findMissingBackups?: UseCaseDeps['findMissingBackups'];
  /** Left out: it always is. */
  readonly isTimeSure?: () => boolean;
  /** Null: nothing is wrong with what proxies tell. */
  readonly findForwardedTrouble?: UseCaseDeps['findForwardedTrouble'];
  /** A second server on the same data, with the same clock. */
  readonly beside?: TestApi;
};

export async function startApi({
  trustProxy,
  start,
  hashing = CHEAP_HASHING,
  kioskDir,
  corsOrigins = [],
  publicOrigin = DESK_ORIGIN,
  withCompanyThread = false,
  findReach = () => NO_REACH,
  findMissingBackups = () => null,
  findForwardedTrouble = () => null,
  isTimeSure = () => true,
  beside,
}: ApiOptions = {}): Promise<TestApi> {
  const database = beside === undefined ? await freshDatabase() : await openBeside(beside.database);
  const time = beside?.time ?? frozenClock(start);
  const logLines: string[] = [];
  const deps = createUseCaseDeps({
    database: database.database,
    clock: time.clock,
    secrets: beside?.deps.secrets ?? testSecrets(),
    version: '0.0.0-test',
    ...{ hashing, publicOrigin },
    ...{ findReach, findMissingBackups, findForwardedTrouble, isTimeSure },
  });
  const threads = withCompanyThread ? threadsOf(deps) : {};
  const app = createApp({
    ...deps,
    ...threads,
    log: createLog('debug', { write: (line) => void logLines.push(line) }),
    trustProxy: trustProxy ?? null,
    ...{ kioskDir: kioskDir ?? null, deskDir: null, ownDir: null },
    corsOrigins,
  });
  const server = createHttpServer(app, null);
  const { expectAllDocumented } = watchAnswers(server);
  const baseUrl = `${await listenOnLoopback(server)}/api/v1`;

  const call = async <Id extends DescribedOperationId>(id: Id, input: Call = {}) => {
    const answer = await callOperation(baseUrl, id, input);
    expectAllDocumented();
    return answer;
  };
  return {
    ...{ time, deps, database, logLines, baseUrl, call, expectAllDocumented },
    companyWork: threads.companyWork,
    given: given(deps),
    tokenOf: async ({ email }, password = 'a password for tests') => {
      const { data } = await call('login', { body: { email, password } });
      return data.accessToken;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(Object.values(threads).map((thread) => thread.close()));
      await deps.inboxJudge.rest();
      await database.drop();
      expectAllDocumented();
    },
  };
}

type Threads = { readonly companyWork?: CompanyWork; readonly paperWork?: CompanyWork };

const threadsOf = ({ database, clock }: UseCaseDeps): Threads => ({
  companyWork: createCompanyWork(database.options, clock),
  paperWork: createCompanyWork(database.options, clock),
});

function listenOnLoopback(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

/** Takes the place of the envelope for an answer without a body (304): reading its data fails. */
const NO_BODY = '{"data":null,"errors":[]}';

async function callOperation<Id extends DescribedOperationId>(
  baseUrl: string,
  id: Id,
  input: Call,
): Promise<Answer<Id>> {
  const operation = describedOperations[id];
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query =
    input.query === undefined
      ? ''
      : `?${new URLSearchParams(input.query as Record<string, string>).toString()}`;
  const { status, headers, text } = await send(new URL(`${basePathOf(operation)}${path}${query}`, baseUrl), {
    method: operation.method,
    headers: {
      ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(input.token === undefined ? {} : { Authorization: `Bearer ${input.token}` }),
      ...(input.desk === undefined ? {} : { Cookie: `desk=${input.desk}` }),
      ...(input.desk !== undefined || operation.auth === 'ownPage' ? OF_OWN_PAGE : {}),
      ...input.headers,
    },
    body:
      input.body === undefined || typeof input.body === 'string' ? input.body : JSON.stringify(input.body),
  });
  const envelope = JSON.parse(text === '' ? NO_BODY : text) as {
    data: unknown;
    errors: Failure['errors'] | null;
  };
  return {
    status,
    headers,
    get data() {
      if (envelope.errors !== null) throw new Error(`${id} failed: ${JSON.stringify(envelope.errors)}`);
      return envelope.data as DataOf<(typeof describedOperations)[Id]>;
    },
    codes: (envelope.errors ?? []).map(({ code }) => code),
    errors: envelope.errors ?? [],
    text,
  };
}
