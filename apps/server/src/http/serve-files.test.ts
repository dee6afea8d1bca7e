import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawRequest } from '../../test/raw-request.ts';
import { serveFolder, type ServedFolder } from '../../test/serve-folder.ts';
import { serveApp } from './serve-app.ts';

const text = (name: string) => `// ${name}\n${'const a = 1;\n'.repeat(500)}`;
/** As no server packs: with a window that is smaller. */
const packed = brotliCompressSync(text('kept'), {
  params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MIN_WINDOW_BITS },
});

let served: ServedFolder;
beforeAll(async () => {
  served = await serveFolder(
    {
      'assets/kept.js': text('kept'),
      'assets/kept.js.br': packed,
      'assets/changed.js': text('changed'),
      'assets/changed.js.br': packed,
      'assets/damaged.js': text('damaged'),
      'assets/damaged.js.br': packed.subarray(0, 9),
      'assets/alone.js': text('alone'),
    },
    (folder) => serveApp('/desk', folder),
  );
});
afterAll(() => served.stop());

const ask = (file: string, encoding = 'br') =>
  rawRequest(`${served.origin}/desk/assets/${file}`, { headers: { 'accept-encoding': encoding } });

it('sends what the build has packed, byte for byte', async () => {
  const { headers, body } = await ask('kept.js');

  expect(headers['content-encoding']).toBe('br');
  expect(body.equals(packed)).toBe(true);
});

it.each(['changed', 'damaged', 'alone'])('packs by itself what no packed file is of: %s', async (name) => {
  const { headers, body } = await ask(`${name}.js`);

  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe(text(name));
});

it('sends a file as it is to whoever takes nothing packed', async () => {
  const { headers, body } = await ask('kept.js', 'identity');

  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(text('kept'));
});

it.each(['kept.js.br', 'kept.js%2ebr'])('has no address for what is packed: %s', async (name) => {
  expect((await ask(name)).status).toBe(404);
});
