// Why the server did not start, in a sentence that helps.
import { ConfigError } from './config.ts';
import { DatabaseRefused } from './errors/refused.ts';
import { NotOurs } from './read-own-config.ts';
import { SecretsError } from './secrets.ts';
import { CertificateRefused } from './tls/read-certificate.ts';
import { whose } from './whose-file.ts';

/** Errors whose message is written for anyone who starts the server. */
const OWN_SENTENCES = [ConfigError, NotOurs, SecretsError, DatabaseRefused, CertificateRefused];

type SystemError = NodeJS.ErrnoException & { readonly port?: number };

export function explainStartFailure(error: unknown): string {
  if (OWN_SENTENCES.some((kind) => error instanceof kind))
    return `Stimpill did not start.\n${(error as Error).message}`;
  if (!(error instanceof Error)) return 'Stimpill did not start, and nothing says why.';
  return `Stimpill did not start: ${becauseOf(error)}`;
}

function becauseOf(error: SystemError): string {
  const code = error.code ?? '';
  if (code in SYSTEM_REASONS) return SYSTEM_REASONS[code as keyof typeof SYSTEM_REASONS](error);
  if (code.startsWith('SQLITE_'))
    return `SQLite cannot use the database in DATA_DIR (${code}). Check the disk and the file, or restore a backup.`;
  return error.message;
}

const notAllowed = ({ path, port }: SystemError) =>
  `it may not use ${path ?? (port === undefined ? 'what it needs' : `port ${port}`)}.${whose(path ?? '', 'write') || ' Give it the right, or choose another.'}`;
const notAFolder = ({ path }: SystemError) => `${path ?? 'a file'} is not a folder. Choose another.`;
const noPostgresql = ({ code }: SystemError) =>
  `PostgreSQL at DATABASE_URL does not let us in (${code ?? ''}). Check address, user and database.`;

const SYSTEM_REASONS = {
  EADDRINUSE: ({ port }: SystemError) =>
    `port ${port ?? ''} is taken by another program. Stop that, or choose another with PORT=8081.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
  ENOENT: ({ path }: SystemError) => `${path ?? 'a file'} does not exist.`,
  ENOSPC: () => 'the disk is full. Make room on it.',
  ECONNREFUSED: noPostgresql,
  ECONNRESET: noPostgresql,
  EHOSTUNREACH: noPostgresql,
  ENETUNREACH: noPostgresql,
  ENOTFOUND: noPostgresql,
  EAI_AGAIN: noPostgresql,
  ETIMEDOUT: noPostgresql,
  // PostgreSQL's own: authorization, password, database.
  '28000': noPostgresql,
  '28P01': noPostgresql,
  '3D000': noPostgresql,
} satisfies Record<string, (error: SystemError) => string>;
