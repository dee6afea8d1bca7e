// An operation of the contract, called by the operator: the handler that the API has, in this process and without a server.
import type { Operation } from '@stimpill/api-types';
import { namesVersion, tellsVersion } from '@stimpill/api-types';
import { DomainError } from '#errors/domain-error.ts';
import { requireFlag } from '#features/companies/require-company.ts';
import type { UserCaller } from '#http/caller.ts';
import { parseRequest } from '#http/parse-request.ts';
import { expectOneOf, versionOf } from '#http/record-version.ts';
import { manageHandlers } from '../../api-manage.ts';
import { v1Handlers } from '../../api-v1.ts';
import type { UseCaseDeps } from '../../use-case-deps.ts';
import { operator } from '../operator.ts';
import { namesOf, type Said } from './read-call.ts';

export type OperatorCall = {
  readonly operation: Operation;
  readonly said: Said & { readonly companyId: string };
  readonly body: unknown;
  readonly version: string | undefined;
};

export type Answered = {
  readonly data: unknown;
  /** Of the record; null where it has none. */
  readonly version: string | null;
};

type AnyHandler = (input: object, closed: AbortSignal) => Promise<unknown>;

/** @throws DomainError as the API answers it */
export async function callOperation(
  { operation, said, body, version }: OperatorCall,
  deps: UseCaseDeps,
): Promise<Answered> {
  if (operation.feature !== undefined) await requireFlag(deps, operation.feature, said.companyId);
  if (namesVersion(operation) && version === undefined) throw new DomainError('request.version_missing');
  const asked = { params: partOf(operation.params, said), query: partOf(operation.query, said), body };
  const input = {
    ...parseRequest(operation, asked),
    caller: callerFor(said.companyId),
    expectVersion: expectOneOf([version?.replace(/^(W\/)?"(.*)"$/, '$2') ?? '']),
  };
  const data = await handlerOf(operation, deps)(input, new AbortController().signal);
  return { data, version: tellsVersion(operation) ? versionOf(data) : null };
}

function handlerOf({ id }: Operation, deps: UseCaseDeps): AnyHandler {
  const handlers = { ...v1Handlers(deps), ...manageHandlers(deps) } as unknown as Record<string, AnyHandler>;
  const handler = handlers[id];
  if (handler === undefined) throw new Error(`${id} has no handler.`);
  return handler;
}

/** As an owner who is nobody of the company: no department is closed to the operator, and no time is their own. */
function callerFor(companyId: string): UserCaller {
  return {
    ...{ kind: 'user', userId: NOBODY, operator: operator().operator, companyId, role: 'owner' },
    ...{ departmentIds: null, sessionId: NOBODY, via: 'desk', isService: false },
    ...{ isConfirmed: true, lacksFactor: false },
  };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

function partOf(schema: Operation['params'], said: Said): Said {
  return Object.fromEntries(Object.entries(said).filter(([name]) => namesOf(schema).includes(name)));
}
