import { createCompanyWork, type CompanyWork } from '../src/company-work.ts';
import type { UseCaseDeps } from '../src/use-case-deps.ts';

/** The thread that calculates for whole companies, run from source. */
export function companyThread({ database, clock }: Pick<UseCaseDeps, 'database' | 'clock'>): CompanyWork {
  return createCompanyWork(database.options, clock, {
    file: new URL('company-worker.mjs', import.meta.url),
    execArgv: ['--conditions=source'],
  });
}
