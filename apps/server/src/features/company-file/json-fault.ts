// Where is this text not JSON? The runtime's own parser does not always say where, and accepts the same name twice in an object.
import { MOST_DEPTH, TOO_DEEP } from './file-depth.ts';
import type { FileFault } from './file-fault.ts';

const TOKEN = /[ \t\n\r]*(?:([{}[\],:])|(")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

/**
 * Characters that need no mark, or one marked character. A string is taken in such parts: an expression for the whole of a long one
 * would fill the runtime's stack.
 */
const STRING_PART = /[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** A sign such as `{`, a string with its quotes, or any other value. */
type Token = {
  readonly sign: string | undefined;
  readonly string: string | undefined;
  readonly start: number;
  readonly end: number;
};

type Expected = 'a value' | 'a value or ]' | 'a name or }' | 'a name' | ':' | 'a comma or the end of it';

/** The names that an open object has so far; null for an open list. */
type Container = Set<string> | null;

type Walk = { readonly open: Container[]; expected: Expected };

/** @returns null when the text is one JSON value in which no object has the same name twice */
export function findJsonFault(text: string): FileFault | null {
  const walk: Walk = { open: [], expected: 'a value' };
  let offset = 0;
  do {
    const token = readToken(text, offset);
    const message = token === null ? `must have ${walk.expected} here` : step(walk, token);
    if (message !== null) return faultAt(text, token?.start ?? offset, message);
    offset = token?.end ?? offset;
  } while (walk.open.length > 0);
  return text.slice(offset).trim() === '' ? null : faultAt(text, offset, 'must be the end of the file');
}

function readToken(text: string, offset: number): Token | null {
  TOKEN.lastIndex = offset;
  const match = TOKEN.exec(text);
  if (match === null) return null;
  const [whole, sign, quote] = match;
  const start = offset + whole.length - whole.trimStart().length;
  if (quote === undefined) return { sign, string: undefined, start, end: TOKEN.lastIndex };
  const end = endOfString(text, TOKEN.lastIndex);
  return end === null ? null : { sign, string: text.slice(start, end), start, end };
}

/** @returns where the text goes on after the closing quote; null when there is none, or something else before it */
function endOfString(text: string, from: number): number | null {
  STRING_PART.lastIndex = from;
  let end = from;
  while (STRING_PART.test(text)) end = STRING_PART.lastIndex;
  return text[end] === '"' ? end + 1 : null;
}

/** Takes one token; what is wrong with it, or null. */
function step(walk: Walk, { sign, string }: Token): string | null {
  const { expected, open } = walk;
  if (sign === undefined) {
    return string !== undefined && expected.startsWith('a name') ? takeName(walk, string) : takeValue(walk);
  }
  if (sign === '{' || sign === '[') {
    if (!expected.startsWith('a value')) return `must have ${expected} here`;
    if (open.length >= MOST_DEPTH) return TOO_DEEP;
    open.push(sign === '{' ? new Set() : null);
    walk.expected = sign === '{' ? 'a name or }' : 'a value or ]';
    return null;
  }
  return sign === '}' || sign === ']' ? close(walk, sign) : separate(walk, sign);
}

function takeName(walk: Walk, text: string): string | null {
  const name = JSON.parse(text) as string;
  const names = walk.open.at(-1);
  if (names?.has(name) === true) return `has the name "${name}" twice`;
  names?.add(name);
  walk.expected = ':';
  return null;
}

function takeValue(walk: Walk): string | null {
  if (!walk.expected.startsWith('a value')) return `must have ${walk.expected} here`;
  walk.expected = 'a comma or the end of it';
  return null;
}

function close(walk: Walk, sign: '}' | ']'): string | null {
  const isObject = walk.open.at(-1) !== null;
  const mayClose =
    walk.expected === 'a comma or the end of it' ||
    walk.expected === (isObject ? 'a name or }' : 'a value or ]');
  if (!mayClose || isObject !== (sign === '}')) return `must have ${walk.expected} here`;
  walk.open.pop();
  walk.expected = 'a comma or the end of it';
  return null;
}

function separate(walk: Walk, sign: string): string | null {
  if (sign === ':' && walk.expected === ':') walk.expected = 'a value';
  else if (sign === ',' && walk.expected === 'a comma or the end of it') {
    walk.expected = walk.open.at(-1) === null ? 'a value' : 'a name';
  } else return `must have ${walk.expected} here`;
  return null;
}

function faultAt(text: string, offset: number, message: string): FileFault {
  const rest = /\S|$/.exec(text.slice(offset));
  const before = text.slice(0, offset + (rest?.index ?? 0));
  const line = before.split('\n').length;
  return { path: `line ${line}, column ${before.length - before.lastIndexOf('\n')}`, message };
}
