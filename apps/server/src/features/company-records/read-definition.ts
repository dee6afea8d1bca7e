// The text of a rule file in a request -> the values in it, whatever they are.
import { domainErrorOf } from '#errors/domain-error.ts';
import { CompanyFileRefused } from '#features/company-file/file-fault.ts';
import { readCompanyFile } from '#features/company-file/read-company-file.ts';

/** @throws DomainError `request.invalid` where it is neither YAML nor JSON */
export function readDefinition(text: string): unknown {
  try {
    return readCompanyFile(new TextEncoder().encode(text), '');
  } catch (error) {
    if (!(error instanceof CompanyFileRefused)) throw error;
    const [first, ...rest] = error.faults.map(({ path, message }) => ({
      code: 'request.invalid' as const,
      message: `definition, ${path}: ${message}.`,
      field: 'definition',
    }));
    throw first === undefined ? error : domainErrorOf([first, ...rest]);
  }
}
