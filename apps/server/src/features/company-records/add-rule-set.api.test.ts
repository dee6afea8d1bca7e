import { describe, expect, it } from 'vitest';
import { ruleFileText, shippedRule } from '#features/rules/rule-file.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('addRuleSet');

describe('200', () => {
  it('adds the rule set with the agreement from the day on', async () => {
    const body = { name: 'Verslun', validFrom: '2026-03-01', agreement: 'vr-shop', definition: null };

    const { data } = await world.call({ body });

    expect(data.number).toBe(1);
    expect((await world.ask('listRuleSets')).data).toMatchObject([
      {
        id: data.ruleSetId,
        name: 'Verslun',
        versions: [{ number: 1, validFrom: '2026-03-01', agreement: 'vr-shop' }],
      },
    ]);
  });

  it('takes a rule of one’s own as the text of its file', async () => {
    const definition = ruleFileText(shippedRule('vr-office'));

    await world.call({ body: { name: 'Okkar', validFrom: '2026-03-01', agreement: null, definition } });

    const { data } = await world.ask('listRuleSets', { query: { language: 'en' } });
    expect(data[0]?.versions[0]).toMatchObject({ agreement: null, description: { name: 'VR: offices' } });
  });
});

describe('400', () => {
  it.each([
    ['what is neither YAML nor JSON', '{ "a": '],
    ['what is no rule', 'baseClass: 7'],
  ])('refuses %s, and names the definition', async (_, definition) => {
    const { status, errors } = await world.call({
      body: { name: 'Okkar', validFrom: '2026-03-01', agreement: null, definition },
    });

    expect(status).toBe(400);
    expect(errors.map(({ field = '' }) => field.split('.')[0])).toContain('definition');
  });

  it('refuses words of a rule that turn the letters around or that nobody sees, each by its place', async () => {
    const names = 'names: { is: "Ver\u202eslun", en: "\u200b", pl: Sklep }\n';
    const definition = names + ruleFileText(shippedRule('vr-office')).replace(/^names:\n(?: .*\n)*/m, '');

    const { status, errors } = await world.call({
      body: { name: 'Okkar', validFrom: '2026-03-01', agreement: null, definition },
    });

    expect([status, ...errors.map(({ field }) => field)]).toEqual([
      400,
      'definition.names.is',
      'definition.names.en',
    ]);
  });

  it('refuses an agreement beside a definition', async () => {
    const both = { agreement: 'vr-shop', definition: 'baseClass: x' };

    const { errors } = await world.call({ body: { name: 'Okkar', validFrom: '2026-03-01', ...both } });

    expect(errors.map(({ field }) => field)).toEqual(['definition']);
  });
});

describe('404', () => {
  it('does not know an agreement that does not ship', async () => {
    const body = { name: 'Okkar', validFrom: '2026-03-01', agreement: 'vr-moon', definition: null };

    expect(await world.refusal({ body })).toEqual([404, 'agreement.not_found']);
  });
});

describe('409', () => {
  it('refuses the name of another rule set', async () => {
    const { name } = await world.api.given.aRule(world.tenant.company);
    const body = { name, validFrom: '2026-03-01', agreement: 'vr-shop', definition: null };

    expect(await world.refusal({ body })).toEqual([409, 'record.name_taken']);
  });
});
