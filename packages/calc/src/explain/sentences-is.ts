/** Explanations in Icelandic. */
import { day } from './grammar.ts';
import { payrollIs } from './payroll-is.ts';
import { type Sentences } from './sentences.ts';
import { workerIs } from './worker-is.ts';

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
