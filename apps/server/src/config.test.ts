import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONFIG_VARIABLES, ConfigError, readConfig } from './config.ts';

const WRONG: Record<keyof typeof CONFIG_VARIABLES, readonly string[]> = {
  PORT: ['http', '65536', '-1', '80 ', '8080.5', '1e3'],
  HOST: ['example.is', 'http://127.0.0.1', '256.0.0.1', '127.evil.example', '10.0.0.0/8'],
  DATA_DIR: [],
  DATABASE_URL: ['mysql://localhost/x', 'localhost:5432', 'http://postgres@localhost/x'],
  DATABASE_POOL_SIZE: ['0', '1', '100', 'many', '-1', '1.5'],
  SECRETS_DIR: [],
  SECRETS_KEY: ['short', 'bm90IGxvbmcgZW5vdWdo', 'not base64, however long it may be: thirty-two bytes'],
  DRAIN_SECONDS: ['-1', '61', '1.5', 'soon'],
  TLS_CERT_FILE: [],
  TLS_KEY_FILE: [],
  DEMO: ['true', 'yes', '2'],
  LOG_LEVEL: ['warn', 'INFO', 'trace'],
  TRUST_PROXY: [
    'true',
    'loopback',
    '-1',
    '100',
    'fade',
    '10.0.0.0/33',
    '10.0.0.1,',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '2000::/3',
  ],
  CORS_ORIGINS: [
    '*',
    'app.example.com',
    'https://a.example/',
    'https://a.example/x',
    'https://a.example,*',
    'null',
  ],
  KIOSK_DIR: [],
  DESK_DIR: [],
  OWN_DIR: [],
  PUBLIC_ORIGIN: ['clock.example.com', 'https://clock.example.com/', 'ftp://clock.example.com', '*'],
  BACKUP_DIR: [],
  BACKUP_EVERY_MINUTES: ['0', '1441', '15m', '1.5'],
  METRICS_PORT: ['metrics', '65536', '-1', '9464/metrics'],
  METRICS_HOST: ['example.is', '256.0.0.1', '127.0.0.1:9464'],
  SMTP_URL: [
    'mail.example.com',
    'https://mail.example.com',
    'smtp://mail.example.com/?pool=true',
    'smtps://mail.example.com/box',
    'smtp://',
    'smtp://u:100%@mail.example.com',
  ],
  MAIL_FROM: ['Stimpill', 'a@b@c', '<a@example.com>', 'A <a@example.com', 'A "x" <a@example.com>', 'a b@c'],
};

function problemOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return 'none';
}

describe('the configuration of an empty environment', () => {
  it('serves this machine alone, from a file, with the demo', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve('.stimpill/data'),
      databaseUrl: null,
      databasePoolSize: 10,
      secretsDir: resolve('.stimpill/secrets'),
      secretsKey: null,
      drainMs: 0,
      tls: null,
      reachedBy: [],
      demo: 'fixed credentials',
      logLevel: 'info',
      trustProxy: null,
      corsOrigins: [],
      kioskDir: null,
      deskDir: null,
      ownDir: null,
      publicOrigin: null,
      backups: null,
      metrics: null,
      mail: null,
    });
  });

  it('is that of an environment in which every variable is blank', () => {
    const blank = Object.fromEntries(Object.keys(CONFIG_VARIABLES).map((name) => [name, '']));

    expect(readConfig(blank)).toEqual(readConfig({}));
  });
});

