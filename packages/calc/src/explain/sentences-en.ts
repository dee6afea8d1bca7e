/** Explanations in English. */
import { day } from './grammar.ts';
import { payrollEn } from './payroll-en.ts';
import { type Sentences } from './sentences.ts';
import { workerEn } from './worker-en.ts';

/** The sentences of English. */
export const englishSentences: Sentences = {
  payroll: payrollEn,
  worker: workerEn,
  citation: ({ clause, source, checkedOn }, conflicts) => {
    const where = clause === undefined ? source : `clause ${clause}, ${source}`;
    return [`${where}, read ${day(checkedOn, 'en')}`, ...conflicts.map((other) => `note: ${other}`)].join(
      '; ',
    );
  },
  keptOtherwise:
    'This entry was approved with other figures than are explained here. It is paid by the figures that were approved.',
};
