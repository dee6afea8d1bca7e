import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runProgram } from '../test/run-program.ts';

const SLOW = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'stimpill-main-'));
const env = {
  PATH: process.env['PATH'] ?? '',
  DATA_DIR: join(folder, 'data'),
  SECRETS_DIR: join(folder, 'secrets'),
  DEMO: '0',
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (extra: Record<string, string>) =>
  runProgram({ program: 'src/main.ts', env: { ...env, ...extra } });

it(
  'ends with 1 and the reason when the port is taken',
  async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;

    const ended = await start({ PORT: String(port) });
    other.close();

    expect(ended.code).toBe(1);
    expect(ended.err).toContain(`port ${port} is taken`);
  },
  SLOW,
);

it(
  'ends with 1 and the reason when the database belongs to other secrets',
  async () => {
    const ended = await start({ PORT: '0', SECRETS_DIR: join(folder, 'other-secrets') });

    expect(ended.code).toBe(1);
    expect(ended.err).toContain('made with other secrets');
  },
  SLOW,
);

it(
  'ends with 1 and the name of the variable when a setting is wrong',
  async () => {
    const ended = await start({ PORT: 'eighty' });

    expect(ended.code).toBe(1);
    expect(ended.err).toContain('PORT is not valid. Allowed:');
  },
  SLOW,
);
