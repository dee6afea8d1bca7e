// Two people changed one record. What only one of them touched stays as that one left it; what both touched differently is a clash.
import { get, set, type FieldValues } from 'react-hook-form';

export type HowToMerge<Values> = {
  /** Fields that say one thing together, such as the two ends of an entry: anyone who changed one of them changed them all. */
  readonly together?: readonly (readonly (keyof Values & string)[])[] | undefined;
  /** Lists whose places stand for themselves, such as the seven days of a week. Every other list is one field. */
  readonly rows?: readonly (keyof Values & string)[] | undefined;
};

/** The paths of a field that both have changed, in what react-hook-form calls them. */
export type Clash = readonly string[];

type Merged<Values> = {
  /** With theirs wherever they clash. */
  readonly values: Values;
  readonly clashes: readonly Clash[];
};

/** @param seen what both began with */
export function mergeValues<Values extends FieldValues>(
  { seen, mine, theirs }: Readonly<Record<'seen' | 'mine' | 'theirs', Values>>,
  how: HowToMerge<Values>,
): Merged<Values> {
  const isTouched = (paths: Clash, by: Values) =>
    !isSame(paths.map((path) => [get(by, path), get(seen, path)]));
  const differs = (paths: Clash) => !isSame(paths.map((path) => [get(mine, path), get(theirs, path)]));
  const touched = fieldsOf([seen, mine, theirs], how).filter(
    (paths) => isTouched(paths, mine) && differs(paths),
  );
  const clashes = touched.filter((paths) => isTouched(paths, theirs));
  const own = touched.filter((paths) => !clashes.includes(paths));
  return { values: withFields(theirs, mine, own), clashes };
}

/**
 * What was seen, with what stands there since because one has changed it oneself.
 * @param sent what may have been saved without an answer
 */
export function withOwn<Values extends FieldValues>(
  { seen, sent, theirs }: Readonly<Record<'seen' | 'sent' | 'theirs', Values>>,
  how: HowToMerge<Values>,
): Values {
  const pairs = (paths: Clash, other: Values) =>
    paths.map((path) => [get(sent, path), get(other, path)] as const);
  const own = fieldsOf([seen, sent, theirs], how).filter(
    (paths) => isSame(pairs(paths, theirs)) && !isSame(pairs(paths, seen)),
  );
  return withFields(seen, theirs, own);
}

/** @returns a copy of `values` with these fields as they are in `other` */
export function withFields<Values extends FieldValues>(
  values: Values,
  other: Values,
  fields: readonly Clash[],
): Values {
  const copy = structuredClone(values);
  for (const path of fields.flat()) set(copy, path, structuredClone(get(other, path)));
  return copy;
}

const isSame = (pairs: readonly (readonly [unknown, unknown])[]) =>
  pairs.every(([one, other]) => JSON.stringify(one) === JSON.stringify(other));

function fieldsOf<Values extends FieldValues>(
  all: readonly Values[],
  { together = [], rows = [] }: HowToMerge<Values>,
): readonly Clash[] {
  const grouped: readonly string[] = together.flat();
  const names = [...new Set(all.flatMap((values) => Object.keys(values)))];
  const alone = names.filter((name) => !grouped.includes(name));
  return [...together, ...alone.flatMap((name) => leavesOf(all, name, rows.includes(name)))];
}

/** A list whose length somebody has changed is one field again. */
function leavesOf(all: readonly FieldValues[], path: string, isOfRows: boolean): readonly Clash[] {
  const each: readonly unknown[] = all.map((values) => get<unknown>(values, path));
  const isSplit = each.every((value) => (Array.isArray(value) ? isOfRows : isPlain(value)));
  const keys = new Set(isSplit ? each.flatMap((value) => Object.keys(value as object)) : []);
  const isEven = each.every((value) => !Array.isArray(value) || value.length === keys.size);
  if (keys.size === 0 || !isEven) return [[path]];
  return [...keys].flatMap((key) => leavesOf(all, `${path}.${key}`, isOfRows));
}

const isPlain = (value: unknown) => typeof value === 'object' && value !== null;
