// A JSON body in UTF-8, or the one code that says why not.
import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { DomainError } from '#errors/domain-error.ts';
import { stateOf } from './request-state.ts';

/** The most that a body may hold, unless its operation says otherwise. */
export const MAX_BODY_KIB = 64;

/** Reads the body of an operation that has one. */
export function readJsonBody(maxBodyKiB: number = MAX_BODY_KIB): RequestHandler {
  const parse: RequestHandler = express.json({
    limit: maxBodyKiB * 1024,
    strict: false,
    type: () => true,
    verify: (_request, response, body) => {
      // The decoder would replace bytes that are not UTF-8 without an error.
      if (!isUtf8(body)) throw new DomainError('request.malformed_json');
      stateOf(response as Response).rawBody = body;
    },
  });
  return (request, response, next) => {
    if (hasBody(request) && !isJson(request)) {
      next(new DomainError('request.unsupported_media_type', { field: 'header.Content-Type' }));
      return;
    }
    void parse(request, response, (error?: unknown) =>
      next(error === undefined ? undefined : toDomainError(error, maxBodyKiB)),
    );
  };
}

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

function isJson(request: Request): boolean {
  const [type = '', ...parameters] = (request.get('Content-Type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  return type.trim() === 'application/json' && /^(charset="?utf-8"?)?$/.test(charset ?? '');
}

/** Our own errors, because those of the parser quote the body. */
function toDomainError(error: unknown, maxBodyKiB: number): unknown {
  const { type, status } = error as { readonly type?: unknown; readonly status?: unknown };
  switch (type) {
    case 'entity.too.large':
      return new DomainError('request.too_large', {
        message: `The body is larger than ${maxBodyKiB} KiB. Send a smaller one.`,
      });
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new DomainError('request.unsupported_media_type');
    default:
      // Not JSON, not UTF-8, cut short, or compressed and not to be unpacked: the parser gives all of them a status.
      return typeof status === 'number' && status < 500 ? new DomainError('request.malformed_json') : error;
  }
}
