// The text of a rule file in a request -> the values in it, whatever they are.
import { domainErrorOf, type Fault } from '#errors/domain-error.ts';
import { CompanyFileRefused } from '#features/company-file/file-fault.ts';
import { readCompanyFile } from '#features/company-file/read-company-file.ts';
import { unseenTexts } from '#features/company-file/unseen-texts.ts';

/** @throws DomainError `request.invalid` where it is neither YAML nor JSON, or a text in it is none that people can read */
export function readDefinition(text: string): unknown {
  const definition = valuesOf(text);
  refuse(
    unseenTexts(definition, ['definition']).map(({ path, message }) => faultAt(path, `${path} ${message}.`)),
  );
  return definition;
}

function valuesOf(text: string): unknown {
  try {
    return readCompanyFile(new TextEncoder().encode(text), '');
  } catch (error) {
    if (!(error instanceof CompanyFileRefused)) throw error;
    refuse(
      error.faults.map(({ path, message }) => faultAt('definition', `definition, ${path}: ${message}.`)),
    );
    throw error;
  }
}

const faultAt = (field: string, message: string): Fault => ({ code: 'request.invalid', message, field });

function refuse([first, ...rest]: readonly Fault[]): void {
  if (first !== undefined) throw domainErrorOf([first, ...rest]);
}
