/** Explanations in Polish. */
import { day } from './grammar.ts';
import { payrollPl } from './payroll-pl.ts';
import { type Sentences } from './sentences.ts';
import { workerPl } from './worker-pl.ts';

/** The sentences of Polish. */
export const polishSentences: Sentences = {
  payroll: payrollPl,
  worker: workerPl,
  citation: ({ clause, source, checkedOn }, conflicts) => {
    const where = clause === undefined ? source : `punkt ${clause}, ${source}`;
    const read = `${where}, odczytano ${day(checkedOn, 'pl')}`;
    return [read, ...conflicts.map((other) => `uwaga: ${other}`)].join('; ');
  },
  keptOtherwise:
    'Ten wpis zatwierdzono z innymi liczbami niż tu wyjaśnione. Płaci się według liczb zatwierdzonych.',
};
