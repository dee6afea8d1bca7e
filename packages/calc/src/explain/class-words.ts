/** What is a class of a rule called? */
import { type PayCode } from '#rules/rule-definition.ts';
import { type Words } from '#words/words.ts';
import { BUCKET_NAMES } from './display-names.ts';

/**
 * As the rule names it; else as what it is paid: a key is a word of one language at most.
 * @example classWords({ bucket: 'nightTime', payLine: 'NV' }).en // 'night (NV)'
 */
export const classWords = ({ names, bucket, payLine }: PayCode): Words => {
  if (names !== undefined) return names;
  const { is, en, pl } = BUCKET_NAMES[bucket];
  return { is: `${is} (${payLine})`, en: `${en} (${payLine})`, pl: `${pl} (${payLine})` };
};
