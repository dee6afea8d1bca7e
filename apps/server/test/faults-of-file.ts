import { checkCompanyFile } from '#features/company-file/check-company-file.ts';
import { CompanyFileRefused, faultSentence } from '#features/company-file/file-fault.ts';
import { NOTHING_STORED } from './nothing-stored.ts';

/** @returns what is wrong with a company file, as whoever imports it reads it; a file for which nothing is stored */
export function faultsOfFile(file: unknown): readonly string[] {
  try {
    checkCompanyFile(file, NOTHING_STORED);
    return [];
  } catch (error) {
    if (!(error instanceof CompanyFileRefused)) throw error;
    return error.faults.map(faultSentence);
  }
}
