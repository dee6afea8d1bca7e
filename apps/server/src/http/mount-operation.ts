// An operation of the contract becomes a route. The order of the steps is the order of the checks that the contract promises:
// limit by address, token, limit by subject, whether a factor is missing or a token is enough, company, role, limit to departments, feature flag, confirmation, version, input, and
// only then the handler (record, state).
import {
  tellsState,
  asksForFactor,
  namesVersion,
  takesKey,
  tellsVersion,
  type DataOf,
  type Operation,
  type RequestOf,
} from '@stimpill/api-types';
import type { Request, RequestHandler, Response } from 'express';
import { DomainError } from '#errors/domain-error.ts';
import { groupBy } from '#group-by.ts';
import { authenticate, authenticateEmployee, type TokenVerifiers } from './authenticate.ts';
import type { CallerOf } from './caller.ts';
import { clientAddress } from './client-address.ts';
import { keyOfPress, type OncePerPress } from './once-per-press.ts';
import {
  guardTerminal,
  guardTokenAlone,
  requireFeature,
  requireOwnCompany,
  type FeatureGuard,
  type TerminalGuard,
  type TokenAloneGuard,
} from './company-guard.ts';
import { methodNotAllowed } from './error-handler.ts';
import { readJsonBody } from './json-body.ts';
import { originOf } from './own-page.ts';
import { hasState, tagList } from './list-etag.ts';
import { parseRequest } from './parse-request.ts';
import { deskCookie, phoneCookie, requireSecureConnection, type PageCookie } from './page-cookies.ts';
import type { Routes } from './routes-by-place.ts';
import type { RateLimits } from './rate-limits.ts';
import { expectVersion, requireNamedVersion, tellVersion, type ExpectVersion } from './record-version.ts';
import { stateOf } from './request-state.ts';
import { sendJson, writeAnswer, WrittenAnswer } from './send-json.ts';
import type { StationSignatures } from './station-signatures.ts';

/** What a handler is given. */
export type HandlerInput<O extends Operation> = RequestOf<O> & {
  readonly caller: CallerOf<O>;
  readonly clientAddress: string;
} & (O['auth'] extends 'ownPage' | 'desk' ? OfDesk : unknown) &
  (O['auth'] extends 'ownPage' | 'phone' ? OfPhone : unknown) &
  (O['auth'] extends 'none' ? OfPage : unknown) &
  (O extends { readonly versioned: true } ? OfRecord : unknown);

/** What operations of the desk itself are given beyond that. */
type OfDesk = {
  readonly deskCookie: PageCookie;
  /** What the browser calls itself. */
  readonly program: string | null;
  /** The address at which the request reached us, as a browser sends it in `Origin`. */
  readonly origin: string;
};

/** What operations about a phone itself are given. */
type OfPhone = { readonly phoneCookie: PageCookie };

/** What operations of nobody in particular are given: some are called by a page. */
type OfPage = {
  /** What the browser calls itself. */
  readonly program: string | null;
  /** Where the page stands, as its browser says; otherwise the address at which the request reached us. */
  readonly pageOrigin: string;
};

/** What operations about a record with a version are given. */
type OfRecord = { readonly expectVersion: ExpectVersion };

const LONGEST_PROGRAM = 200;

export type Handler<O extends Operation> = (input: HandlerInput<O>) => Promise<DataOf<O>>;

/**
 * A handler whose answer was written by another thread.
 * @param closed aborted once the answer is taken, or the client has gone
 * @returns null: the client has gone
 */
type WritingHandler<O extends Operation> = (
  input: HandlerInput<O>,
  closed: AbortSignal,
) => Promise<WrittenAnswer | null>;

export type EitherHandler<O extends Operation> = (
  ...given: Parameters<WritingHandler<O>>
) => ReturnType<Handler<O>> | ReturnType<WritingHandler<O>>;

export type MountDeps = {
  readonly verify: TokenVerifiers;
  readonly guardTerminal: TerminalGuard;
  readonly guardTokenAlone: TokenAloneGuard;
  readonly requireFlag: FeatureGuard;
  readonly rateLimits: RateLimits;
  readonly signatures: StationSignatures;
  readonly oncePerPress: OncePerPress;
  /** By the id of the operation; those that are not here tell their answer once. */
  readonly secondAnswers?: SecondAnswers;
};

