// How big a soak is, how long it takes, and on which engine.
import { parseArgs } from 'node:util';

export type SoakOptions = {
  readonly seed: number;
  readonly engine: 'sqlite' | 'postgresql';
  /** Real minutes in which the days pass. Where the machine is too slow for them they take longer. */
  readonly minutes: number;
  readonly days: number;
  readonly companies: number;
  readonly tabletsOfEach: number;
  readonly peopleOfEach: number;
  /** Whether hashes of passwords and PINs cost what they cost in production. */
  readonly hasRealHashes: boolean;
};

export type AskedSoak = SoakOptions & { readonly isPlanted: boolean };

const DAYS = 6;
const PEOPLE_OF_A_COMPANY = 250;

export function readSoakOptions(args: readonly string[]): AskedSoak {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '20' },
      tablets: { type: 'string', default: '200' },
      people: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
      engine: { type: 'string', default: 'sqlite' },
      'real-hashes': { type: 'boolean', default: false },
      planted: { type: 'boolean', default: false },
    },
  });
  const { engine } = values;
  if (engine !== 'sqlite' && engine !== 'postgresql')
    throw new Error('--engine must be sqlite or postgresql.');
  const [minutes, tablets, people, seed] = (['minutes', 'tablets', 'people', 'seed'] as const).map((name) =>
    wholeNumber(name, values[name]),
  ) as [number, number, number, number];
  return {
    ...sizeOf({ tablets, people }),
    ...{ seed, engine, minutes, hasRealHashes: values['real-hashes'], isPlanted: values.planted },
  };
}

/** Two companies at least, because they take turns with what they ask for. */
export function sizeOf({ tablets, people }: { readonly tablets: number; readonly people: number }) {
  const companies = Math.max(2, Math.round(people / PEOPLE_OF_A_COMPANY));
  const ofEach = (all: number) => Math.max(1, Math.round(all / companies));
  return { days: DAYS, companies, tabletsOfEach: ofEach(tablets), peopleOfEach: ofEach(people) };
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`--${name} must be a whole number above 0.`);
  return Number(text);
}
