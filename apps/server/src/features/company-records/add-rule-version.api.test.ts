import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('addRuleVersion');

describe('200', () => {
  it('adds the next version, and leaves the earlier one as it is', async () => {
    const { data } = await world.call();

    expect(data.number).toBe(2);
    const ruleSets = (await world.ask('listRuleSets')).data;
    expect(ruleSets[0]?.versions.map(({ number, validFrom }) => [number, validFrom])).toEqual([
      [1, '2020-01-01'],
      [2, '2026-04-01'],
    ]);
  });
});

describe('what a rule leaves to the company', () => {
  const PUBLIC = { agreement: 'public-sector-shifts', definition: null };
  const VALUES = [
    { key: 'callOutMinimum', value: 180 },
    { key: 'callOutMinimumOffHours', value: 240 },
    { key: 'callOutNearWork', value: 210 },
  ];
  const given = async (id: string) => {
    const ruleSets = (await world.ask('listRuleSets')).data;
    return ruleSets
      .find((each) => each.id === id)
      ?.versions.map(({ parameters }) => parameters.map(({ value }) => value));
  };

  it('is kept with the version, and each later one has it until another is given or a rule does not leave it open', async () => {
    const bodies = [
      { validFrom: '2026-04-01', ...PUBLIC },
      { validFrom: '2026-05-01', ...PUBLIC, parameters: VALUES },
      { validFrom: '2026-06-01', ...PUBLIC },
      { validFrom: '2026-07-01', ...PUBLIC, parameters: [{ key: 'callOutNearWork', value: 120 }] },
      { validFrom: '2026-08-01', ...PUBLIC, parameters: [] },
      { validFrom: '2026-09-01', agreement: 'vr-shop', definition: null, parameters: [] },
      { validFrom: '2026-10-01', ...PUBLIC, parameters: VALUES.slice(0, 1) },
    ];
    const { company } = world.tenant;
    const { id: ruleSetId } = await world.api.given.aRule(company);
    const params = { companyId: company.id, ruleSetId };
    for (const body of bodies) expect(await world.call({ params, body })).toMatchObject({ status: 200 });

    const none = [null, null, null, null];
    const all = [180, 240, 210, null];
    const nearWork = [180, 240, 120, null];
    const anew = [180, null, null, null];
    expect(await given(ruleSetId)).toEqual([[], none, all, all, nearWork, nearWork, [], anew]);
  });

  it('is given to a rule of the company’s own, which stays as it is, as to one that ships', async () => {
    const { company } = world.tenant;
    const { id: ruleSetId } = await world.api.given.aRule(company);
    const params = { companyId: company.id, ruleSetId };
    const draft = await world.ask('prepareDraftRule', {
      body: {
        ...{ definition: null, agreement: 'public-sector-shifts', ruleSetId: null, versionNumber: null },
        changes: [{ path: 'names.is', value: 'Okkar' }],
      },
    });
    const { definition } = draft.data;
    const own = { validFrom: '2026-04-01', agreement: null, definition };
    expect(await world.call({ params, body: own })).toMatchObject({ status: 200 });
    const same = { agreement: null, definition: null };

    expect(
      await world.call({ params, body: { validFrom: '2026-05-01', ...same, parameters: VALUES } }),
    ).toMatchObject({ status: 200 });
    const without = await world.call({ params, body: { validFrom: '2026-06-01', ...same } });

    const { versions = [] } = (await world.ask('listRuleSets')).data.find(({ id }) => id === ruleSetId) ?? {};
    expect(versions.map(({ agreement, description }) => [agreement, description.name])).toEqual([
      ['sgs-efling-day-work', expect.any(String)],
      [null, 'Okkar'],
      [null, 'Okkar'],
    ]);
    expect(await given(ruleSetId)).toEqual([[], [null, null, null, null], [180, 240, 210, null]]);
    expect([without.status, without.errors[0]?.field]).toEqual([400, 'definition']);
  });

  it('is taken from one of two who give it for the same day at once, and the other is told', async () => {
    const { company } = world.tenant;
    const { id: ruleSetId } = await world.api.given.aRule(company);
    const params = { companyId: company.id, ruleSetId };
    const give = (value: number) =>
      world.call({
        params,
        body: { validFrom: '2026-05-01', ...PUBLIC, parameters: [{ key: 'callOutMinimum', value }] },
      });

    const answers = await Promise.all([give(180), give(240)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.errors[0]?.field).toBe('validFrom');
    const kept = answers[0].status === 200 ? 180 : 240;
    expect(await given(ruleSetId)).toEqual([[], [kept, null, null, null]]);
  });

  it('is refused where the rule does not leave it open, or could not take it', async () => {
    const refusal = async (key: string, value: number | string, rule: object = PUBLIC) => {
      const body = { validFrom: '2026-04-01', ...rule, parameters: [{ key, value }] };
      const { status, errors } = await world.call({ body });
      return [status, errors[0]?.field];
    };

    expect(await refusal('callOutMinimum', 1441)).toEqual([400, 'parameters.callOutMinimum']);
    expect(await refusal('callOutMinimum', 'three')).toEqual([400, 'parameters.callOutMinimum']);
    expect(await refusal('moon', 1)).toEqual([400, 'parameters.moon']);
    const shop = { agreement: 'vr-shop', definition: null };
    expect(await refusal('callOutMinimum', 180, shop)).toEqual([400, 'parameters.callOutMinimum']);
  });
});

describe('400', () => {
  it('refuses a day before that of an earlier version', async () => {
    await world.api.database.database.knex('time_entries').update({ is_locked: false });

    const { status, errors } = await world.call({
      body: { validFrom: '2020-01-01', agreement: 'vr-shop', definition: null },
    });

    expect([status, errors[0]?.field]).toEqual([400, 'validFrom']);
  });
});

describe('404', () => {
  it('does not know an unknown rule set, nor an agreement that does not ship', async () => {
    const body = { validFrom: '2026-04-01', agreement: 'vr-moon', definition: null };

    expect(await world.ofNobody('ruleSetId')).toEqual([404, 'rule_set.not_found']);
    expect(await world.refusal({ body })).toEqual([404, 'agreement.not_found']);
  });
});

describe('409', () => {
  it('refuses a day from which on time was approved, as the desk does', async () => {
    const { company } = world.tenant;
    const { id: ruleSetId } = await world.api.given.aRule(company);
    const anna = await world.api.given.anEmployee(company, { rule_set_id: ruleSetId });
    await world.api.given.anEntry(anna, '2026-04-02T08:00:00Z', '2026-04-02T16:00:00Z', { is_locked: true });

    expect(await world.refusal({ params: { companyId: company.id, ruleSetId } })).toEqual([
      409,
      'rule_set.time_approved',
    ]);
  });
});

describe('412', () => {
  it('adds no version after one that nobody here has seen', async () => {
    const { company } = world.tenant;
    const { id: ruleSetId } = await world.api.given.aRule(company);
    const params = { companyId: company.id, ruleSetId };
    const ruleSet = (await world.ask('listRuleSets')).data.find(({ id }) => id === ruleSetId);
    const body = { validFrom: '2026-11-01', agreement: 'vr-shop', definition: null };
    const seen = { state: ruleSet?.state };
    const first = await world.refusal({ params, body: { ...body, seen } });

    const late = await world.refusal({ params, body: { ...body, validFrom: '2026-12-01', seen } });

    expect([first, late]).toEqual([[200], [412, 'record.changed_meanwhile']]);
  });
});
