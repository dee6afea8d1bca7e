// A sentence is data: `{name}` is filled in, and `{count|one:day|other:days}` takes the form that goes with what is filled in: the one called
// as the value, else the plural form that the language has for the number, else `other`. A form may hold one more of either.
import type { Language } from './language.ts';

type Value = string | number | boolean | null;
type Values<Name extends string = string> = Readonly<Record<Name, Value>>;
type NameIn<Inside extends string> = Inside extends `${infer Name}|${string}` ? Name : Inside;

/** What a sentence wants filled in. */
type BlanksOf<Text extends string> = Text extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Inside}}${string}` ? NameIn<Inside> : never) | BlanksOf<Rest>
  : never;

type SentenceWith<Name extends string> = [Name] extends [never] ? string : (values: Values<Name>) => string;

/** Sentences as a screen has them: a text, or what gives one for all that is to be filled in. */
export type Said<T> = T extends string
  ? SentenceWith<BlanksOf<T>>
  : { readonly [Key in keyof T]: Said<T[Key]> };

/** What is said with all of these values, with some, or with none. */
export function filled<Values>(sentence: string | ((values: Values) => string), values: Values): string {
  return typeof sentence === 'string' ? sentence : sentence(values);
}

const FORM_TEXT = String.raw`[^{}|]*(?:\{[^{}]*\}[^{}|]*)*`;
const BLANK = new RegExp(String.raw`\{(\w+)((?:\|${FORM_TEXT})*)\}`, 'g');
const FORM = new RegExp(String.raw`\|(\w*):(${FORM_TEXT})`, 'g');

/** Sentences ready to be said. The same ones are made ready once. */
export function sayIn<T extends object>(language: Language, sentences: T): Said<T> {
  const known = ready.get(sentences) ?? toSaid(sentences, new Intl.PluralRules(language));
  ready.set(sentences, known);
  return known as Said<T>;
}

const ready = new WeakMap<object, unknown>();

function toSaid(told: unknown, plural: Intl.PluralRules): unknown {
  if (typeof told === 'string')
    return told.includes('{') ? (values: Values) => fill(told, values, plural) : told;
  if (Array.isArray(told)) return told.map((each) => toSaid(each, plural));
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(Object.entries(told).map(([key, each]) => [key, toSaid(each, plural)]));
}

function fill(text: string, values: Values, plural: Intl.PluralRules): string {
  return text.replaceAll(BLANK, (_, name: string, forms: string) => {
    const value = values[name] ?? null;
    if (forms === '') return String(value);
    const byKey = new Map(Array.from(forms.matchAll(FORM), ([, key = '', form = '']) => [key, form]));
    const category = typeof value === 'number' ? plural.select(value) : 'other';
    return fill(byKey.get(String(value)) ?? byKey.get(category) ?? byKey.get('other') ?? '', values, plural);
  });
}
