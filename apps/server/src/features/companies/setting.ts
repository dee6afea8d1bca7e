// What a setting of a company is: one column of its row and one field of its file. And which types follow from a list of settings.
import { z } from 'zod';
import type { DbBoolean } from '../../database/db-boolean.ts';

type Setting<Column extends string, Stored, Schema extends z.ZodType> = {
  readonly column: Column;
  /** What the file may say: type, bounds, default, and what a person is told about anything else. */
  readonly schema: Schema;
  readonly toStored: (value: z.output<Schema>) => Stored;
  readonly fromStored: (stored: Stored) => z.output<Schema>;
};

export type AnySetting = {
  readonly column: string;
  readonly schema: z.ZodType;
  readonly toStored: (value: never) => unknown;
  readonly fromStored: (stored: never) => unknown;
  /** Its name in the contract with tablets, where they are told it. */
  readonly tabletName?: string;
};
export type SettingGroup = Readonly<Record<string, AnySetting>>;

/** The type of a text column says less than the schema of its content. */
type Plain<Value> = Value extends string ? string : Value;

/** Text or a number: the row says it as the file does. */
export function plain<Column extends string, Schema extends z.ZodType<string | number | null>>(
  column: Column,
  schema: Schema,
): Setting<Column, Plain<z.output<Schema>>, Schema> {
  return {
    column,
    schema,
    toStored: (value) => value as Plain<typeof value>,
    fromStored: (stored) => stored as z.output<Schema>,
  };
}

export function yesNo<Column extends string, Schema extends z.ZodType<boolean>>(
  column: Column,
  schema: Schema,
): Setting<Column, DbBoolean, Schema> {
  const fromStored = (stored: DbBoolean) => Boolean(stored) as z.output<Schema>;
  return { column, schema, toStored: (value) => value, fromStored };
}

/** A list that may be missing. It is stored in sorted order, so that equal lists are equal texts. */
export function listOf<Column extends string, Item extends z.ZodType>(
  column: Column,
  item: Item,
  keyOf: (value: z.output<Item>) => string,
): Setting<Column, string, z.ZodDefault<z.ZodArray<Item>>> {
  const inOrder = (a: z.output<Item>, b: z.output<Item>) =>
    keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b));
  return {
    column,
    schema: z.array(item).default([]),
    toStored: (values) => JSON.stringify([...values].sort(inOrder)),
    fromStored: (stored) => JSON.parse(stored) as z.output<Item>[],
  };
}

/** Tablets are told this one too, under a name of the contract. */
export function onTablet<Name extends string, One extends AnySetting>(
  tabletName: Name,
  setting: One,
): One & { readonly tabletName: Name } {
  return { ...setting, tabletName };
}

type SettingIn<List> = Extract<
  {
    [Name in keyof List]: List[Name] extends AnySetting ? List[Name] : List[Name][keyof List[Name]];
  }[keyof List],
  AnySetting
>;
type Frozen<Value> = Value extends readonly (infer Item)[] ? readonly Readonly<Item>[] : Value;
type ValueOf<One> = One extends AnySetting ? Frozen<z.output<One['schema']>> : never;
type SchemaOf<One> = One extends AnySetting ? One['schema'] : never;

/** The row with every setting of the list. */
export type RowOf<List> = {
  readonly [One in SettingIn<List> as One['column']]: Parameters<One['fromStored']>[0];
};

/** What every setting of the list says. */
export type ValuesOf<List> = {
  readonly [Name in keyof List]: List[Name] extends AnySetting
    ? ValueOf<List[Name]>
    : { readonly [Inner in keyof List[Name]]: ValueOf<List[Name][Inner]> };
};

/** What tablets are told, by the names of the contract. */
export type ToldTablets<List> = {
  readonly [One in Extract<SettingIn<List>, { tabletName: string }> as One['tabletName']]: ValueOf<One>;
};

/** A group of which everything may be missing may be missing itself. */
type MaybeMissing<Group extends z.ZodType> =
  Record<string, never> extends z.input<Group> ? z.ZodPrefault<Group> : Group;

/** The part of the company file. */
export type FileSchema<List> = z.ZodObject<
  {
    [Name in keyof List]: List[Name] extends AnySetting
      ? SchemaOf<List[Name]>
      : MaybeMissing<
          z.ZodObject<{ [Inner in keyof List[Name]]: SchemaOf<List[Name][Inner]> }, z.core.$strict>
        >;
  },
  z.core.$strict
>;

export function isSetting(part: AnySetting | SettingGroup): part is AnySetting {
  return typeof part.column === 'string';
}
