// A record that two people change at once: the second one must not overwrite what the first one wrote without seeing it.
import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { DomainError } from '#errors/domain-error.ts';

/**
 * Compares the record as it is now, in the form in which GET answers it, with the version that the request names. It belongs inside the
 * transaction that writes.
 * @throws DomainError `record.changed_meanwhile`
 */
export type ExpectVersion = (current: object) => void;

/** Made of the content, so that equal records have equal versions and nobody has to count them. */
export function versionOf(record: unknown): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22);
}

/** The version of a record as a request names it in `If-Match`. */
export function etagOf(record: unknown): string {
  return `"${versionOf(record)}"`;
}

export function tellVersion(response: Response, record: unknown): void {
  response.set('ETag', etagOf(record));
}

/** `*` names no version: with it nobody would have read the record. */
export const requireNamedVersion: RequestHandler = (request, _response, next) => {
  next(namedIn(request).length > 0 ? undefined : new DomainError('request.version_missing'));
};

export function expectVersion(request: Request): ExpectVersion {
  return expectOneOf(namedIn(request));
}

/** @param versions without quotes */
export function expectOneOf(versions: readonly string[]): ExpectVersion {
  return (current) => {
    if (!versions.includes(versionOf(current))) throw new DomainError('record.changed_meanwhile');
  };
}

/** Also as weak tags, which a proxy that compresses our answers makes of them. */
function namedIn(request: Request): string[] {
  return [...(request.get('If-Match') ?? '').matchAll(/"([^"]*)"/g)].map(([, tag = '']) => tag);
}
