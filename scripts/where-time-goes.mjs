// Where the time of npm test goes, as the table that the run prints and CONTRIBUTING.md has.

const HEADS = ['What', 'Tests', 'Seconds', 'Processor', 'Share'];
const UNKNOWN = '?';

/**
 * @param {{ name: string, passed: number, failed: number, seconds: number, processorSeconds?: number }[]} outcomes
 * @returns {string} in Markdown, the longest first; the share is of the seconds of all lanes together. What it took of the processors, in
 *   seconds too, hardly depends on what else the machine does
 */
export function whereTimeGoes(outcomes) {
  const rows = [...outcomes].sort((a, b) => b.seconds - a.seconds).map(rowOf(totalOf(outcomes)));
  const table = [HEADS, ...rows];
  const widths = HEADS.map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map((row) => lineOf(row.map((cell, column) => inColumn(cell, column, widths))));
  return [lines[0], lineOf(widths.map(ruleOf)), ...lines.slice(1)].join('\n');
}

const totalOf = (outcomes) => outcomes.reduce((total, { seconds }) => total + seconds, 0);

const rowOf =
  (total) =>
  ({ name, passed, failed, seconds, processorSeconds }) => [
    failed === 0 ? name : `${name}: ${failed} FAILED`,
    (passed + failed).toLocaleString('en'),
    seconds.toFixed(0),
    processorSeconds?.toFixed(0) ?? UNKNOWN,
    `${((100 * seconds) / total).toFixed(1)} %`,
  ];

const lineOf = (cells) => `| ${cells.join(' | ')} |`;

/** The names to the left, the numbers to the right, as oxfmt writes such a table. */
const inColumn = (cell, column, widths) =>
  column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);

const ruleOf = (width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`);