/** How a second request of a press is answered. As methods, so that those of one operation fit among those of all. */
export type SecondAnswer = {
  /** @returns ids, counts and codes, never a text; null where the answer has a secret, which is told once */
  keep(answer: unknown): unknown;
  /** Reads anew, and with the rights of now, what was made. */
  read(made: unknown, input: unknown): Promise<unknown>;
};

export type SecondAnswers = ReadonlyMap<string, SecondAnswer>;

export function mountOperation<O extends Operation>(
  router: Routes,
  operation: O,
  handler: EitherHandler<O>,
  deps: MountDeps,
): void {
  router[operation.method.toLowerCase() as Lowercase<Operation['method']>](
    routePath(operation),
    nameRoute(operation),
    ...beforeInput(operation, deps),
    answer(operation, handler, deps),
  );
}

/** Refuses the other methods of the mounted paths, naming the right ones. */
export function refuseOtherMethods(router: Routes, operations: readonly Operation[]): void {
  for (const [path, sharing] of groupBy(operations, routePath)) {
    const allowed = sharing
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      .join(', ');
    router.all(path, methodNotAllowed(allowed));
  }
}

function routePath(operation: Operation): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function nameRoute(operation: Operation): RequestHandler {
  return (_request, response, next) => {
    const state = stateOf(response);
    state.route = `${operation.method} ${operation.path}`;
    state.operationId = operation.id;
    next();
  };
}

function beforeInput(operation: Operation, deps: MountDeps): RequestHandler[] {
  const { rateLimits } = deps;
  if (operation.company === 'body') {
    return [
      rateLimits.acrossCompanies,
      readJsonBody(),
      rateLimits.byCompanyAndAddress(operation),
      guardTerminal(operation, deps.guardTerminal),
    ];
  }
  const body = operation.body === undefined ? [] : [readJsonBody(operation.maxBodyKiB)];
  if (operation.auth === 'none') {
    const guard = operation.company === 'query' ? [guardTerminal(operation, deps.guardTerminal)] : [];
    const secure = operation.overHttpsAlone ? [requireSecureConnection] : [];
    return [rateLimits.byAddress(operation), ...secure, ...guard, ...body];
  }
  if (operation.auth === 'ownPage') {
    const isOwnPage = authenticate(operation.auth, deps.verify, countedBefore);
    return [rateLimits.byAddress(operation), isOwnPage, requireSecureConnection, ...body];
  }
  return [
    authenticate(operation.auth, deps.verify, rateLimits.failedTokens),
    rateLimits.bySubject(operation),
    ...(asksForFactor(operation) ? [requireDemandedFactor] : []),
    ...(operation.byTokenAlone ? [guardTokenAlone(deps.guardTokenAlone)] : []),
    ...(operation.company === 'route' ? [requireOwnCompany] : []),
    requireRole(operation),
    ...(operation.wholeCompany ? [requireWholeCompany] : []),
    ...(operation.feature ? [requireFeature(operation.feature, deps.requireFlag)] : []),
    ...(operation.freshFactor ? [requireConfirmation(operation)] : []),
    ...(namesVersion(operation) ? [requireNamedVersion] : []),
    ...body,
    // Over the bytes of the body, so it comes after them.
    ...signatureOf(operation, deps),
  ];
}

/** Every request counts for its address already, so one from another page does not count again. */
const countedBefore: RequestHandler = (_request, _response, next) => {
  next();
};

function signatureOf({ auth, signedAtAnyTime }: Operation, deps: MountDeps): RequestHandler[] {
  if (auth !== 'station' && auth !== 'stationEmployee') return [];
  const isSigned = deps.signatures.require({ isAnyTimeGood: signedAtAnyTime === true });
  return auth === 'station'
    ? [isSigned]
    : [isSigned, authenticateEmployee(deps.verify, deps.rateLimits.failedTokens)];
}

