/** What is a line called where it is one of many, in a sentence or a row? Not by everything that is paid on it. */
import { type RuleDefinition } from '#rules/rule-definition.ts';
import { type Words } from '#words/words.ts';
import { BUCKET_NAMES } from './display-names.ts';
import { payLinesOf } from './pay-lines-of.ts';

/**
 * The classes that name a line: those that it pays alone; of a premium those that have it; else those that it pays beside
 * a premium. What is paid without work is named by none of them.
 */
const namingClasses = (rules: readonly RuleDefinition[], line: string): readonly Words[] => {
  const codes = rules.flatMap(({ codeMap }) => Object.values(codeMap));
  const paid = codes.filter(({ payLine }) => payLine === line);
  const alone = paid.filter(({ premiumLines = [] }) => premiumLines.length === 0);
  const asPremium = codes.filter(({ premiumLines = [] }) => premiumLines.includes(line));
  const naming = [alone, asPremium].find((each) => each.length > 0) ?? paid;
  return naming.map(({ bucket, names }) => names ?? BUCKET_NAMES[bucket]);
};

const headOf = ({ is, en, pl }: Words): Words => {
  const head = (text: string) => text.split(', ', 1)[0] ?? text;
  return { is: head(is), en: head(en), pl: head(pl) };
};

const distinct = (names: readonly Words[]): readonly Words[] => [
  ...new Map(names.map((name) => [`${name.is}\n${name.en}\n${name.pl}`, name])).values(),
];

/** What many names have in common up to a comma, else two of them; none where there are more. */
const shortened = (names: readonly Words[]): readonly Words[] => {
  const all = distinct(names);
  if (all.length < 2) return all;
  const heads = distinct(all.map(headOf));
  if (heads.length === 1) return heads;
  return all.length === 2 ? all : [];
};

/**
 * By the key of a line, at most two names; none where rules call it by more, so that its key says it best.
 * @example lineNamesOf([HOTEL_RESTAURANT_SHIFTS.definition]).get('VA45') // [{ en: '45% shift premium', … }]
 */
export const lineNamesOf = (rules: readonly RuleDefinition[]): ReadonlyMap<string, readonly Words[]> =>
  new Map(
    payLinesOf(rules).map(({ key, names }) => {
      const naming = namingClasses(rules, key);
      return [key, shortened(naming.length > 0 ? naming : names)];
    }),
  );
