// A browser sends the cookie of a page of ours with every request to us, no matter who made the page that asks. Only our own pages may.
import type { Request } from 'express';
import { DomainError } from '#errors/domain-error.ts';

/** As they call themselves: the desk, and the page of those who work. */
const OUR_PAGES = ['desk', 'me'];

/**
 * Lets a request through that a page of ours sent. A page of another origin can send neither the header, without asking us first, nor
 * `Sec-Fetch-Site: same-origin`, which the browser writes.
 * @throws DomainError `auth.request_forged`
 */
export function requireOwnPage(request: Request): void {
  const page = onlyOne(request, 'x-stimpill');
  if (!OUR_PAGES.some((ours) => ours === page) || !isFromHere(request))
    throw new DomainError('auth.request_forged');
}

/** Browsers from before 2023 do not say from where a page asks, and name their origin only where something could change. */
function isFromHere(request: Request): boolean {
  if (request.headersDistinct['sec-fetch-site'] !== undefined)
    return onlyOne(request, 'sec-fetch-site') === 'same-origin';
  if (request.headersDistinct['origin'] !== undefined)
    return onlyOne(request, 'origin') === originOf(request);
  return request.method === 'GET' || request.method === 'HEAD';
}

/** The address at which the request reached us, as a browser sends it in `Origin`. */
export function originOf(request: Request): string {
  return `${request.protocol}://${request.host}`;
}

/** Whether the page says that it asks by itself: nobody has touched it for a while. */
export function isUnasked(request: Request): boolean {
  return request.headersDistinct['x-stimpill-unasked'] !== undefined;
}

function onlyOne(request: Request, name: string): string | undefined {
  const values = request.headersDistinct[name] ?? [];
  return values.length === 1 ? values[0] : undefined;
}
