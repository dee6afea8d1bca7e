// The cookies of our pages: of the desk, and of a phone on which somebody reads their own record. Over HTTPS their names make browsers refuse them
// from anybody but this host, and keep the first from scripts.
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import { DomainError } from '#errors/domain-error.ts';

type Kind = {
  readonly name: string;
  /** A browser takes the other name over HTTPS alone. */
  readonly nameOnThisMachine: string;
  /** Not given: as long as the browser is open, and the session goes on. */
  readonly keptForMs?: number;
};

const DESK: Kind = { name: '__Host-Http-desk', nameOnThisMachine: 'desk' };
/** As long as browsers keep one at most. */
const PHONE: Kind = { name: '__Host-own', nameOnThisMachine: 'own', keptForMs: 400 * 86_400_000 };

const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export type PageCookie = {
  /** Undefined without one; it may be of something that has ended. */
  readonly came: string | undefined;
  readonly give: (token: string) => void;
  readonly takeBack: () => void;
};

export const deskCookie = (request: Request, response: Response) => pageCookie(DESK, request, response);
export const phoneCookie = (request: Request, response: Response) => pageCookie(PHONE, request, response);
export const readDeskCookie = (request: Request) => readCookie(DESK, request);
export const readPhoneCookie = (request: Request) => readCookie(PHONE, request);

/** To give it or take it back with the answer. */
function pageCookie(kind: Kind, request: Request, response: Response): PageCookie {
  const options = { httpOnly: true, secure: request.secure, sameSite: 'strict', path: '/' } as const;
  const given: CookieOptions =
    kind.keptForMs === undefined ? options : { ...options, maxAge: kind.keptForMs };
  return {
    came: readCookie(kind, request),
    give: (token) => void response.cookie(nameFor(kind, request), token, given),
    takeBack: () => void response.clearCookie(nameFor(kind, request), options),
  };
}

/** @returns undefined without the cookie, and where it came twice: another page of this machine may have set the second one */
function readCookie(kind: Kind, request: Request): string | undefined {
  if (!isSecure(request)) return undefined;
  const prefix = `${nameFor(kind, request)}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix));
  return found.length === 1 ? found[0]?.slice(prefix.length) : undefined;
}

/** A password and a cookie must not be sent where others can read them. */
export const requireSecureConnection: RequestHandler = (request, _response, next) => {
  next(isSecure(request) ? undefined : new DomainError('auth.connection_not_secure'));
};

function isSecure(request: Request): boolean {
  return request.secure || THIS_MACHINE.includes(request.hostname);
}

function nameFor({ name, nameOnThisMachine }: Kind, request: Request): string {
  return request.secure ? name : nameOnThisMachine;
}
