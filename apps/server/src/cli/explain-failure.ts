// Why a command did not do what was asked, in sentences, and the exit code that goes with it.
import { CommanderError, InvalidArgumentError } from 'commander';
import { ConfigError } from '../config.ts';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import { CompanyFileRefused, faultSentence } from '../features/company-file/file-fault.ts';
import { NotOurs } from '../read-own-config.ts';
import { SecretsError } from '../secrets.ts';
import { whose } from '../whose-file.ts';
import type { AnyErrorCode } from '@stimpill/api-types';
import { DomainError } from '../errors/domain-error.ts';
import { Refused, DatabaseRefused } from '../errors/refused.ts';
import { EnvironmentFault, EXIT_CODES } from './exit-code.ts';

export type Failure = { readonly exitCode: number; readonly text: string };

/** More than anybody reads; a file of a hundred megabytes can have millions of faults. */
const MOST_FAULTS_SHOWN = 1_000;

const BUSY =
  'The database is busy: the server or another command writes to it. Nothing was changed. Try again, or stop the server meanwhile.';

export function explainFailure(error: unknown): Failure {
  // Of an argument commander makes a CommanderError that it prints; this one came later.
  if (error instanceof InvalidArgumentError)
    return { exitCode: EXIT_CODES.usage, text: `${error.message}\n` };
  if (error instanceof CommanderError) {
    // commander has printed it already.
    return { exitCode: error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.usage, text: '' };
  }
  if (error instanceof CompanyFileRefused) return { exitCode: EXIT_CODES.refused, text: faultsText(error) };
  if (error instanceof Refused) return { exitCode: EXIT_CODES.refused, text: `${error.message}\n` };
  if (error instanceof DomainError && error.answerStatus < 500)
    return { exitCode: EXIT_CODES.refused, text: `${withCommand(error)}\n` };
  return { exitCode: EXIT_CODES.environment, text: `${environmentText(error)}\n` };
}

/** The command that helps, where a use case of several doors has refused. */
const COMMANDS: Readonly<Partial<Record<AnyErrorCode, string>>> = {
  'entry.not_found': 'stimpill call getTimeEntries --help',
  'entry.locked': 'stimpill timesheet unlock',
  'entry.closed': 'stimpill timesheet unlock',
  'review.not_open': 'stimpill call listReviews',
  'time_off.not_found': 'stimpill call listLeaveRequests',
  'leave.decided': 'stimpill call takeBackLeaveDecision --help',
  'absence.not_found': 'stimpill call listAbsences --help',
  'absence.locked': 'stimpill timesheet unlock',
  'punch.does_not_fit': 'stimpill call getTimeEntries --help',
  'payroll.exported_before': 'stimpill payroll list',
  'payroll.made_meanwhile': 'stimpill payroll list',
  'payroll.not_ready': 'stimpill payroll export --help',
  'payroll.tablet_silent': 'stimpill payroll export --help',
  'payroll.figures_moved': 'stimpill payroll export --help',
};

function withCommand({ code, faults }: DomainError): string {
  const command = helpingCommand(code);
  const text = faults.map(({ message }) => message).join('\n');
  return command === undefined ? text : `${text} See "${command}".`;
}

/** @returns the command that helps where something was refused so; undefined: none */
export function helpingCommand(code: AnyErrorCode): string | undefined {
  return COMMANDS[code];
}

function faultsText({ message, faults }: CompanyFileRefused): string {
  const lines = faults.slice(0, MOST_FAULTS_SHOWN).map((fault) => `  ${faultSentence(fault)}\n`);
  const more = faults.length - lines.length;
  const rest = more === 0 ? '' : `  And ${more} more. Correct these first.\n`;
  return `${message} Nothing was imported.\n${lines.join('')}${rest}`;
}

function environmentText(error: unknown): string {
  if (!(error instanceof Error)) return 'The command failed, and nothing says why.';
  const hasOwnSentence =
    error instanceof ConfigError ||
    error instanceof NotOurs ||
    error instanceof SecretsError ||
    error instanceof DatabaseRefused ||
    error instanceof EnvironmentFault;
  if (hasOwnSentence) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code.startsWith('SQLITE_BUSY')) return BUSY;
  if (isDatabaseUnavailable(error)) {
    return `The database does not answer (${code === '' ? error.name : code}). Check DATA_DIR or DATABASE_URL. Nothing was changed.`;
  }
  // The error's own words would quote the statement with its values, hashes among them.
  if (/^SQLITE_|^[0-9A-Z]{5}$/.test(code))
    return `The database refused the command (${code}). Nothing was changed.`;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : null;
  const why = path === null ? '' : whose(path, 'write');
  return `The command failed: ${error.message}${why && `.${why}`}`;
}
