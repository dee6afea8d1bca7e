// The partner guide as a test reads it: its blocks of code and its tables.
import { readFileSync } from 'node:fs';

const GUIDE = readFileSync(new URL('../../../../docs/partner-guide.md', import.meta.url), 'utf8');

/** The text under a heading of any level, up to the next heading of the same or a higher one. */
export function sectionOf(heading: string): string {
  const lines = GUIDE.split('\n');
  const levels = headingLevels(lines);
  const start = lines.findIndex((line, index) => levels[index] !== 0 && line.replace(/^#+ /, '') === heading);
  if (start === -1) throw new Error(`The guide has no section "${heading}".`);
  const level = levels[start] ?? 0;
  const end = levels.findIndex((each, index) => index > start && each !== 0 && each <= level);
  return lines.slice(start + 1, end === -1 ? undefined : end).join('\n');
}

/** By line; 0 where there is none. A comment in a block of code is no heading. */
function headingLevels(lines: readonly string[]): number[] {
  let isCode = false;
  return lines.map((line) => {
    if (line.startsWith('```')) isCode = !isCode;
    return isCode ? 0 : (/^(#+) /.exec(line)?.[1]?.length ?? 0);
  });
}

export function codeBlocksIn(heading: string, language: string): string[] {
  const blocks = sectionOf(heading).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'));
  return [...blocks].map(([, code = '']) => code);
}

/** The rows of the table whose first column has this heading, without the head; cells trimmed. */
export function tableIn(heading: string, firstColumn: string): string[][] {
  const rows = sectionOf(heading).split('\n').map(cellsOf);
  const head = rows.findIndex(([first]) => first === firstColumn);
  if (head === -1) throw new Error(`There is no table "${firstColumn}" under "${heading}".`);
  const body = rows.slice(head + 2);
  const end = body.findIndex((row) => row.length === 0);
  return end === -1 ? body : body.slice(0, end);
}

function cellsOf(line: string): string[] {
  return line.startsWith('|')
    ? line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
    : [];
}
