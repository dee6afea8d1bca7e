// npm run count-source -- [REVISION…]: files and lines by folder, at HEAD or at each revision named, read from git without a checkout.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './steps.mjs';

/** The first that fits a path says what it counts as; what fits none is source. `test` is also what only tests, benches and drills use. */
const KINDS = [
  ['no text', /\.(png|svg|ico|gz|sqlite)$/],
  ['lock file', /(^|\/)pnpm-lock\.yaml$/],
  ['generated', /(^|\/)(CHANGELOG\.md|openapi[^/]*\.json)$|\.snap$/],
  ['test', /\.(test|spec)\.tsx?$|^(e2e|findings)\/|\/(test|testing|bench|drill)\/|^scripts\/test-/],
  ['words', /^packages\/words\/[a-z]{2}\/|^packages\/words\/src\/review-asks-[a-z]{2}\.ts$/],
  ['words', /^apps\/desk\/.*-words\.ts$|^apps\/kiosk\/src\/i18n\/([a-z]+-)?(is|en|pl)\.ts$/],
  ['words', /\/log\/(change|field)-words\.ts$|^packages\/calc\/src\/explain\/.*-(is|en|pl)\.ts$/],
];

/** @param path from the root of the repository */
export const kindOf = (path) => KINDS.find(([, paths]) => paths.test(path))?.[0] ?? 'source';

/** `apps/server`, `docs`; the files of the root are `.`. */
const folderOf = (path) => /^((apps|packages)\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? '.';

/**
 * @param files `{ path, lines }` of one revision
 * @returns {{ name: string, files: number, lines: number }[]} a row for each folder, one for all source, one for the words apart
 */
export function rowsOf(files) {
  const of = (kind) => files.filter(({ path }) => kindOf(path) === kind);
  const row = (name, some) => ({
    name,
    files: some.length,
    lines: some.reduce((sum, { lines }) => sum + lines, 0),
  });
  const folders = [...new Set(of('source').map(({ path }) => folderOf(path)))].sort();
  return [
    ...folders.map((folder) =>
      row(
        folder,
        of('source').filter(({ path }) => folderOf(path) === folder),
      ),
    ),
    row('all source', of('source')),
    row('words, apart', of('words')),
  ];
}

const git = (args, input) => execFileSync('git', args, { cwd: root, input, maxBuffer: 2 ** 30 });

/** Every file of a revision, symbolic links apart, with the number of its lines. */
function filesAt(revision) {
  const entries = git(['ls-tree', '-r', '-z', revision]).toString().split('\0');
  const found = entries
    .map((entry) => /^100\d+ blob (\w+)\t(.+)$/.exec(entry))
    .filter((match) => match !== null);
  const lines = linesOf(found.map(([, id]) => id));
  return found.map(([, , path], index) => ({ path, lines: lines[index] }));
}

/** `git cat-file --batch` answers each with `<id> blob <bytes>`, the bytes and a line feed. */
function linesOf(ids) {
  const answer = git(['cat-file', '--batch'], `${ids.join('\n')}\n`);
  let at = 0;
  return ids.map(() => {
    const start = answer.indexOf('\n', at) + 1;
    const end = start + Number(answer.toString('latin1', at, start - 1).split(' ')[2]);
    at = end + 1;
    return answer.subarray(start, end).filter((byte) => byte === 10).length;
  });
}

/** A table with two columns a revision. */
function tableOf(revisions) {
  const counts = revisions.map(
    (revision) => new Map(rowsOf(filesAt(revision)).map((row) => [row.name, row])),
  );
  const [folders, totals] = [new Set(), new Set()];
  for (const name of counts.flatMap((rows) => [...rows.keys()]))
    (/[ ,]/.test(name) ? totals : folders).add(name);
  const figures = (name) =>
    counts.flatMap((rows) => [rows.get(name)?.files ?? 0, rows.get(name)?.lines ?? 0]);
  const line = (name, cells) => name.padEnd(20) + cells.map((cell) => String(cell).padStart(18)).join('');
  return [
    line(
      '',
      revisions.flatMap((revision) => [`files ${revision}`, 'lines']),
    ),
    ...[...[...folders].sort(), ...totals].map((name) => line(name, figures(name))),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const revisions = process.argv.slice(2);
  console.log(tableOf(revisions.length === 0 ? ['HEAD'] : revisions));
}
