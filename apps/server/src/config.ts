// The environment, read once, typed, or refused with the name of the variable and what is allowed.
import { resolve, sep } from 'node:path';
import { z } from 'zod';
import type { BackupSettings } from './features/system/backups/back-up-regularly.ts';
import type { MailSettings } from './features/mail/outgoing-mail.ts';
import { isLoopback, whyOthersReach } from './why-others-reach.ts';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optionalText = z.preprocess(blankIsUnset, z.string().optional());

const port = z.preprocess(
  blankIsUnset,
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value <= 65_535)
    .optional(),
);

const onOff = z.preprocess(blankIsUnset, z.enum(['0', '1']).optional());

/** An address, not a name: a name may have several addresses, and nobody can tell which of them is this machine. */
const host = z.preprocess(blankIsUnset, z.union([z.literal('localhost'), z.ipv4(), z.ipv6()]).optional());

const proxyCount = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number);
const proxyRange = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  // Wider than any network of one's own: then everybody, or nearly, would be trusted as a proxy.
  .refine((range) => Number(range.split('/')[1] ?? 128) >= (range.includes(':') ? 7 : 8));
const proxyRanges = z.string().transform(splitList).pipe(z.array(proxyRange).min(1));

/** How many proxies in front of us are ours, or which addresses they have. */
const trustProxy = z.preprocess(blankIsUnset, z.union([proxyCount, proxyRanges]).optional());

/** What a browser sends as `Origin`: scheme, host and port, nothing behind them. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text);
const origins = z.preprocess(blankIsUnset, z.string().transform(splitList).pipe(z.array(origin)).optional());

/** Host and port, perhaps a user and a password: nothing behind them could be taken for an option. */
const smtpAddress = z.url({ protocol: /^smtps?$/ }).refine((text) => {
  if (!URL.canParse(text)) return false;
  const { hostname, pathname, search, hash, username, password } = new URL(text);
  if (hostname === '' || !['', '/'].includes(pathname) || search !== '' || hash !== '') return false;
  return [username, password].every(isPercentEncoded);
});

