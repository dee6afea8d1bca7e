// Is this the answer that the contract promises? A login page of a proxy or an answer of an older server must become an error, never a
// broken screen. Only the fields that the kiosk reads are checked here; the tests of the server check the others.

type TextLeaf = 'text' | 'instant';
type LeafOf<T> = [T] extends [string]
  ? TextLeaf
  : [T] extends [number]
    ? 'count'
    : [T] extends [boolean]
      ? 'flag'
      : never;

/**
 * How an answer of this type may be described: only fields of the contract, each of its kind, `| null` where the contract has it, and `?`
 * after the name of what an older server leaves out. The compiler refuses everything else.
 */
export type ShapeOf<T> = null extends T
  ? `${LeafOf<NonNullable<T>>} | null`
  : [T] extends [readonly (infer Item)[]]
    ? readonly [ShapeOf<Item>]
    : [T] extends [object]
      ? { readonly [Name in keyof T & string as NameOf<T, Name>]?: ShapeOf<Exclude<T[Name], undefined>> }
      : LeafOf<T>;
type NameOf<T, Name extends keyof T & string> = undefined extends T[Name] ? `${Name}?` : Name;

type Leaf = TextLeaf | 'count' | 'flag';
export type Shape =
  | Leaf
  | `${Leaf} | null`
  | readonly [Shape]
  | { readonly [name: string]: Shape | undefined };

const LEAVES: Record<Leaf, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  instant: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  count: (value) => Number.isSafeInteger(value),
  flag: (value) => typeof value === 'boolean',
};

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether `value` carries what the shape says; whatever else it carries is not looked at. */
export function hasShape(shape: Shape | undefined, value: unknown): boolean {
  if (typeof shape === 'string') {
    const [leaf, orNull] = shape.split(' | ');
    return (value === null && orNull !== undefined) || LEAVES[leaf as Leaf](value);
  }
  if (isItems(shape)) return Array.isArray(value) && value.every((item) => hasShape(shape[0], item));
  return (
    isRecord(value) &&
    Object.entries(shape ?? {}).every(([name, part]) => {
      const field = value[name.replace('?', '')];
      return (field === undefined && name.endsWith('?')) || hasShape(part, field);
    })
  );
}

const isItems = (shape: Shape | undefined): shape is readonly [Shape] => Array.isArray(shape);
