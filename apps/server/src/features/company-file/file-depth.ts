// How deep values may lie in each other. Every later step goes down by calling itself, and the stack of the process has an end: anyone who
// sends brackets alone must not find it.
import { Lexer } from 'yaml';

/** No file of ours goes deeper than a dozen. */
export const MOST_DEPTH = 64;

export const TOO_DEEP = `has more than ${MOST_DEPTH} levels in each other, or a part that holds itself`;

/** @param text before it is parsed, because the parser calls itself too */
export function isDeepYaml(text: string): boolean {
  let flow = 0;
  let marks = 0;
  for (const token of new Lexer().lex(text)) {
    const sign = token.charAt(0);
    if (token === '[' || token === '{') flow += 1;
    else if (token === ']' || token === '}') flow = Math.max(0, flow - 1);
    else if (sign === '\n' || token === '\r\n') marks = 0;
    else if (token === '-' || token === '?' || token === ':') marks += 1;
    else if (/^ +$/.test(token) && marks === 0 && token.length > MOST_DEPTH * 8) return true;
    if (flow > MOST_DEPTH || marks > MOST_DEPTH) return true;
  }
  return false;
}

/** Whether a value lies too deep, or in itself, as an alias of YAML can say. */
export function isDeepValue(value: unknown): boolean {
  return isDeep(value, 0, new Set());
}

/** @param done what was looked at already: parts that stand in several places are looked at once */
function isDeep(value: unknown, depth: number, done: Set<object>): boolean {
  if (typeof value !== 'object' || value === null || done.has(value)) return false;
  if (depth > MOST_DEPTH) return true;
  const isTooDeep = Object.values(value).some((each) => isDeep(each, depth + 1, done));
  done.add(value);
  return isTooDeep;
}
