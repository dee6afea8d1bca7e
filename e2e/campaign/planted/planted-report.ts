// The outcome of planted bugs. A bug that was never reached was not found, whatever else turned red. A bug in several parts, such as 15a
// and 15b, counts once all of them are found.

export type Hunted = {
  readonly number: string;
  readonly name: string;
  /** The checks that turned red, each with its first difference; undefined when the campaign did not get to its end. */
  readonly red: readonly string[] | undefined;
  /** How often what is planted did its harm; undefined where nobody counts it, as in a browser. */
  readonly reached: number | undefined;
};

export function toPlantedReport(hunted: readonly Hunted[]): string {
  const { found, all } = countFound(hunted);
  return [`Found ${found} of ${all} planted bugs.`, '', ...hunted.map(toLines), ''].join('\n');
}

function toLines(bug: Hunted): string {
  const { number, name, red = [], reached } = bug;
  const mark = isFound(bug) ? 'found ' : 'MISSED';
  const by = [...new Set(red.map((first) => first.split(':')[0]))].join(', ');
  const facts = [
    ...(reached === undefined ? [] : [reached === 0 ? 'never reached' : `reached ${timesOf(reached)}`]),
    ...(by === '' ? [] : [`found by ${by}`]),
    ...(bug.red === undefined ? ['the campaign broke down'] : []),
  ];
  return [
    `  ${mark} ${number.padStart(3)} ${name}: ${facts.join(', ') || 'nothing turned red'}`,
    ...red.map((first) => `             ${first}`),
  ].join('\n');
}

const timesOf = (reached: number) => (reached === 1 ? 'once' : `${reached} times`);

const isFound = ({ red, reached }: Hunted) => red !== undefined && red.length > 0 && reached !== 0;

/** `15a` and `15b` are parts of one. */
const wholeOf = ({ number }: Hunted) => number.replace(/[a-z]$/, '');

export function countFound(hunted: readonly Hunted[]): { readonly found: number; readonly all: number } {
  const all = new Set(hunted.map(wholeOf));
  const missed = new Set(hunted.filter((bug) => !isFound(bug)).map(wholeOf));
  return { found: all.size - missed.size, all: all.size };
}
