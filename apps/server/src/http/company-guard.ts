// Checks which company a request is about, before the rest of the input, so that a stranger learns nothing from the answer.
import type { FeatureFlag, Operation } from '@stimpill/api-types';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { DomainError } from '#errors/domain-error.ts';
import type { DeviceCaller } from './caller.ts';
import { clientAddress } from './client-address.ts';
import { stateOf } from './request-state.ts';

const guid = z.guid().toLowerCase();

/** Lets an anonymous request to a company through, or refuses it: unknown company, address rule, terminal turned off. */
export type TerminalGuard = (operation: Operation, companyId: string, address: string) => Promise<void>;

/** Lets a request to a company through that has the feature turned on. */
export type FeatureGuard = (feature: FeatureFlag, companyId: string) => Promise<void>;

/** Decides about a device that sends only its token: refused when it has a key to sign with, or when its address is not allowed. */
export type TokenAloneGuard = (device: DeviceCaller, address: string) => Promise<void>;

/** The route's company must be the caller's own. A malformed id is left to the validation of the input. */
export const requireOwnCompany: RequestHandler = (request, response, next) => {
  const { caller } = stateOf(response);
  const named = guid.safeParse(request.params['companyId']);
  const isOwn = caller.kind !== 'nobody' && named.data === caller.companyId;
  next(
    named.success && !isOwn
      ? new DomainError('auth.company_mismatch', { field: 'route.companyId' })
      : undefined,
  );
};

/** For operations that need a feature: checks the caller's own company, the only one that the caller can reach. */
export function requireFeature(feature: FeatureFlag, guard: FeatureGuard): RequestHandler {
  return async (_request, response, next) => {
    const { caller } = stateOf(response);
    if (caller.kind !== 'nobody') await guard(feature, caller.companyId);
    next();
  };
}

/** For operations that a device may call with its token and no signature. */
export function guardTokenAlone(guard: TokenAloneGuard): RequestHandler {
  return async (request, response, next) => {
    const { caller } = stateOf(response);
    if (!('deviceId' in caller)) throw new DomainError('auth.token_invalid');
    const { deviceId, companyId } = caller;
    await guard({ kind: 'device', deviceId, companyId }, clientAddress(request));
    next();
  };
}

/** For anonymous operations, which name their company in the query or the body. */
export function guardTerminal(operation: Operation, guard: TerminalGuard): RequestHandler {
  return async (request, _response, next) => {
    const named = guid.safeParse(companyIdIn(operation, request));
    if (named.success) await guard(operation, named.data, clientAddress(request));
    next();
  };
}

function companyIdIn(operation: Operation, request: Request): unknown {
  const part: unknown = operation.company === 'query' ? request.query : request.body;
  return typeof part === 'object' && part !== null && 'companyId' in part ? part.companyId : undefined;
}
