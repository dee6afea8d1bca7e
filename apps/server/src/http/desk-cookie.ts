// The cookie of the desk. Over HTTPS its name makes browsers refuse it from anybody but this host, and keep it from scripts.
import type { Request, RequestHandler, Response } from 'express';
import { DomainError } from '#errors/domain-error.ts';

const NAME = '__Host-Http-desk';
/** A browser takes the other name over HTTPS alone. */
const NAME_ON_THIS_MACHINE = 'desk';

const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export type DeskCookie = {
  /** Undefined without one; it may be of a session that has ended. */
  readonly came: string | undefined;
  readonly give: (token: string) => void;
  readonly takeBack: () => void;
};

/** To give it or take it back with the answer. It has no end of its own: the session has. */
export function deskCookie(request: Request, response: Response): DeskCookie {
  const options = { httpOnly: true, secure: request.secure, sameSite: 'strict', path: '/' } as const;
  return {
    came: readDeskCookie(request),
    give: (token) => void response.cookie(nameFor(request), token, options),
    takeBack: () => void response.clearCookie(nameFor(request), options),
  };
}

/** @returns undefined without the cookie, and where it came twice: another page of this machine may have set the second one */
export function readDeskCookie(request: Request): string | undefined {
  if (!isSecure(request)) return undefined;
  const prefix = `${nameFor(request)}=`;
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

function nameFor(request: Request): string {
  return request.secure ? NAME : NAME_ON_THIS_MACHINE;
}