describe('a value that is set', () => {
  it('is taken, typed', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::',
      DATA_DIR: '/var/lib/stimpill',
      DATABASE_URL: 'postgresql://stimpill:pw@db.example.is:5432/stimpill',
      DATABASE_POOL_SIZE: '25',
      SECRETS_DIR: '/run/secrets/stimpill',
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
      DRAIN_SECONDS: '5',
      TLS_CERT_FILE: '/etc/tls/cert.pem',
      TLS_KEY_FILE: '/etc/tls/key.pem',
      DEMO: '1',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32,192.0.2.1',
      CORS_ORIGINS: 'https://app.example.com, http://localhost:5173',
      KIOSK_DIR: '/srv/kiosk',
      DESK_DIR: '/srv/desk',
      OWN_DIR: '/srv/own',
      PUBLIC_ORIGIN: 'https://clock.example.is',
      SMTP_URL: 'smtps://stimpill:p%40ss@mail.example.is',
      MAIL_FROM: 'Stimpilklukka <clock@example.is>',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.7',
    });

    expect(config).toEqual({
      port: 0,
      host: '::',
      dataDir: '/var/lib/stimpill',
      databaseUrl: 'postgresql://stimpill:pw@db.example.is:5432/stimpill',
      databasePoolSize: 25,
      secretsDir: '/run/secrets/stimpill',
      secretsKey: Buffer.alloc(32, 7),
      drainMs: 5000,
      tls: { certFile: '/etc/tls/cert.pem', keyFile: '/etc/tls/key.pem' },
      reachedBy: ['HOST', 'PUBLIC_ORIGIN', 'TRUST_PROXY'],
      demo: 'random credentials',
      logLevel: 'debug',
      trustProxy: ['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'],
      corsOrigins: ['https://app.example.com', 'http://localhost:5173'],
      kioskDir: '/srv/kiosk',
      deskDir: '/srv/desk',
      ownDir: '/srv/own',
      publicOrigin: 'https://clock.example.is',
      backups: null,
      metrics: { port: 9464, host: '10.0.0.7' },
      mail: {
        smtp: {
          ...{ host: 'mail.example.is', port: 465, isSecure: true, isLoopback: false },
          ...{ user: 'stimpill', password: 'p@ss' },
        },
        from: { name: 'Stimpilklukka', address: 'clock@example.is' },
      },
    });
  });

  it('may be a mail server on this machine, without a user', () => {
    const PUBLIC_ORIGIN = 'http://localhost:8080';
    const { mail } = readConfig({ SMTP_URL: 'smtp://[::1]', MAIL_FROM: 'clock@example.is', PUBLIC_ORIGIN });

    expect(mail).toEqual({
      smtp: { host: '::1', port: 587, isSecure: false, isLoopback: true, user: null, password: null },
      from: { name: '', address: 'clock@example.is' },
    });
  });

  it('may be a folder of backups, on SQLite, outside the folder of the database', () => {
    const only = 'BACKUP_EVERY_MINUTES must be set together with BACKUP_DIR, or not at all.';
    const outside = 'BACKUP_DIR must lie outside DATA_DIR, best on another disk.';
    const BACKUP_DIR = '/mnt/backups';

    expect(readConfig({ BACKUP_DIR }).backups).toEqual({ folder: '/mnt/backups', everyMinutes: 15 });
    expect(readConfig({ BACKUP_DIR, BACKUP_EVERY_MINUTES: '60' }).backups?.everyMinutes).toBe(60);
    expect(problemOf({ BACKUP_EVERY_MINUTES: '15' })).toBe(only);
    expect(problemOf({ BACKUP_DIR: '/var/lib/x/backups', DATA_DIR: '/var/lib/x' })).toBe(outside);
    expect(readConfig({ BACKUP_DIR: '/var/lib/xy', DATA_DIR: '/var/lib/x' }).backups?.folder).toBe(
      '/var/lib/xy',
    );
    expect(problemOf({ BACKUP_DIR, DATABASE_URL: 'postgres://localhost/x' })).toContain(
      'BACKUP_DIR is for SQLite.',
    );
  });

  it('may be the port of the metrics alone, which only this machine reaches then', () => {
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(problemOf({ METRICS_HOST: '0.0.0.0' })).toBe(
      'METRICS_HOST must be set together with METRICS_PORT, or not at all.',
    );
  });

  it('may be a number of proxies, or the short name of PostgreSQL', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x' }).databaseUrl).toBe('postgres://localhost/x');
  });
});