function requireRole(operation: Operation): RequestHandler {
  return (_request, response, next) => {
    const { caller } = stateOf(response);
    const isAllowed =
      operation.roles === undefined || (caller.kind === 'user' && operation.roles.includes(caller.role));
    next(isAllowed ? undefined : new DomainError('auth.role_not_allowed'));
  };
}

const requireWholeCompany: RequestHandler = (_request, response, next) => {
  const { caller } = stateOf(response);
  const isLimited = caller.kind === 'user' && caller.departmentIds !== null;
  next(isLimited ? new DomainError('auth.limited_to_departments') : undefined);
};

/** Anyone who must add a factor first learns so before anything else about the request. */
const requireDemandedFactor: RequestHandler = (_request, response, next) => {
  const { caller } = stateOf(response);
  const mustAdd = caller.kind === 'user' && caller.lacksFactor;
  next(mustAdd ? new DomainError('auth.factor_demanded') : undefined);
};

function requireConfirmation({ openToServices }: Operation): RequestHandler {
  return (_request, response, next) => {
    const { caller } = stateOf(response);
    const passes = caller.kind === 'user' && (caller.isConfirmed || (openToServices && caller.isService));
    next(passes ? undefined : new DomainError('auth.confirmation_needed'));
  };
}

function answer<O extends Operation>(
  operation: O,
  handler: EitherHandler<O>,
  deps: MountDeps,
): RequestHandler {
  return async (request, response) => {
    const input = inputOf(operation, request, response);
    const key = takesKey(operation) ? keyOfPress(request) : null;
    const first = async () => await handler(input, closedOf(response));
    const answered = key === null ? await first() : await pressed(operation, { key, input, first }, deps);
    if (response.closed) return;
    const isWritten = answered instanceof WrittenAnswer;
    if (!isWritten && tellsVersion(operation)) tellVersion(response, answered);
    const body = isWritten ? answered.bytes : writeAnswer(answered);
    if (tellsState(operation) && hasState(request, tagList(response, body)))
      response.status(304).vary('Accept-Encoding').end();
    else sendJson(request, response, body);
  };
}

/** What `first` does is done once for the key of a press. */
async function pressed<Answer>(
  { id: operation }: Operation,
  {
    key,
    input,
    first,
  }: { readonly key: string; readonly input: HandlerInput<Operation>; readonly first: () => Promise<Answer> },
  { oncePerPress, secondAnswers }: MountDeps,
): Promise<Answer> {
  const { caller, params, query, body } = input;
  if (caller.kind !== 'user') return await first();
  const second = secondAnswers?.get(operation);
  return await oncePerPress(
    { caller, operation, key, said: { params, query, body } },
    {
      first,
      keep: (answer) => second?.keep(answer) ?? null,
      again: async (made) => (await second?.read(made, input)) as Answer,
    },
  );
}

function closedOf(response: Response): AbortSignal {
  const closing = new AbortController();
  if (response.closed) closing.abort();
  else response.once('close', () => closing.abort());
  return closing.signal;
}

/** Of what the type promises, only what the operation has: handlers of a whole company pass it on to another thread. */
function inputOf<O extends Operation>(operation: O, request: Request, response: Response): HandlerInput<O> {
  const isOfDesk = operation.auth === 'ownPage' || operation.auth === 'desk';
  const input = {
    ...parseRequest(operation, request),
    caller: stateOf(response).caller,
    clientAddress: clientAddress(request),
    ...(isOfDesk ? ofDesk(request, response) : {}),
    ...(operation.auth === 'ownPage' || operation.auth === 'phone'
      ? { phoneCookie: phoneCookie(request, response) }
      : {}),
    ...(operation.auth === 'none' ? ofPage(request) : {}),
    ...(operation.versioned ? { expectVersion: expectVersion(request) } : {}),
  };
  return input as unknown as HandlerInput<O>;
}

function ofDesk(request: Request, response: Response): OfDesk {
  const origin = originOf(request);
  return { deskCookie: deskCookie(request, response), program: programOf(request), origin };
}

function ofPage(request: Request): OfPage {
  return { program: programOf(request), pageOrigin: request.get('Origin') ?? originOf(request) };
}

function programOf(request: Request): string | null {
  return request.get('User-Agent')?.slice(0, LONGEST_PROGRAM) ?? null;
}
