import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('removeRuleVersion');

/** One that holds, and those that follow. */
async function aRule(...days: string[]) {
  const { company } = world.tenant;
  const rule = await world.api.given.aRule(
    company,
    ...['2020-01-01', ...days].map((valid_from) => ({ valid_from })),
  );
  return { ...rule, inRoute: (number: number) => ({ params: paramsOf(rule.id, number) }) };
}

const stored = async (id: string) =>
  (await world.ask('listRuleSets')).data.find((ruleSet) => ruleSet.id === id);

const paramsOf = (ruleSetId: string, number: number) => ({
  companyId: world.tenant.company.id,
  ruleSetId,
  versionNumber: String(number),
});

describe('200', () => {
  it('takes a version back whose day has not begun, and the log has what it was', async () => {
    const { id, inRoute } = await aRule('2026-03-03');

    const { data } = await world.call(inRoute(2));

    const ruleSet = await stored(id);
    const [change] = (await world.ask('listChanges')).data.changes;
    expect(data).toEqual({ ruleSetId: id, number: 2 });
    expect(ruleSet?.versions.map(({ number, mayChange }) => [number, mayChange])).toEqual([[1, false]]);
    expect(change).toMatchObject({ subject: 'ruleVersion', act: 'removed' });
  });
});

describe('400', () => {
  it('refuses what is no number of a version', async () => {
    const { id } = await aRule();

    const { status, errors } = await world.call({ params: { ...paramsOf(id, 1), versionNumber: 'x' } });

    expect([status, errors[0]?.field]).toEqual([400, 'route.versionNumber']);
  });
});

describe('404', () => {
  it('does not know an unknown rule set, nor a version that it does not have', async () => {
    const { inRoute } = await aRule();

    expect(await world.ofNobody('ruleSetId')).toEqual([404, 'rule_set.not_found']);
    expect(await world.refusal(inRoute(2))).toEqual([404, 'rule_set.version_not_found']);
  });
});

describe('409', () => {
  it('refuses a version whose first day is today or before', async () => {
    const { inRoute } = await aRule('2026-03-02');

    const { codes, errors } = await world.call(inRoute(2));

    expect(codes).toEqual(['rule_set.version_fixed']);
    expect(errors[0]?.message).toContain('holds since 2026-03-02');
  });

  it('refuses a version under which time was approved, though its day has not begun', async () => {
    const { id, inRoute } = await aRule('2026-03-03');
    const anna = await world.api.given.anEmployee(world.tenant.company, { rule_set_id: id });
    await world.api.given.anEntry(anna, '2026-03-04T08:00:00Z', '2026-03-04T16:00:00Z', { is_locked: true });

    const { codes, errors } = await world.call(inRoute(2));

    const ruleSet = await stored(id);
    expect(codes).toEqual(['rule_set.version_fixed']);
    expect(errors[0]?.message).toContain('approved until 2026-03-04');
    expect(ruleSet?.versions.at(-1)?.mayChange).toBe(false);
  });

  it('keeps one that another follows, and the only one', async () => {
    const followed = await aRule('2026-03-03', '2026-03-04');
    expect(await world.refusal(followed.inRoute(2))).toEqual([409, 'rule_set.version_needed']);

    const { id } = await world.api.given.aRule(world.tenant.company, { valid_from: '2026-03-03' });
    expect(await world.refusal({ params: paramsOf(id, 1) })).toEqual([409, 'rule_set.version_needed']);
  });
});
