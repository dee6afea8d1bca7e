/** What is a class of a rule called? */
import { type PayCode } from '#rules/rule-definition.ts';
import { inEveryLanguage, type Words } from '#words/words.ts';
import { BUCKET_NAMES } from './display-names.ts';

/** What nobody would write as a word. */
const IS_KEY = /[A-Z0-9_]/;

/**
 * As the rule names it; else by its key, where that is a word; else as what it is paid.
 * @example classWords('night', { bucket: 'nightTime', payLine: 'NV' }).en // 'night'
 */
export const classWords = (key: string, { names, bucket, payLine }: PayCode): Words => {
  if (names !== undefined) return names;
  if (!IS_KEY.test(key)) return inEveryLanguage(key);
  const { is, en, pl } = BUCKET_NAMES[bucket];
  return { is: `${is} (${payLine})`, en: `${en} (${payLine})`, pl: `${pl} (${payLine})` };
};
