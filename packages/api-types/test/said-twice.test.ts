// Who may call, what a setting is, what a record has and what a call looks like is said in the contract, and derived by whoever needs it. Each
// finder is shown a second saying, so that it is known to see one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manageOperations } from '../src/manage/index.ts';
import type { Operation } from '../src/operation.ts';
import { operations } from '../src/operations.ts';
import type { SchemaComponents } from '../src/openapi/to-json-schema.ts';
import { toJsonSchema } from '../src/openapi/to-json-schema.ts';
import { ownOperations } from '../src/own/index.ts';
import { stationOperations } from '../src/private/index.ts';
import { ROLES } from '../src/roles.ts';
import { isGroup, SETTINGS, type SettingsList } from '../src/settings-of-company.ts';
import { saidIn, type Said } from './said-twice.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FEWEST_FIELDS = 6;

type Source = { readonly file: string; readonly said: Said };

const sourcesIn = (folder: string, isMeant: RegExp): readonly Source[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => isMeant.test(file))
    .map((file) => ({ file, said: saidIn(readFileSync(join(ROOT, file), 'utf8')) }));

const SOURCE = /^(?!.*\/(?:testing|migrations)\/)(?!.*[.]test[.]).*[.]tsx?$/;
const APPS = ['desk', 'kiosk', 'server'].flatMap((app) => sourcesIn(`apps/${app}/src`, SOURCE));
const TESTS = [
  ...sourcesIn('apps/server/src', /[.]api[.]test[.]ts$/),
  ...sourcesIn('apps/server/test', /[.]ts$/),
];

const all: readonly Operation[] = Object.values<Operation>({
  ...operations,
  ...stationOperations,
  ...ownOperations,
  ...manageOperations,
});

const sayers = (sources: readonly Source[], isSaid: (said: Said) => boolean) =>
  sources.filter(({ said }) => isSaid(said)).map(({ file }) => file);
const sees = (isSaid: (said: Said) => boolean, planted: string) => isSaid(saidIn(planted));

it('no list of roles stands in an app: who may is said by the operation and by rights', () => {
  const isRole = (word: string) => (ROLES as readonly string[]).includes(word);
  const isSaid = ({ lists }: Said) => lists.some((list) => list.filter(isRole).length > 1);

  expect(sees(isSaid, `const MAY_READ = ['owner', 'manager'];`)).toBe(true);
  expect(sees(isSaid, `type Reader = 'owner' | 'accountant';`)).toBe(true);
  expect(sayers(APPS, isSaid)).toEqual([]);
});

/** The row of a hot statement. */
const NAME_SEVERAL = ['apps/server/src/features/auth/signed-in-store.ts'];

/** Names and columns that mean nothing else. Two of them are kinds of absence as well. */
function ownWords(list: SettingsList): string[] {
  return Object.entries(list).flatMap(([name, part]) => {
    const words = isGroup(part) ? ownWords(part.settings) : [name, part.column, part.onTablet ?? ''];
    return words.filter(
      (word) => /[A-Z_]/.test(word) && !/^(?:time_?zone|sickChild|unpaidLeave)$/i.test(word),
    );
  });
}

it('no type, schema or list of settings stands in an app, and no column of one is given beside its description', () => {
  const words = new Set(ownWords(SETTINGS));
  const columns = new Set([...words].filter((word) => word.includes('_')));
  const count = (names: readonly string[], of: ReadonlySet<string>) =>
    new Set(names.filter((name) => of.has(name))).size;
  const isSaid = ({ lists, shapes, objects }: Said) =>
    [...lists, ...shapes].some((names) => count(names, words) > 2) ||
    objects.some((object) => count(Object.keys(object), columns) > 2);

  const planted = `type Settings = { enableProjects: boolean; enableShifts: boolean; punchPhoto: string };`;
  expect(sees(isSaid, planted)).toBe(true);
  expect(sees(isSaid, `const row = { enable_projects: 1, enable_shifts: 1, gps_on_clock_in: 0 };`)).toBe(
    true,
  );
  expect(sees(isSaid, `const DEFAULTS = ['enable_projects', 'enable_shifts', 'punch_photo'];`)).toBe(true);
  expect(sayers(APPS, isSaid)).toEqual(NAME_SEVERAL);
});

/** The fields of each record, as answers have it. */
function recordsOf(): readonly (readonly string[])[] {
  const components: SchemaComponents = {};
  for (const { data } of all) toJsonSchema(data, 'output', components);
  return Object.values(components)
    .map(({ properties }) => Object.keys(properties ?? {}))
    .filter((fields) => fields.length >= FEWEST_FIELDS);
}

/** Nouns of the server that are named as the contract names them. None may be added; whoever derives one takes it out. */
const NOUNS_ALIKE = [
  'company-file/company-file.ts',
  'first-run/to-first-file.ts',
  'hours/punctuality.ts',
  'leave/read-leave-calendar.ts',
  'payroll-runs/check-payroll-month.ts',
  'payroll-runs/export-profile.ts',
  'payroll-runs/month-check.ts',
  'payroll-runs/payroll-run.ts',
].map((file) => `apps/server/src/features/${file}`);

it('no type and no schema of an app has all fields of a record', () => {
  const records = recordsOf();
  const isRecord = (shape: readonly string[]) =>
    records.some((fields) => fields.every((field) => shape.includes(field)));
  const isSaid = ({ shapes }: Said) => shapes.some(isRecord);

  const [record = []] = records;
  expect(records.length).toBeGreaterThan(50);
  expect(
    sees(isSaid, `type Again = { ${record.map((name) => `readonly ${name}: string`).join('; ')} };`),
  ).toBe(true);
  expect(
    sees(isSaid, `const again = z.object({ ${record.map((name) => `${name}: z.string()`).join(', ')} });`),
  ).toBe(true);
  expect(sayers(APPS, isSaid)).toEqual(NOUNS_ALIKE);
});

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

it('no test writes out the body of an example: it calls with the example', () => {
  const bodies = all.map(({ example }) => example.body).filter(isFields);
  const written = bodies.filter((body) => Object.keys(body).length > 2);
  const isExample = (object: Fields) =>
    written.some((body) =>
      Object.entries(body).every(([name, value]) => name in object && isSame(object[name], value)),
    );
  const isSame = (said: unknown, value: unknown) =>
    said === value || (said === undefined && typeof value === 'object' && value !== null);
  const isWritten = (object: Fields) =>
    Object.values(object).filter((value) => value !== undefined).length > 2;
  const isSaid = ({ objects }: Said) => objects.some((object) => isWritten(object) && isExample(object));

  const planted = JSON.stringify(manageOperations.addProject.example.body);
  expect(sees(isSaid, `const body = ${planted};`)).toBe(true);
  expect(sayers(TESTS, isSaid)).toEqual([]);
});
