// Rules that were imported before something in them began to be refused.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleCompanyFile, ids, importer } from '../../../../test/example-company-file.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/test-databases.ts';
import type { CompanyFileInput } from '../company-file.ts';
import { exportCompany } from '../export-company.ts';
import { CompanyFileRefused, faultSentence } from '../file-fault.ts';
import { hasWritten } from '../import-counts.ts';
import { readCompanyFile } from '../read-company-file.ts';

const PLAIN = { holidayProfile: {}, baseClass: 'day', mechanisms: [] };
const codeMap = {
  day: { bucket: 'daytime', payLine: 'DV' },
  overtime: { bucket: 'overtime', payLine: 'YV' },
};

const MISPLACED = {
  ...PLAIN,
  codeMap,
  mechanisms: [
    {
      mechanism: 'daily-overtime',
      limitMinutes: 480,
      countedClasses: ['day'],
      overtimeClass: 'overtime',
    },
    { mechanism: 'windows', windows: [{ class: 'day', priority: 1 }] },
  ],
};

const NAMED_LIKE_AN_ACCOUNT = {
  ...PLAIN,
  codeMap: { day: { bucket: 'daytime', payLine: 'restTimeOff' } },
};

let test: TestDatabase;
let elsewhere: TestDatabase;
beforeEach(async () => {
  test = await freshDatabase();
  elsewhere = await freshDatabase();
});
afterEach(async () => {
  await test.drop();
  await elsewhere.drop();
});

/** A company whose second rule version was imported when it was a good rule. */
async function exportedWith(definition: object): Promise<CompanyFileInput> {
  await importer(test)(exampleCompanyFile());
  await test.database.knex('rule_versions').insert({
    company_id: ids.company,
    rule_set_id: ids.ruleSet,
    number: 2,
    valid_from: '2026-02-01',
    definition: JSON.stringify(definition),
    agreement: null,
  });
  const text = [...((await exportCompany(test.database.knex, ids.company, 'yaml')) ?? [])].join('');
  return readCompanyFile(new TextEncoder().encode(text), 'x.yaml') as CompanyFileInput;
}

const faultsOf = async (importing: Promise<unknown>): Promise<readonly string[]> => {
  const refusal: unknown = await importing.catch((error: unknown) => error);
  return refusal instanceof CompanyFileRefused ? refusal.faults.map(faultSentence) : [];
};

describe.each([
  ['with its steps in the wrong order', MISPLACED, 'definition.mechanisms[1]'],
  ['with a pay line that is called like an account', NAMED_LIKE_AN_ACCOUNT, 'definition.codeMap.day.payLine'],
])('a stored rule %s', (_what, definition, path) => {
  it('comes back with the export of its company, and nothing is changed', async () => {
    const file = await exportedWith(definition);

    expect(hasWritten((await importer(test)(file)).counts)).toBe(false);
  });

  it('is refused where the company does not have it, and told what to do', async () => {
    const file = await exportedWith(definition);

    const faults = await faultsOf(importer(elsewhere)(file));

    expect(faults).toEqual([expect.stringContaining(path), expect.stringContaining('stimpill rule check')]);
  });

  it('is refused as another version, and with another definition', async () => {
    const file = await exportedWith(definition);
    const [ruleSet] = file.ruleSets ?? [];
    const [one, two] = ruleSet?.versions ?? [];
    const withVersion = (change: object) => ({
      ...file,
      ruleSets: [{ ...ruleSet, versions: [one, two, { ...two, validFrom: '2026-04-01', ...change }] }],
    });

    const asThird = await faultsOf(importer(test)(withVersion({ number: 3 })));
    const changed = await faultsOf(
      importer(test)({
        ...file,
        ruleSets: [
          { ...ruleSet, versions: [one, { ...two, definition: { ...definition, fullDayMinutes: 432 } }] },
        ],
      }),
    );

    expect(asThird.join('\n')).toContain(`versions[2].${path}`);
    expect(changed.join('\n')).toContain(`versions[1].${path}`);
  });
});
