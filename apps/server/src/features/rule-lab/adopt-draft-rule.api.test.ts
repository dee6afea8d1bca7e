import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { PLAIN_DRAFT } from '../../../test/conformance/good-draft-calls.ts';

const world = companyWorld('adoptDraftRule');

const ADOPTION = { definition: PLAIN_DRAFT, validFrom: '2026-12-01', reason: 'Nýr samningur' };

async function aRuleInUse(isLocked: boolean) {
  const { company } = world.tenant;
  const rule = await world.api.given.aRule(company);
  const anna = await world.api.given.anEmployee(company, { rule_set_id: rule.id });
  await world.api.given.anEntry(anna, '2026-10-30T08:00:00Z', '2026-10-30T16:00:00Z', {
    is_locked: isLocked,
  });
  return { companyId: company.id, ruleSetId: rule.id };
}

describe('200', () => {
  it('makes the draft the next version, and writes the reason into the log', async () => {
    const { data } = await world.call();

    const ruleSets = (await world.ask('listRuleSets')).data;
    const changes = (await world.ask('listChanges')).data;
    expect(data.number).toBe(2);
    expect(ruleSets[0]?.versions.map(({ validFrom }) => validFrom)).toEqual(['2020-01-01', '2026-12-01']);
    expect(changes.changes[0]?.reason).toBe('Nýr samningur');
  });

  it('takes the place of a version whose day has not begun, with another day and rule', async () => {
    const versions = [{ valid_from: '2026-01-01' }, { valid_from: '2026-12-01' }];
    const { id } = await world.api.given.aRule(world.tenant.company, ...versions);
    const params = { companyId: world.tenant.company.id, ruleSetId: id };

    const { data } = await world.call({
      params,
      body: { ...ADOPTION, validFrom: '2026-11-01', versionNumber: 2 },
    });

    const ruleSet = (await world.ask('listRuleSets')).data.find((each) => each.id === id);
    expect(data).toEqual({ ruleSetId: id, number: 2 });
    expect(ruleSet?.versions.map(({ validFrom, agreement }) => [validFrom, agreement])).toEqual([
      ['2026-01-01', 'sgs-efling-day-work'],
      ['2026-11-01', null],
    ]);
  });

  it('is the agreement where nothing of it was changed, so that it follows its corrections', async () => {
    const { ruleSetId, companyId } = await aRuleInUse(false);
    for (const { key } of (await world.ask('listAgreements')).data) {
      const { definition } = (
        await world.ask('prepareDraftRule', {
          body: { definition: null, agreement: key, ruleSetId: null, versionNumber: null, changes: [] },
        })
      ).data;
      const { versions = [] } =
        (await world.ask('listRuleSets')).data.find(({ id }) => id === ruleSetId) ?? {};
      const versionNumber = versions.length === 1 ? null : 2;
      await world.call({
        params: { companyId, ruleSetId },
        body: { ...ADOPTION, definition, versionNumber },
      });

      const after = (await world.ask('listRuleSets')).data.find(({ id }) => id === ruleSetId);
      expect(after?.versions.at(-1)?.agreement).toBe(key);
    }
  });

  it('keeps what the company gave in the version whose place it takes, whatever later ones leave open', async () => {
    const { company } = world.tenant;
    const values = JSON.stringify({ callOutMinimum: 180, callOutMinimumOffHours: 240 });
    const { id: ruleSetId } = await world.api.given.aRule(
      company,
      { valid_from: '2026-01-01' },
      { agreement: 'public-sector-shifts', valid_from: '2027-01-01', parameter_values: values },
      { agreement: 'vr-shop', valid_from: '2027-02-01' },
    );
    const source = {
      definition: null,
      agreement: 'public-sector-shifts',
      ruleSetId: null,
      versionNumber: null,
    };
    const { data: draft } = await world.ask('prepareDraftRule', { body: { ...source, changes: [] } });
    const params = { companyId: company.id, ruleSetId };

    await world.call({
      params,
      body: { ...ADOPTION, validFrom: '2027-01-01', definition: draft.definition, versionNumber: 2 },
    });

    const ruleSet = (await world.ask('listRuleSets')).data.find((each) => each.id === ruleSetId);
    const given = ruleSet?.versions[1]?.parameters.flatMap(({ value }) => (value === null ? [] : [value]));
    expect([ruleSet?.versions[1]?.agreement, given]).toEqual(['public-sector-shifts', [180, 240]]);
  });

  it('keeps what the company gave where the agreement leaves it open, in the agreement and in what was changed of it', async () => {
    const { company } = world.tenant;
    const { id: ruleSetId } = await world.api.given.aRule(company);
    const params = { companyId: company.id, ruleSetId };
    const body = {
      ...{ validFrom: '2026-04-01', agreement: 'public-sector-shifts', definition: null },
      parameters: [{ key: 'callOutMinimum', value: 180 }],
    };
    expect(await world.ask('addRuleVersion', { params, body })).toMatchObject({ status: 200 });
    const adopt = async (validFrom: string, changes: { path: string; value: string }[]) => {
      const source = { definition: null, agreement: null, ruleSetId, versionNumber: null, changes };
      const { definition } = (await world.ask('prepareDraftRule', { body: source })).data;
      const adopted = await world.call({ params, body: { ...ADOPTION, validFrom, definition } });
      expect(adopted.status).toBe(200);
    };

    await adopt('2026-05-01', []);
    await adopt('2026-06-01', [{ path: 'names.en', value: 'Ours' }]);
    const rest = [
      { key: 'callOutMinimumOffHours', value: 240 },
      { key: 'callOutNearWork', value: 210 },
    ];
    const given = { validFrom: '2026-07-01', agreement: null, definition: null, parameters: rest };
    expect(await world.ask('addRuleVersion', { params, body: given })).toMatchObject({ status: 200 });

    const { versions = [] } = (await world.ask('listRuleSets')).data.find(({ id }) => id === ruleSetId) ?? {};
    const [, , adopted, changed, whole] = versions;
    expect([adopted?.agreement, adopted?.parameters[0]?.value]).toEqual(['public-sector-shifts', 180]);
    expect(changed?.parameters.map(({ key }) => key)).not.toContain('callOutMinimum');
    expect([changed?.agreement, whole?.agreement]).toEqual([null, null]);
    expect(whole?.parameters.map(({ value }) => value)).toEqual([240, 210, null]);
    expect(whole?.description.beside.join(' ')).toContain('3:00');
  });

  it('may hold from the day after the last that was approved', async () => {
    const params = await aRuleInUse(true);

    const { status } = await world.call({ params, body: { ...ADOPTION, validFrom: '2026-10-31' } });

    expect(status).toBe(200);
  });
});

