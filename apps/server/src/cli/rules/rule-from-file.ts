// A pay rule in a file, or every problem that it has.
import { Refused } from '#errors/refused.ts';
import { CompanyFileRefused, faultSentence } from '#features/company-file/file-fault.ts';
import { readCompanyFile } from '#features/company-file/read-company-file.ts';
import { unseenTexts } from '#features/company-file/unseen-texts.ts';
import { readRule, type GoodRule } from '#features/rules/rule-file.ts';

export const problemText = ({ path, message }: GoodRule['warnings'][number]) =>
  `${path.replace(/^\./, '')} ${message}`;

/** @throws Refused with every problem */
export function ruleFromFile(bytes: Uint8Array, file: string): GoodRule {
  const content = contentOf(bytes, file);
  const parsed = readRule(content);
  if (parsed.ok) return { ...parsed, warnings: [...parsed.warnings, ...unseenTexts(content)] };
  throw refusal(file, parsed.problems.map(problemText));
}

function contentOf(bytes: Uint8Array, file: string): unknown {
  try {
    return readCompanyFile(bytes, file);
  } catch (error) {
    if (error instanceof CompanyFileRefused) throw refusal(file, error.faults.map(faultSentence));
    throw error;
  }
}

const refusal = (file: string, faults: readonly string[]) =>
  new Refused([`${file} is no pay rule:`, ...faults.map((fault) => `  ${fault}`)].join('\n'));