describe('a wrong value', () => {
  const cases = Object.entries(WRONG).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );

  it.each(cases)('of %s, "%s", is refused by name, with what is allowed', (name, value) => {
    const { allowed } = CONFIG_VARIABLES[name as keyof typeof CONFIG_VARIABLES];

    expect(problemOf({ [name]: value })).toBe(`${name} is not valid. Allowed: ${allowed}.`);
  });

  it('is named together with every other one, and never quoted', () => {
    const problem = problemOf({ PORT: 'x', DATABASE_URL: 'mysql://root:hunter2@db/x', DEMO: 'maybe' });

    expect(problem.split('\n').map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL', 'DEMO']);
    expect(problem).not.toContain('hunter2');
  });

  it.each(['TLS_CERT_FILE', 'TLS_KEY_FILE'])('is %s without the other file', (name) => {
    expect(problemOf({ [name]: '/etc/tls/file.pem' })).toBe(
      'TLS_CERT_FILE and TLS_KEY_FILE must be set together, or neither.',
    );
  });
});

describe('a mail server', () => {
  const [SMTP_URL, MAIL_FROM] = ['smtp://u:hunter2@mail.example.is', 'clock@example.is'];

  it('needs a sender, and the address that mails link to', () => {
    expect(problemOf({ SMTP_URL })).toBe('SMTP_URL and MAIL_FROM must be set together, or neither.');
    expect(problemOf({ MAIL_FROM })).toBe('SMTP_URL and MAIL_FROM must be set together, or neither.');
    expect(problemOf({ SMTP_URL, MAIL_FROM })).toBe(
      'PUBLIC_ORIGIN must be set together with SMTP_URL: mails link to it.',
    );
  });
});

describe('the demo company', () => {
  it.each([
    ['127.0.0.1', undefined, 'fixed credentials'],
    ['127.0.0.2', undefined, 'fixed credentials'],
    ['localhost', undefined, 'fixed credentials'],
    ['::1', '1', 'fixed credentials'],
    ['127.0.0.1', '0', 'none'],
    ['0.0.0.0', undefined, 'none'],
    ['0.0.0.0', '1', 'random credentials'],
    ['0.0.0.0', '0', 'none'],
    ['::', '1', 'random credentials'],
    ['192.168.1.20', undefined, 'none'],
  ])('at HOST=%s with DEMO=%s has: %s', (HOST, DEMO, expected) => {
    expect(readConfig({ HOST, DEMO }).demo).toBe(expected);
  });

  it('never has the documented credentials behind a proxy, through which others can reach it', () => {
    expect(readConfig({ TRUST_PROXY: '1' }).demo).toBe('none');
    expect(readConfig({ TRUST_PROXY: '127.0.0.1', DEMO: '1' }).demo).toBe('random credentials');
  });

  it.each([
    ['https://clock.example.com', undefined, 'none'],
    ['https://clock.example.com', '1', 'random credentials'],
    ['http://192.168.1.20:8080', undefined, 'none'],
    ['http://127.evil.example', undefined, 'none'],
    ['http://localhost:8080', undefined, 'fixed credentials'],
    ['http://stimpill.localhost:8080', undefined, 'fixed credentials'],
    ['http://127.0.0.1:8080', '1', 'fixed credentials'],
    ['http://[::1]:8080', undefined, 'fixed credentials'],
  ])(
    'never has them where people are told to come from elsewhere: PUBLIC_ORIGIN=%s, DEMO=%s: %s',
    (PUBLIC_ORIGIN, DEMO, expected) => {
      expect(readConfig({ PUBLIC_ORIGIN, DEMO }).demo).toBe(expected);
    },
  );
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const documented = [...text.matchAll(/^# (.*)\n([A-Z_]+)=$/gm)].map(([, allowed, name]) => ({
    name,
    allowed,
  }));

  it('lists every variable with what is allowed, in the same words and order', () => {
    const read = Object.entries(CONFIG_VARIABLES).map(([name, { allowed }]) => ({ name, allowed }));

    expect(documented).toEqual(read);
  });

  it('sets nothing', () => {
    const assignments = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

    expect(assignments).toEqual(documented.map(({ name }) => `${name}=`));
  });
});
