// From a token in a header to a caller. How each kind of token is verified is given by the features that issue them.
import type { Auth } from '@stimpill/api-types';
import type { Request, RequestHandler } from 'express';
import { DomainError } from '#errors/domain-error.ts';
import { clientAddress } from './client-address.ts';
import type { Caller, DeviceCaller, EmployeeSessionCaller, PhoneCaller, UserCaller } from './caller.ts';
import { isUnasked, requireOwnPage } from './own-page.ts';
import { readDeskCookie, readPhoneCookie } from './page-cookies.ts';
import { stateOf } from './request-state.ts';

export type TokenVerifiers = {
  /** @param address from where it came */
  readonly user: (accessToken: string, address: string) => Promise<UserCaller>;
  /**
   * @param token of the cookie
   * @param isUnasked whether the page asks by itself, while nobody may be in front of it
   */
  readonly desk: (token: string, isUnasked: boolean) => Promise<UserCaller>;
  /** @param token of the cookie of a phone */
  readonly phone: (token: string, isUnasked: boolean) => Promise<PhoneCaller>;
  readonly device: (deviceToken: string) => Promise<DeviceCaller>;
  readonly employee: (device: DeviceCaller, employeeToken: string) => Promise<EmployeeSessionCaller>;
};

/** @param onFailure counts tokens that did not verify, before their 401 is answered */
export function authenticate(auth: Auth, verify: TokenVerifiers, onFailure: RequestHandler): RequestHandler {
  return async (request, response, next) => {
    try {
      stateOf(response).caller = await callerOf(request, auth, verify);
    } catch (failure) {
      if (!(failure instanceof DomainError)) throw failure;
      await onFailure(request, response, (refused?: unknown) => next(refused ?? failure));
      return;
    }
    next();
  };
}

/** Who is signed in on a device whose signature was verified. */
export function authenticateEmployee(verify: TokenVerifiers, onFailure: RequestHandler): RequestHandler {
  return async (request, response, next) => {
    const { caller } = stateOf(response);
    if (caller.kind !== 'device') throw new DomainError('auth.token_invalid');
    try {
      const employee = await verify.employee(caller, employeeToken(request));
      stateOf(response).caller = { ...caller, ...employee };
    } catch (failure) {
      if (!(failure instanceof DomainError)) throw failure;
      await onFailure(request, response, (refused?: unknown) => next(refused ?? failure));
      return;
    }
    next();
  };
}

async function callerOf(request: Request, auth: Auth, verify: TokenVerifiers): Promise<Caller> {
  switch (auth) {
    case 'none':
      return { kind: 'nobody' };
    case 'ownPage':
      requireOwnPage(request);
      return { kind: 'nobody' };
    case 'desk':
      return pageCaller(request, readDeskCookie(request), verify.desk);
    case 'manage': {
      const cookie = readDeskCookie(request);
      return cookie === undefined ? userCaller(request, verify) : pageCaller(request, cookie, verify.desk);
    }
    case 'user':
      return userCaller(request, verify);
    case 'device':
    case 'station':
    case 'stationEmployee':
      return verify.device(bearerToken(request));
    case 'phone':
      return pageCaller(request, readPhoneCookie(request), verify.phone);
    case 'openPhone': {
      const phone = await pageCaller(request, readPhoneCookie(request), verify.phone);
      if (!phone.isOpen) throw new DomainError('phone.locked');
      return phone;
    }
    case 'employeeSession': {
      const device = await verify.device(bearerToken(request));
      return verify.employee(device, employeeToken(request));
    }
  }
}

function userCaller(request: Request, verify: TokenVerifiers): Promise<UserCaller> {
  return verify.user(bearerToken(request), clientAddress(request));
}

/** With a token beside the cookie nobody can tell which one counts. */
async function pageCaller<Of extends Caller>(
  request: Request,
  cookie: string | undefined,
  verify: (token: string, isUnasked: boolean) => Promise<Of>,
): Promise<Of> {
  if (cookie === undefined) throw new DomainError('auth.token_missing');
  requireOwnPage(request);
  if (request.headers.authorization !== undefined) throw new DomainError('auth.request_forged');
  return await verify(cookie, isUnasked(request));
}

/** With two Authorization headers nobody can tell which one counts, so neither does. */
function bearerToken(request: Request): string {
  const headers = request.headersDistinct['authorization'] ?? [];
  const [header] = headers;
  if (header === undefined || header.trim() === '') throw new DomainError('auth.token_missing');
  const token = /^Bearer +(\S+)$/i.exec(header.trim())?.[1];
  if (token === undefined || headers.length > 1) throw new DomainError('auth.token_invalid');
  return token;
}

function employeeToken(request: Request): string {
  const headers = request.headersDistinct['x-employee-token'] ?? [];
  const [token] = headers;
  if (token === undefined || headers.length > 1) {
    throw new DomainError('kiosk.employee_token_invalid', { field: 'header.X-Employee-Token' });
  }
  return token.trim();
}
