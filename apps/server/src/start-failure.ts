// Why the server did not start, in a sentence that helps.
import { ConfigError } from './config.ts';
import { DatabaseRefused } from './database/migrate.ts';
import { SecretsError } from './secrets.ts';

export function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof SecretsError || error instanceof DatabaseRefused) {
    return `Stimpill did not start.\n${error.message}`;
  }
  const { code, message, port, path } = error as NodeJS.ErrnoException & { port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return `Stimpill did not start: port ${String(port)} is taken by another program. Stop that, or choose another with PORT=8081.`;
    case 'EADDRNOTAVAIL':
      return 'Stimpill did not start: HOST is not an address of this machine.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `Stimpill did not start: it may not use ${path ?? `port ${String(port)}`}. Give it the right, or choose another.`;
    case 'ENOENT':
      return `Stimpill did not start: ${path ?? 'a file'} does not exist.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case '28P01':
    case '3D000':
      return `Stimpill did not start: PostgreSQL at DATABASE_URL does not let us in (${code}). Check address, user and database.`;
    default:
      return `Stimpill did not start: ${message}`;
  }
}
