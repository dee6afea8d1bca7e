// The files of deploy/ and the program agree: names of settings, times, versions, and what a container says of its own health.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { aCertificate } from '../test/a-certificate.ts';
import { CONFIG_VARIABLES, readConfig } from './config.ts';

const fileAt = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const textOf = (path: string) => readFileSync(fileAt(path), 'utf8');

type Service = {
  readonly environment: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
};
type Compose = { readonly services: Readonly<Record<string, Service>> };
const composed = (name: string) => parse(textOf(`deploy/${name}`)) as Compose;

/** What docker compose makes of `${DOMAIN:?…}`. */
const filledIn = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value?.replace(/\$\{(\w+)[^}]*\}/g, (_, of: string) => (of === 'DOMAIN' ? 'clock.example.is' : '')),
    ]),
  );

const dockerfile = textOf('deploy/Dockerfile').replaceAll('\\\n', '');
const ofImage = parseEnv((/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').replaceAll(' ', '\n'));

describe('the settings in deploy/', () => {
  it.each([
    ['the image', ofImage],
    ['compose.yaml', filledIn(composed('compose.yaml').services['stimpill']?.environment ?? {})],
    ['compose.postgresql.yaml', composed('compose.postgresql.yaml').services['stimpill']?.environment ?? {}],
    ['stimpill.env', parseEnv(textOf('deploy/stimpill.env'))],
  ])('of %s exist, and their values are allowed', (_, env) => {
    const known = ['NODE_ENV', ...Object.keys(CONFIG_VARIABLES)];

    expect(Object.keys(env).length).toBeGreaterThan(0);
    expect(Object.keys(env).filter((name) => !known.includes(name))).toEqual([]);
    expect(() => readConfig(env)).not.toThrow();
  });

  it('of both Compose files together are allowed, and leave the backups to PostgreSQL', () => {
    const environmentOf = (name: string) => composed(name).services['stimpill']?.environment ?? {};
    const sqlite = filledIn({ ...ofImage, ...environmentOf('compose.yaml') });
    const postgresql = { ...sqlite, ...environmentOf('compose.postgresql.yaml') };

    expect(readConfig(sqlite).backups).toMatchObject({ folder: '/backups' });
    expect(readConfig(postgresql).backups).toBeNull();
  });
});

describe('the container', () => {
  it('is run by a user of its own, keeps data in volumes, and is built with the package manager of the project', () => {
    const { packageManager } = JSON.parse(textOf('package.json')) as { packageManager: string };

    expect(dockerfile).toMatch(/^USER 10001:10001$/m);
    expect(dockerfile).toMatch(/^VOLUME \["\/data", "\/secrets"\]$/m);
    expect(dockerfile).toContain(`npx --yes ${packageManager} fetch`);
    expect([ofImage['DATA_DIR'], ofImage['SECRETS_DIR']]).toEqual(['/data/database', '/secrets/stimpill']);
  });

  it('has the patches of packages before the packages are fetched, as a production folder has them', () => {
    const { patchedDependencies } = parse(textOf('pnpm-workspace.yaml')) as {
      patchedDependencies: Readonly<Record<string, string>>;
    };
    const folders = new Set(Object.values(patchedDependencies).map((path) => path.split('/')[0]));

    expect([...folders]).toEqual(['patches']);
    expect(dockerfile).toMatch(/^COPY patches patches\nRUN npx --yes pnpm@\S+ fetch$/m);
    expect(textOf('scripts/production.mjs')).toMatch(/'patches'/);
  });

  it('cannot write its own files, and is reached through the proxy alone', () => {
    const { stimpill, caddy } = composed('compose.yaml').services;

    expect(stimpill).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(stimpill?.['ports']).toBeUndefined();
    expect(caddy?.['ports']).toEqual(['80:80', '443:443', '443:443/udp']);
  });

  it('is given more time to end than requests under way have', () => {
    const graceMs = Number(
      /GRACE_MS = ([\d_]+)/.exec(textOf('apps/server/src/end-in-order.ts'))?.[1]?.replace('_', ''),
    );
    const inCompose = composed('compose.yaml').services['stimpill']?.['stop_grace_period'];
    const inUnit = /^TimeoutStopSec=(\d+)$/m.exec(textOf('deploy/stimpill.service'))?.[1];

    expect([inCompose, inUnit]).toEqual(['20s', '20']);
    expect(graceMs).toBeLessThanOrEqual(15_000);
  });
});

describe('the health check of the container', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function listening(made: Server): Promise<string> {
    server = made;
    await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
    return String((made.address() as AddressInfo).port);
  }

  const exitCode = (env: Readonly<Record<string, string>>) =>
    new Promise<number>((resolve) => {
      const child = execFile(process.execPath, [fileAt('deploy/healthcheck.mjs')], { env });
      child.once('close', (code) => resolve(code ?? -1));
    });

  it.each([
    [200, 0],
    [503, 1],
  ])('answers %d with exit code %d', async (status, code) => {
    const asked: (string | undefined)[] = [];
    const PORT = await listening(
      createServer((request, response) => {
        asked.push(request.url);
        response.writeHead(status).end();
      }),
    );

    expect(await exitCode({ PORT })).toBe(code);
    expect(asked).toEqual(['/api/v1/health']);
  });

  it('asks over HTTPS where the server has a certificate, and fails where nobody listens', async () => {
    const certificate = await aCertificate('clock.example.is');
    const PORT = await listening(createTlsServer(certificate, (_request, response) => response.end()));

    expect(await exitCode({ PORT, TLS_CERT_FILE: '/run/server.crt' })).toBe(0);
    server?.close();
    server?.closeAllConnections();
    expect(await exitCode({ PORT, TLS_CERT_FILE: '/run/server.crt' })).toBe(1);
  });
});