/** `clock@example.is`, or `Stimpill <clock@example.is>`. */
const SENDER = /^(?:([^<>"\p{Cc}]+) <([^<>\s@]+@[^<>\s@]+)>|([^<>\s@]+@[^<>\s@]+))$/u;

/** What `openssl rand -base64 32` prints: 256 bits or more. */
const key = z.preprocess(
  blankIsUnset,
  z
    .base64()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((bytes) => bytes.length >= 32)
    .optional(),
);

const drainSeconds = z.preprocess(
  blankIsUnset,
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .refine((value) => value <= 60)
    .optional(),
);

const DEFAULT_DATA_DIR = '.stimpill/data';
const MINUTES_OF_A_DAY = 1_440;

/** Every variable of the environment that we read. */
export const CONFIG_VARIABLES = {
  PORT: { schema: port, allowed: 'a port number from 0 to 65535 (8080 when unset)' },
  HOST: { schema: host, allowed: 'an IP address to listen on, or localhost (127.0.0.1 when unset)' },
  DATA_DIR: { schema: optionalText, allowed: 'a folder (.stimpill/data when unset)' },
  DATABASE_URL: {
    schema: z.preprocess(blankIsUnset, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
    allowed: 'a postgresql:// address (SQLite in DATA_DIR when unset)',
  },
  DATABASE_POOL_SIZE: {
    schema: z.preprocess(
      blankIsUnset,
      z
        .string()
        .regex(/^([2-9]|[1-9]\d)$/)
        .transform(Number)
        .optional(),
    ),
    allowed: 'a number of PostgreSQL connections from 2 to 99 (10 when unset)',
  },
  SECRETS_DIR: { schema: optionalText, allowed: 'a folder (.stimpill/secrets when unset)' },
  SECRETS_KEY: {
    schema: key,
    allowed:
      'at least 32 random bytes in base64, as "openssl rand -base64 32" prints them, together with DATABASE_URL: the secrets are then shared through the database (each server has its own SECRETS_DIR when unset)',
  },
  DRAIN_SECONDS: {
    schema: drainSeconds,
    allowed:
      'how long a server that is told to stop still answers, so that a proxy can see it leave: 0 to 60 (0 when unset)',
  },
  TLS_CERT_FILE: {
    schema: optionalText,
    allowed: 'a PEM file, together with TLS_KEY_FILE (plain HTTP when unset)',
  },
  TLS_KEY_FILE: {
    schema: optionalText,
    allowed: 'a PEM file, together with TLS_CERT_FILE (plain HTTP when unset)',
  },
  DEMO: {
    schema: onOff,
    allowed:
      '1 to load the demo company, 0 not to (when unset, only a server that nobody else can reach loads it)',
  },
  LOG_LEVEL: {
    schema: z.preprocess(blankIsUnset, z.enum(['silent', 'error', 'info', 'debug']).optional()),
    allowed: 'silent, error, info or debug (info when unset)',
  },
  TRUST_PROXY: {
    schema: trustProxy,
    allowed:
      'the number of your own proxies, or their addresses or CIDR ranges separated by commas (none when unset)',
  },
  CORS_ORIGINS: {
    schema: origins,
    allowed:
      'the origins whose pages may call the API from a browser, such as https://app.example.com, separated by commas (none when unset)',
  },
  KIOSK_DIR: { schema: optionalText, allowed: 'the folder of the built kiosk (apps/kiosk/dist when unset)' },
  DESK_DIR: { schema: optionalText, allowed: 'the folder of the built desk (apps/desk/dist when unset)' },
  OWN_DIR: {
    schema: optionalText,
    allowed: 'the folder of the built page of those who work (apps/own/dist when unset)',
  },
  PUBLIC_ORIGIN: {
    schema: z.preprocess(blankIsUnset, origin.optional()),
    allowed: 'the address at which people reach this server, such as https://clock.example.com',
  },
  BACKUP_DIR: {
    schema: optionalText,
    allowed: 'a folder for backups of SQLite, outside DATA_DIR (the server makes none when unset)',
  },
  BACKUP_EVERY_MINUTES: {
    schema: z.preprocess(
      blankIsUnset,
      z
        .string()
        .regex(/^[1-9]\d{0,3}$/)
        .transform(Number)
        .refine((minutes) => minutes <= MINUTES_OF_A_DAY)
        .optional(),
    ),
    allowed: 'minutes from 1 to 1440 between two backups, together with BACKUP_DIR (15 when unset)',
  },
  METRICS_PORT: {
    schema: port,
    allowed:
      'a port number from 0 to 65535 for numbers about the server, in the format of Prometheus (none when unset)',
  },
  METRICS_HOST: {
    schema: host,
    allowed: 'an IP address to listen on with METRICS_PORT, or localhost (127.0.0.1 when unset)',
  },
  SMTP_URL: {
    schema: z.preprocess(blankIsUnset, smtpAddress.optional()),
    allowed:
      'the mail server, such as smtps://user:password@mail.example.com:465, together with MAIL_FROM and PUBLIC_ORIGIN (no mail when unset)',
  },
  MAIL_FROM: {
    schema: z.preprocess(blankIsUnset, z.string().regex(SENDER).optional()),
    allowed: 'the sender of mails, such as Stimpill <clock@example.com>, together with SMTP_URL',
  },
} as const;

/** Everything that can be configured, typed. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  readonly secretsDir: string;
  /** With which the secrets are sealed in the database, where all servers find them; null: they are in `secretsDir` alone. */
  readonly secretsKey: Buffer | null;
  /** How long a server that is told to stop still answers. */
  readonly drainMs: number;
  readonly tls: { readonly certFile: string; readonly keyFile: string } | null;
  /** The settings that let others than this machine reach the server; none: only this machine can. */
  readonly reachedBy: readonly string[];
  readonly demo: 'fixed credentials' | 'random credentials' | 'none';
  readonly logLevel: 'silent' | 'error' | 'info' | 'debug';
  readonly trustProxy: number | readonly string[] | null;
  /** Origins whose pages may call the API from a browser. */
  readonly corsOrigins: readonly string[];
  readonly kioskDir: string | null;
  readonly deskDir: string | null;
  readonly ownDir: string | null;
  /** Where people reach this server; null where nobody has said. */
  readonly publicOrigin: string | null;
  /** Null: the server makes none. Only on SQLite. */
  readonly backups: BackupSettings | null;
  /** Null: nobody can read them, and nothing is counted. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Null: no mail is sent. */
  readonly mail: MailSettings | null;
};

/** A value of the environment that stops the start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the environment.
 * @throws ConfigError naming every faulty variable and what is allowed
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const value = readVariables(env);
  if ((value.TLS_CERT_FILE === undefined) !== (value.TLS_KEY_FILE === undefined)) {
    throw new ConfigError('TLS_CERT_FILE and TLS_KEY_FILE must be set together, or neither.');
  }
  const { SMTP_URL: smtpUrl, MAIL_FROM: sender, PUBLIC_ORIGIN: publicOrigin } = value;
  if ((smtpUrl === undefined) !== (sender === undefined))
    throw new ConfigError('SMTP_URL and MAIL_FROM must be set together, or neither.');
  if (smtpUrl !== undefined && publicOrigin === undefined)
    throw new ConfigError('PUBLIC_ORIGIN must be set together with SMTP_URL: mails link to it.');
  if (value.SECRETS_KEY !== undefined && value.DATABASE_URL === undefined)
    throw new ConfigError('SECRETS_KEY must be set together with DATABASE_URL: SQLite has one server.');
  const host = value.HOST ?? '127.0.0.1';
  const trustProxy = value.TRUST_PROXY ?? null;
  const reachedBy = whyOthersReach({ host, publicOrigin: publicOrigin ?? null, trustProxy });
  return {
    port: value.PORT ?? 8080,
    host,
    dataDir: resolve(value.DATA_DIR ?? DEFAULT_DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    databasePoolSize: value.DATABASE_POOL_SIZE ?? 10,
    secretsDir: resolve(value.SECRETS_DIR ?? '.stimpill/secrets'),
    secretsKey: value.SECRETS_KEY ?? null,
    drainMs: (value.DRAIN_SECONDS ?? 0) * 1000,
    tls:
      value.TLS_CERT_FILE !== undefined && value.TLS_KEY_FILE !== undefined
        ? { certFile: resolve(value.TLS_CERT_FILE), keyFile: resolve(value.TLS_KEY_FILE) }
        : null,
    reachedBy,
    demo: demoMode(value.DEMO, reachedBy.length === 0),
    logLevel: value.LOG_LEVEL ?? 'info',
    trustProxy,
    corsOrigins: value.CORS_ORIGINS ?? [],
    kioskDir: value.KIOSK_DIR === undefined ? null : resolve(value.KIOSK_DIR),
    deskDir: value.DESK_DIR === undefined ? null : resolve(value.DESK_DIR),
    ownDir: value.OWN_DIR === undefined ? null : resolve(value.OWN_DIR),
    publicOrigin: publicOrigin ?? null,
    backups: backupsOf(value),
    metrics: metricsOf(value),
    mail: smtpUrl === undefined || sender === undefined ? null : mailSettingsOf(smtpUrl, sender),
  };
}

type Values = {
  readonly [Name in keyof typeof CONFIG_VARIABLES]: z.output<(typeof CONFIG_VARIABLES)[Name]['schema']>;
};

function readVariables(env: Readonly<Record<string, string | undefined>>): Values {
  const problems: string[] = [];
  const entries = Object.entries(CONFIG_VARIABLES).map(([name, { schema, allowed }]) => {
    const result = schema.safeParse(env[name]);
    if (!result.success) problems.push(`${name} is not valid. Allowed: ${allowed}.`);
    return [name, result.data] as const;
  });
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return Object.fromEntries(entries) as Values;
}

/** Where only this machine can reach the server, the demo loads by itself; where others can, only on request and with random secrets. */
function demoMode(asked: '0' | '1' | undefined, isOnlyHere: boolean): Config['demo'] {
  if (asked === '0') return 'none';
  if (isOnlyHere) return 'fixed credentials';
  return asked === '1' ? 'random credentials' : 'none';
}

function backupsOf(value: Values): Config['backups'] {
  const { BACKUP_DIR: dir, BACKUP_EVERY_MINUTES: everyMinutes, DATA_DIR: data, DATABASE_URL: url } = value;
  if (dir === undefined && everyMinutes !== undefined)
    throw new ConfigError('BACKUP_EVERY_MINUTES must be set together with BACKUP_DIR, or not at all.');
  if (dir === undefined) return null;
  if (url !== undefined)
    throw new ConfigError(
      'BACKUP_DIR is for SQLite. PostgreSQL makes its own backups: docs/operations.md says how. Leave BACKUP_DIR unset.',
    );
  const folder = resolve(dir);
  const dataDir = resolve(data ?? DEFAULT_DATA_DIR);
  if (`${folder}${sep}`.startsWith(`${dataDir}${sep}`))
    throw new ConfigError('BACKUP_DIR must lie outside DATA_DIR, best on another disk.');
  return { folder, everyMinutes: everyMinutes ?? 15 };
}

function metricsOf({ METRICS_PORT: metricsPort, METRICS_HOST: metricsHost }: Values): Config['metrics'] {
  if (metricsPort !== undefined) return { port: metricsPort, host: metricsHost ?? '127.0.0.1' };
  if (metricsHost === undefined) return null;
  throw new ConfigError('METRICS_HOST must be set together with METRICS_PORT, or not at all.');
}

function mailSettingsOf(smtpUrl: string, sender: string): MailSettings {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const [, name = '', named, alone] = SENDER.exec(sender) ?? [];
  return {
    smtp: {
      ...{ host, port: port === '' ? (isSecure ? 465 : 587) : Number(port) },
      ...{ isSecure, isLoopback: isLoopback(host) },
      user: username === '' ? null : decodeURIComponent(username),
      password: password === '' ? null : decodeURIComponent(password),
    },
    from: { name, address: named ?? alone ?? '' },
  };
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function splitList(text: string): readonly string[] {
  return text.split(',').map((part) => part.trim());
}