describe('400', () => {
  it('refuses a draft that is no rule, and a day before that of an earlier version', async () => {
    const faulty = await world.call({ body: { ...ADOPTION, definition: '{}' } });
    await world.api.database.database.knex('time_entries').update({ is_locked: false });
    const early = await world.call({ body: { ...ADOPTION, validFrom: '2019-01-01' } });

    expect([faulty.status, faulty.errors[0]?.field]).toEqual([400, 'definition.codeMap']);
    expect([early.status, early.errors[0]?.field]).toEqual([400, 'validFrom']);
  });
});

describe('404', () => {
  it('does not know an unknown rule set, nor a version that it does not have', async () => {
    expect(await world.ofNobody('ruleSetId')).toEqual([404, 'rule_set.not_found']);
    expect(await world.refusal({ body: { ...ADOPTION, versionNumber: 7 } })).toEqual([
      404,
      'rule_set.version_not_found',
    ]);
  });
});

describe('409', () => {
  it('takes the place of no version whose first day has begun', async () => {
    expect(await world.refusal({ body: { ...ADOPTION, versionNumber: 1 } })).toEqual([
      409,
      'rule_set.version_fixed',
    ]);
  });

  it('refuses a day from which on time was approved, says until when it was, and writes nothing', async () => {
    const params = await aRuleInUse(true);

    const refused = await world.call({ params, body: { ...ADOPTION, validFrom: '2026-10-30' } });

    const { versions = [] } = (await world.ask('listRuleSets')).data[0] ?? {};
    expect([refused.status, ...refused.codes, refused.errors[0]?.field]).toEqual([
      409,
      'rule_set.time_approved',
      'validFrom',
    ]);
    expect(refused.errors[0]?.message).toContain('2026-10-30');
    expect(versions).toHaveLength(1);
  });
});

describe('412', () => {
  it('lets no draft hold over versions that came after it was begun, nor in the place of one that changed since', async () => {
    const params = await aRuleInUse(false);
    const state = async () => {
      const ruleSet = (await world.ask('listRuleSets')).data.find(({ id }) => id === params.ruleSetId);
      return { state: ruleSet?.state };
    };
    const adopt = (rest: object) => world.refusal({ params, body: { ...ADOPTION, ...rest } });
    const first = await state();
    await adopt({ validFrom: '2026-12-01', seen: first });

    const late = await adopt({ validFrom: '2026-12-05', seen: first });
    const second = await state();
    await adopt({ validFrom: '2026-12-02', versionNumber: 2, seen: second });
    const overAnother = await adopt({ validFrom: '2026-12-03', versionNumber: 2, seen: second });

    const refused = [412, 'record.changed_meanwhile'];
    expect([late, overAnother]).toEqual([refused, refused]);
    const { versions = [] } =
      (await world.ask('listRuleSets')).data.find(({ id }) => id === params.ruleSetId) ?? {};
    expect(versions.map(({ validFrom }) => validFrom).slice(1)).toEqual(['2026-12-02']);
  });
});
