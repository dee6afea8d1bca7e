// A JSON body in UTF-8, or the one code that says why not.
import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';
import { DomainError } from '#errors/domain-error.ts';

const MAX_BODY = '64kb';

const parse: RequestHandler = express.json({
  limit: MAX_BODY,
  strict: false,
  type: () => true,
  // The decoder would quietly put a replacement character for what is not UTF-8.
  verify: (_request, _response, body) => {
    if (!isUtf8(body)) throw new DomainError('request.malformed_json');
  },
});

/** Reads the body of an operation that has one. */
export const readJsonBody: RequestHandler = (request, response, next) => {
  if (hasBody(request) && !isJson(request)) {
    next(new DomainError('request.unsupported_media_type', { field: 'header.Content-Type' }));
    return;
  }
  void parse(request, response, (error?: unknown) =>
    next(error === undefined ? undefined : toDomainError(error)),
  );
};

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

/** The parser's own errors quote the body; ours do not. */
function toDomainError(error: unknown): unknown {
  const { type, status } = error as { readonly type?: unknown; readonly status?: unknown };
  switch (type) {
    case 'entity.too.large':
      return new DomainError('request.too_large');
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new DomainError('request.unsupported_media_type');
    default:
      // Not JSON, not UTF-8, cut short, or compressed and not to be unpacked: the parser gives all of them a status.
      return typeof status === 'number' && status < 500 ? new DomainError('request.malformed_json') : error;
  }
}
