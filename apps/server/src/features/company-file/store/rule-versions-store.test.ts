// When a version of a pay rule may still be changed or removed by a company file, and when it never changes again.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRow } from '#database/tables/company.ts';
import type { RuleVersionRow } from '#database/tables/rules.ts';
import { exampleCompanyFile, ids, importer } from '../../../../test/example-company-file.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/test-databases.ts';
import type { CompanyFileInput } from '../company-file.ts';
import { CompanyFileRefused, faultSentence } from '../file-fault.ts';

let test: TestDatabase;
let importFile: ReturnType<typeof importer>;
beforeEach(async () => {
  test = await freshDatabase();
  importFile = importer(test);
  await importFile(exampleCompanyFile());
});
afterEach(() => test.drop());

type RuleSets = NonNullable<CompanyFileInput['ruleSets']>;

const withRule = (rest: object, others: Partial<CompanyFileInput> = {}) =>
  exampleCompanyFile({
    ruleSets: [{ id: ids.ruleSet, name: 'Dagvinna', versions: [], ...rest }] as RuleSets,
    ...others,
  });
const version = (number: number, validFrom: string, agreement = 'vr-shop') => ({
  number,
  validFrom,
  agreement,
});

async function faultsOf(content: unknown): Promise<readonly string[]> {
  try {
    await importFile(content);
    return [];
  } catch (error) {
    if (!(error instanceof CompanyFileRefused)) throw error;
    return error.faults.map(faultSentence);
  }
}

const stored = async () =>
  (await test.database.knex<RuleVersionRow>('rule_versions').orderBy('number')).map((row) => [
    row.number,
    row.valid_from,
    row.agreement,
  ]);

const FIRST = [1, '2026-01-01', 'sgs-efling-day-work'];

describe('a version whose first day has not begun', () => {
  beforeEach(() => importFile(withRule({ versions: [version(2, '2026-12-01')] })));

  it('is changed by the next file that has it, its day and its rule, and the log has both', async () => {
    const { counts } = await importFile(withRule({ versions: [version(2, '2026-11-01', 'vr-office')] }));

    expect(await stored()).toEqual([FIRST, [2, '2026-11-01', 'vr-office']]);
    expect(counts.ruleVersions).toEqual({ added: 0, changed: 1, unchanged: 0 });
    const [change] = await test.database
      .knex<ChangeRow>('changes')
      .where({ subject: 'ruleVersion' })
      .orderBy('id', 'desc');
    expect(JSON.parse(change?.before ?? '')).toMatchObject({
      valid_from: '2026-12-01',
      agreement: 'vr-shop',
    });
    expect(JSON.parse(change?.after ?? '')).toMatchObject({ valid_from: '2026-11-01' });
  });

  it('is removed where the file says so, once: the same file again changes nothing', async () => {
    const file = withRule({ removedVersions: [2] });

    const first = await importFile(file);
    const again = await importFile(file);

    expect(await stored()).toEqual([FIRST]);
    expect([first.counts.ruleVersions.changed, again.counts.ruleVersions.changed]).toEqual([1, 0]);
  });

  it('stays where time was approved from its day on, and nothing of the file is written', async () => {
    await test.database.knex('time_entries').whereNull('end_at').delete();
    await test.database
      .knex('time_entries')
      .where({ is_locked: true })
      .update({
        start_at: Date.parse('2026-12-02T08:00:00Z'),
        end_at: Date.parse('2026-12-02T16:00:00Z'),
      });
    const fixed = 'may not change: time of people under it is approved until 2026-12-02';

    expect(await faultsOf(withRule({ versions: [version(2, '2026-11-01')] }, { timeEntries: [] }))).toEqual([
      `Dagvinna (ruleSets[0].versions[0]): ${fixed}; give what is to hold from another day on as version 3.`,
    ]);
    expect(await faultsOf(withRule({ removedVersions: [2] }, { timeEntries: [] }))).toEqual([
      `Dagvinna (ruleSets[0].removedVersions[0]): ${fixed}; give what is to hold from another day on as version 3.`,
    ]);
    expect(await stored()).toEqual([FIRST, [2, '2026-12-01', 'vr-shop']]);
  });

  it('holds from a day after the version before it', async () => {
    expect(await faultsOf(withRule({ versions: [version(3, '2026-11-30')] }))).toEqual([
      'Dagvinna (ruleSets[0].versions[0].validFrom): must follow the order of version 2, which holds from 2026-12-01.',
    ]);
  });

  it('is removed after those that follow it, and is not removed and given at once', async () => {
    await importFile(withRule({ versions: [version(3, '2026-12-24')] }));

    expect(await faultsOf(withRule({ removedVersions: [2] }))).toEqual([
      'Dagvinna (ruleSets[0].removedVersions[0]): is followed by version 3; remove that one too.',
    ]);
    expect(
      await faultsOf(withRule({ versions: [version(2, '2026-12-01')], removedVersions: [2, 3] })),
    ).toEqual(['Dagvinna (ruleSets[0].removedVersions[0]): is given in versions too.']);
    expect(await faultsOf(withRule({ removedVersions: [2, 3] }))).toEqual([]);
  });
});

describe('a version whose first day has begun', () => {
  it('is neither changed nor removed', async () => {
    const says =
      'holds since 2026-01-01, so it never changes; give what is to hold from another day on as version 2.';

    expect(await faultsOf(withRule({ versions: [version(1, '2026-01-01')] }))).toEqual([
      `Dagvinna (ruleSets[0].versions[0]): ${says}`,
    ]);
    expect(await faultsOf(withRule({ removedVersions: [1] }))).toEqual([
      `Dagvinna (ruleSets[0].removedVersions[0]): ${says}`,
    ]);
    expect(await stored()).toEqual([FIRST]);
  });
});

describe('what a rule leaves to the company', () => {
  const aPublic = (parameters: object) => ({
    ...version(2, '2026-12-01', 'public-sector-shifts'),
    parameters,
  });

  it('stands with the version in the file, and comes out as it went in', async () => {
    const parameters = { callOutNearWork: 210, callOutMinimum: 180 };
    await importFile(withRule({ versions: [aPublic(parameters)] }));
    const { counts } = await importFile(withRule({ versions: [aPublic(parameters)] }));

    const [row] = await test.database.knex<RuleVersionRow>('rule_versions').where({ number: 2 });
    expect(JSON.parse(row?.parameter_values ?? '')).toEqual(parameters);
    expect(counts.ruleVersions).toEqual({ added: 0, changed: 0, unchanged: 1 });
  });

  it('is refused where the rule does not leave it open, or could not take it', async () => {
    expect(await faultsOf(withRule({ versions: [aPublic({ callOutMinimum: 1441 })] }))).toEqual([
      expect.stringContaining('ruleSets[0].versions[0].parameters.callOutMinimum'),
    ]);
    expect(await faultsOf(withRule({ versions: [aPublic({ moon: 1 })] }))).toHaveLength(1);
  });
});
