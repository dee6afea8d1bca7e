import { brotliCompressSync, gzipSync } from 'node:zlib';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';
import { rawRequest } from '../../test/raw-request.ts';

const KIB = 1024;
const JSON_TYPE = { 'Content-Type': 'application/json' };

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.time.advance({ minutes: 1 }));

/** Any operation with a body would do; this one asks for no token, and a body it understands is a 401. */
function send(body: string | Buffer, headers: Record<string, string> = JSON_TYPE) {
  return rawRequest(`${api.baseUrl}/auth/refresh`, { method: 'POST', headers, body });
}

const VALID = JSON.stringify({ refreshToken: 'of nobody' });
const UNDERSTOOD = ['auth.token_invalid'];

describe('a body is understood', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset=UTF-8',
    'application/json; charset="utf-8"',
    'application/json; profile=x',
  ])('as %s', async (type) => {
    expect((await send(VALID, { 'Content-Type': type })).codes).toEqual(UNDERSTOOD);
  });

  it('with a byte order mark and white space around it', async () => {
    expect((await send(`\ufeff  \n${VALID}\n`)).codes).toEqual(UNDERSTOOD);
  });

  it('when it comes compressed', async () => {
    const gzipped = await send(gzipSync(VALID), { ...JSON_TYPE, 'Content-Encoding': 'gzip' });
    const brotli = await send(brotliCompressSync(VALID), { ...JSON_TYPE, 'Content-Encoding': 'br' });

    expect([gzipped.codes, brotli.codes]).toEqual([UNDERSTOOD, UNDERSTOOD]);
  });

  it('when it comes in pieces', async () => {
    const answer = await send(VALID, { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' });

    expect(answer.codes).toEqual(UNDERSTOOD);
  });

  it('up to 64 KiB, whatever unknown properties it holds', async () => {
    const padded = `{"note":"${'x'.repeat(64 * KIB - VALID.length - 10)}",${VALID.slice(1)}`;

    expect(Buffer.byteLength(padded)).toBe(64 * KIB);
    expect((await send(padded)).codes).toEqual(UNDERSTOOD);
  });

  it('with the last of two properties of one name', async () => {
    const answer = await send('{"refreshToken": 1, "refreshToken": "of nobody"}');

    expect(answer.codes).toEqual(UNDERSTOOD);
  });

  it('with ten thousand levels in a property that nobody knows', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

    expect((await send(`{"deep":${deep},${VALID.slice(1)}`)).codes).toEqual(UNDERSTOOD);
  });
});

describe('400 malformed_json', () => {
  it.each([
    ['cut short', VALID.slice(0, -1)],
    ['with a trailing comma', '{"refreshToken":"x",}'],
    ['with single quotes', "{'refreshToken':'x'}"],
    ['not a number', '{"refreshToken":NaN}'],
    ['of two values', `${VALID}${VALID}`],
    ['of form fields', 'refreshToken=x'],
    ['with a lone control character', '{"refreshToken":"\u0001"}'],
    ['nested ten thousand times and never closed', '['.repeat(10_000)],
  ])('for a body %s', async (_, body) => {
    const answer = await send(body);

    expect([answer.status, ...answer.codes]).toEqual([400, 'request.malformed_json']);
    expect(answer.body.toString()).not.toContain('refreshToken');
  });

  it.each([
    ['UTF-16', Buffer.from(VALID, 'utf16le')],
    ['Latin-1', Buffer.from('{"refreshToken":"Þór"}', 'latin1')],
    [
      'half a character',
      Buffer.concat([Buffer.from('{"refreshToken":"'), Buffer.from([0xc3]), Buffer.from('"}')]),
    ],
  ])('for bytes in %s', async (_, body) => {
    expect((await send(body)).codes).toEqual(['request.malformed_json']);
  });

  it.each(['gzip', 'deflate', 'br'])('for what is called %s and is not', async (encoding) => {
    const answer = await send(VALID, { ...JSON_TYPE, 'Content-Encoding': encoding });

    expect(answer.codes).toEqual(['request.malformed_json']);
  });
});

describe('400 invalid', () => {
  it.each(['null', '[]', `[${VALID}]`, '"text"', '12', 'true'])(
    'for %s in place of an object',
    async (body) => {
      const answer = await send(body);

      expect(JSON.parse(answer.body.toString())).toMatchObject({
        errors: [{ code: 'request.invalid', field: 'body', message: 'body must be a JSON object.' }],
      });
    },
  );

  it('for no body at all', async () => {
    const answer = await send('', {});

    expect(answer.codes).toEqual(['request.invalid']);
  });

  it('for ten thousand levels in place of an object', async () => {
    const answer = await send(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`);

    expect(answer.codes).toEqual(['request.invalid']);
  });

  it('for a value that only the prototype has', async () => {
    const answer = await send('{"__proto__": {"refreshToken": "of nobody"}}');

    expect(answer.codes).toEqual(['request.invalid']);
  });
});

describe('413', () => {
  it.each([
    ['one byte beyond 64 KiB', 'x'.repeat(64 * KIB + 1), {}],
    ['10 MB', Buffer.alloc(10_000_000, 'x'), {}],
    ['10 MB in pieces of unknown number', Buffer.alloc(10_000_000, 'x'), { 'Transfer-Encoding': 'chunked' }],
    ['10 MB in a small parcel', gzipSync(Buffer.alloc(10_000_000, ' ')), { 'Content-Encoding': 'gzip' }],
  ])('for %s', async (_, body, headers) => {
    const answer = await send(body, { ...JSON_TYPE, ...headers });

    expect([answer.status, ...answer.codes]).toEqual([413, 'request.too_large']);
  });
});

describe('415', () => {
  it.each([
    ['no type', {}],
    ['text', { 'Content-Type': 'text/plain' }],
    ['a form', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['something like JSON', { 'Content-Type': 'application/json5' }],
    ['JSON patches', { 'Content-Type': 'application/json-patch+json' }],
    ['UTF-16', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['Latin-1', { 'Content-Type': 'application/json; charset=iso-8859-1' }],
    ['a packing nobody knows', { ...JSON_TYPE, 'Content-Encoding': 'rar' }],
  ])('for a body declared as %s', async (_, headers) => {
    const answer = await send(VALID, headers);

    expect([answer.status, ...answer.codes]).toEqual([415, 'request.unsupported_media_type']);
  });
});

describe('a sender who stops', () => {
  it.each([
    ['in the middle of a body', 'Content-Length: 100\r\n\r\n{"refreshToken"'],
    ['in the middle of a piece', 'Transfer-Encoding: chunked\r\n\r\nff\r\n{"refresh'],
    ['with a piece that is none', 'Transfer-Encoding: chunked\r\n\r\nnonsense\r\n'],
    ['in the middle of the headers', 'Content-Le'],
  ])('%s harms nobody else', async (_, rest) => {
    const head = 'POST /api/v1/auth/refresh HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

    await hangUpAfter(`${head}${rest}`);

    expect((await send(VALID)).codes).toEqual(UNDERSTOOD);
    expect(api.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

/** Resolves once the bytes are on their way and the connection is gone. */
function hangUpAfter(bytes: string): Promise<void> {
  const { hostname, port } = new URL(api.baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes, () => socket.destroy());
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}
