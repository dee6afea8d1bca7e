// Every request limit there is. All are per minute; lock-outs after wrong passwords and PINs are features/auth/failed-attempts.ts.
import type { Operation } from '@stimpill/api-types';
import type { Request, RequestHandler, Response } from 'express';
import { rateLimit, type RateLimitInfo } from 'express-rate-limit';
import type { Clock } from '#clock.ts';
import { DomainError } from '#errors/domain-error.ts';
import { subjectOf } from './caller.ts';
import { addressKey } from './client-address.ts';
import { limitHeaders } from './limit-headers.ts';
import { storesInMemory, type LimitStores } from './rate-limit-store.ts';
import { stateOf } from './request-state.ts';

const MINUTE_MS = 60_000;

/** Limits of their own; see docs/contract-decisions.md. */
export const OWN_LIMITS: Readonly<Record<string, number>> = {
  login: 20,
  startDeskSession: 20,
  askForPasswordLink: 10,
  redeemPasswordLink: 10,
  confirmAddress: 10,
  takeAddressBack: 10,
  // Each page of the sign-in asks for one as it opens.
  startPasskeySignIn: 60,
  finishPasskeySignIn: 20,
  registerDevice: 10,
  tellArrival: 10,
  pairTablet: 10,
  claimPhoneOffer: 20,
  openMyPhone: 20,
  startFirstPasskey: 10,
  startCompany: 10,
  partnerPunch: 120,
  // Four shared tablets behind one router at a shift change.
  terminalPunch: 240,
};

/** Everything else. */
export const GENERAL_LIMIT = 600;

/** Documents and pages about the API, an address. In the memory of each server: they are there while the database is not. */
export const DOCUMENT_LIMIT = 120;

/** Counted by each server for itself: a proxy asks every one of them, and would take all away once the common limit is reached. */
const OF_EACH_SERVER = 'getHealth';

export type RateLimits = {
  /** Before anything is known of the caller: anonymous operations. */
  readonly byAddress: (operation: Operation) => RequestHandler;
  /** Once the caller is known. */
  readonly bySubject: (operation: Operation) => RequestHandler;
  /** Before a body that names the company is read: stops clients that name another company each time, or none. */
  readonly acrossCompanies: RequestHandler;
  /** Once the body is read: a shared terminal, which is known only by its company and address. */
  readonly byCompanyAndAddress: (operation: Operation) => RequestHandler;
  /** Tokens that did not verify, so that guessing them is slow. */
  readonly failedTokens: RequestHandler;
  /** What describes the API, which needs no sign-in and is long. */
  readonly documents: RequestHandler;
};

export function createRateLimits(clock: Clock, stores: LimitStores): RateLimits {
  const general = limiter('general', GENERAL_LIMIT, (request, response) => {
    return subjectOf(stateOf(response).caller) ?? addressKey(request);
  });
  const health = limiter(OF_EACH_SERVER, GENERAL_LIMIT, addressKey, storesInMemory(clock));
  const own = (operation: Operation, key: (request: Request, response: Response) => string) => {
    if (operation.id === OF_EACH_SERVER) return health;
    const limit = OWN_LIMITS[operation.id];
    return limit === undefined ? general : limiter(operation.id, limit, key);
  };
  return {
    byAddress: (operation) => own(operation, addressKey),
    bySubject: (operation) => own(operation, (_, response) => subjectOf(stateOf(response).caller) ?? ''),
    acrossCompanies: limiter('across-companies', GENERAL_LIMIT, addressKey),
    byCompanyAndAddress: (operation) =>
      own(operation, (request) => `${companyNamedIn(request.body)}|${addressKey(request)}`),
    failedTokens: limiter('failed-tokens', GENERAL_LIMIT, addressKey),
    documents: limiter('documents', DOCUMENT_LIMIT, addressKey, storesInMemory(clock)),
  };

  function limiter(
    name: string,
    limit: number,
    keyGenerator: (request: Request, response: Response) => string,
    storeOf = stores,
  ): RequestHandler {
    const tell = limitHeaders(name, MINUTE_MS);
    const count = rateLimit({
      windowMs: MINUTE_MS,
      limit,
      standardHeaders: false,
      legacyHeaders: false,
      store: storeOf({ name, limit, windowMs: MINUTE_MS }),
      keyGenerator,
      handler: (request, _response, next) => {
        const resetTime = stateOfLimit(request)?.resetTime?.getTime() ?? clock() + MINUTE_MS;
        next(new DomainError('rate.limited', { retryAfterSeconds: Math.ceil((resetTime - clock()) / 1000) }));
      },
    });
    return (request, response, next) => {
      // Another limit may have counted the request before; where this one could not, there is nothing to tell.
      const before = stateOfLimit(request);
      return count(request, response, (failure?: unknown) => {
        const state = stateOfLimit(request);
        if (state !== undefined && state !== before) tell(response, state);
        next(failure);
      });
    };
  }
}

/** What express-rate-limit found when it counted the request. */
function stateOfLimit(request: Request): RateLimitInfo | undefined {
  return (request as Request & { rateLimit?: RateLimitInfo }).rateLimit;
}

function companyNamedIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('companyId' in body)) return '';
  return typeof body.companyId === 'string' ? body.companyId.toLowerCase().slice(0, 36) : '';
}
