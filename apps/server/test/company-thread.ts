import { createCompanyWork, type CompanyWork } from '../src/company-work.ts';
import type { UseCaseDeps } from '../src/use-case-deps.ts';

/** The thread that calculates for whole companies, run from source. */
export function companyThread({ database, clock }: Pick<UseCaseDeps, 'database' | 'clock'>): CompanyWork {
  return createCompanyWork(database.options, clock, {
    file: new URL('company-worker.mjs', import.meta.url),
    execArgv: ['--conditions=source'],
  });
}

/** The program of the thread that copies the log of SQLite, run from source. */
export const LOG_COPIER = {
  file: new URL('log-copier.mjs', import.meta.url),
  execArgv: ['--conditions=source'],
};
