// The sentences of an explanation in each language.
import { day } from './grammar.ts';
import { payrollEn } from './payroll-en.ts';
import type { Sentences } from './sentences.ts';
import { workerEn } from './worker-en.ts';
import { payrollIs } from './payroll-is.ts';
import { workerIs } from './worker-is.ts';
import { payrollPl } from './payroll-pl.ts';
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

/** The sentences of Icelandic. */
export const icelandicSentences: Sentences = {
  payroll: payrollIs,
  worker: workerIs,
  citation: ({ clause, source, checkedOn }, conflicts) => {
    const where = clause === undefined ? source : `grein ${clause}, ${source}`;
    const read = `${where}, lesið ${day(checkedOn, 'is')}`;
    return [read, ...conflicts.map((other) => `athugið: ${other}`)].join('; ');
  },
  keptOtherwise:
    'Færslan var samþykkt með öðrum tölum en hér er skýrt frá. Greitt er eftir þeim tölum sem voru samþykktar.',
};

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
