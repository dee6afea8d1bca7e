import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('prepareDraftRule');

const NO_SOURCE = { definition: null, agreement: null, ruleSetId: null, versionNumber: null };
const draftOf = (source: object, changes: readonly object[] = []) => ({ ...NO_SOURCE, ...source, changes });

describe('200', () => {
  it('takes an agreement with a value changed, and tells it as text, in words and by its parameters', async () => {
    const { data } = await world.call();

    expect(data.definition).toContain('limitMinutes: 450');
    expect(data.description.name).toBe('SGS / Efling: day work');
    expect(data.parameters).toContainEqual(
      expect.objectContaining({
        path: 'mechanisms[2].limitMinutes',
        section: 'Overtime of a day',
        unit: 'minutes',
        value: 450,
      }),
    );
  });

  it('begins with a version that the company has, the last one unless another is asked for', async () => {
    const { id: ruleSetId } = await world.api.given.aRule(
      world.tenant.company,
      { valid_from: '2020-01-01' },
      { valid_from: '2021-01-01', agreement: 'vr-shop' },
    );

    const last = await world.call({ body: draftOf({ ruleSetId }) });
    const first = await world.call({ body: draftOf({ ruleSetId, versionNumber: 1 }) });

    expect([last.data.description.name, first.data.description.name]).toEqual([
      'VR: shops',
      'SGS / Efling: day work',
    ]);
  });

  it('keeps the comments of a text when a value in it is changed', async () => {
    const { data } = await world.call();
    const definition = `# Ours\n${data.definition}`;
    const changes = [{ path: 'mechanisms[0].windows[0].from', value: '06:00' }];

    const changed = await world.call({ body: draftOf({ definition }, changes) });

    expect(changed.data.definition).toBe(
      definition.replace('from: 07:00', 'from: 06:00').replace("from: '07:00'", "from: '06:00'"),
    );
  });

  it('speaks the language that is asked for', async () => {
    const { data } = await world.call({ query: { language: 'is' } });

    expect(data.parameters.find(({ path }) => path === 'mechanisms[2].limitMinutes')?.name).toBe('Mörk');
  });
});

describe('400', () => {
  it('names every problem of a draft with its place in the rule', async () => {
    const changes = [
      { path: 'mechanisms[2].limitMinutes', value: 'eight hours' },
      { path: 'mechanisms[3].minimumMinutes', value: -1 },
    ];

    const { status, errors } = await world.call({
      body: draftOf({ agreement: 'sgs-efling-day-work' }, changes),
    });

    expect([status, ...errors.map(({ field }) => field)]).toEqual([
      400,
      'definition.mechanisms[2].limitMinutes',
      'definition.mechanisms[3].minimumMinutes',
    ]);
  });

  it('refuses a change of what is no value, and names the change', async () => {
    const changes = [
      { path: 'mechanisms', value: 1 },
      { path: 'mechanisms[99].limitMinutes', value: 1 },
    ];

    const { errors } = await world.call({ body: draftOf({ agreement: 'vr-shop' }, changes) });

    expect(errors.map(({ field }) => field)).toEqual(['changes[0].path', 'changes[1].path']);
  });

  it('refuses what is neither YAML nor JSON with its line, and two sources at once', async () => {
    const broken = await world.call({ body: draftOf({ definition: 'baseClass: [\n' }) });
    const two = await world.call({ body: draftOf({ definition: '', agreement: 'vr-shop' }) });

    expect([broken.status, broken.errors[0]?.field]).toEqual([400, 'definition']);
    expect(broken.errors[0]?.message).toContain('line 2');
    expect([two.status, two.errors[0]?.field]).toEqual([400, 'definition']);
  });
});

describe('404', () => {
  it('does not know an agreement, a rule set or a version that is not there', async () => {
    const { id: ruleSetId } = await world.api.given.aRule(world.tenant.company);
    const nobody = '00000000-0000-4000-8000-000000000000';

    expect(await world.refusal({ body: draftOf({ agreement: 'vr-moon' }) })).toEqual([
      404,
      'agreement.not_found',
    ]);
    expect(await world.refusal({ body: draftOf({ ruleSetId: nobody }) })).toEqual([
      404,
      'rule_set.not_found',
    ]);
    expect(await world.refusal({ body: draftOf({ ruleSetId, versionNumber: 9 }) })).toEqual([
      404,
      'rule_set.not_found',
    ]);
  });
});
