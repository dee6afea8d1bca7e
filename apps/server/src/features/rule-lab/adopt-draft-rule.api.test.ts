import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { usualRefusals } from '../../../test/usual-refusals.ts';
import { PLAIN_DRAFT } from '../../../test/conformance/good-draft-calls.ts';

const world = companyWorld('adoptDraftRule');
const usual = usualRefusals(world);

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

describe('401', () => {
  it('refuses a request without a session of the desk', async () => {
    expect(await world.withoutToken()).toEqual([401, 'auth.token_missing']);
  });
});

describe('403', () => {
  it('refuses everybody but owners, and another company', async () => {
    expect(await world.refusal({ role: 'accountant' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });
});

describe('404', () => {
  it('does not know an unknown rule set', async () => {
    expect(await world.ofNobody('ruleSetId')).toEqual([404, 'rule_set.not_found']);
  });
});

describe('409', () => {
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

describe('413', usual.tooLarge);

describe('415', usual.notJson);
