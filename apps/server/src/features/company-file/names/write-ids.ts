// Ids into the text of a company file. Only they are put in: comments, order and every other character stay as they are.
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import type { FilledId } from './fill-in.ts';

/** A parser that knows where everything stands needs a hundred times the text in memory. */
const LONGEST_TEXT = 5_000_000;

type Insertion = { readonly from: number; readonly to: number; readonly text: string };

/** @returns null when the text is too long, or not written in a way in which ids can be put in */
export function textWithIds(text: string, ids: readonly FilledId[], form: 'yaml' | 'json'): string | null {
  if (text.length > LONGEST_TEXT) return null;
  // JSON is YAML too.
  const document = parseDocument(text, { version: '1.2', schema: 'core', logLevel: 'silent' });
  const insertions: Insertion[] = [];
  for (const { path, id } of ids) {
    const item = document.getIn(path, true);
    const insertion = isMap(item)
      ? insertionInto(item, text, form === 'json' ? JSON.stringify(id) : id, form)
      : null;
    if (insertion === null) return null;
    insertions.push(insertion);
  }
  return applied(text, insertions);
}

function insertionInto(item: YAMLMap, text: string, id: string, form: 'yaml' | 'json'): Insertion | null {
  for (const { key, value } of item.items) {
    if (!isScalar(key) || key.value !== 'id') continue;
    if (!isScalar(value) || !value.range || !key.range) return null;
    // The id is there without a value, in one of the ways in which YAML writes nothing.
    const [from, to] = value.range;
    return from === to ? emptyPlace(text, key.range[1], id) : { from, to, text: id };
  }
  const first = item.items[0]?.key;
  if (!isScalar(first) || !first.range) return null;
  const [from] = first.range;
  const name = form === 'json' ? '"id"' : 'id';
  return {
    from,
    to: from,
    text: `${name}: ${id}${item.flow === true ? flowGap(text, from) : blockGap(text, from)}`,
  };
}

/** After the colon of an `id:` that has no value. */
function emptyPlace(text: string, endOfKey: number, id: string): Insertion | null {
  const colon = text.indexOf(':', endOfKey);
  return colon < 0 ? null : { from: colon + 1, to: colon + 1, text: ` ${id}` };
}

/** In `{ name: x }` the next field follows as the first one followed the bracket. */
function flowGap(text: string, from: number): string {
  const space = /\s*$/.exec(text.slice(Math.max(0, from - 200), from))?.[0] ?? '';
  return `,${space === '' ? ' ' : space}`;
}

/** On lines of their own the next field stands below, where the first one stood. */
function blockGap(text: string, from: number): string {
  const startOfLine = text.lastIndexOf('\n', from - 1) + 1;
  const newLine = text.includes('\r\n') ? '\r\n' : '\n';
  return `${newLine}${' '.repeat(from - startOfLine)}`;
}

function applied(text: string, insertions: readonly Insertion[]): string {
  const parts: string[] = [];
  let reached = 0;
  for (const { from, to, text: inserted } of [...insertions].sort((a, b) => a.from - b.from)) {
    parts.push(text.slice(reached, from), inserted);
    reached = to;
  }
  return parts.join('') + text.slice(reached);
}
