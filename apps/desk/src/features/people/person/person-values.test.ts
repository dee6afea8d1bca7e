import { describe, expect, it } from 'vitest';
import type { PersonRecord } from '#api/people.ts';
import { ANNA } from '#testing/people.ts';
import { toBody, toValues } from './person-values.ts';

const { id: _id, role: _role, workPatternChanges: _later, ...said } = ANNA;

describe('the record of a person in a form', () => {
  it('is the same record when nothing was changed, whatever of it is known', () => {
    const bare: PersonRecord = {
      ...ANNA,
      email: null,
      kennitala: null,
      workPattern: null,
      entitlements: null,
      requiresProjectSelection: false,
      employmentRatio: 0.333,
    };
    for (const record of [ANNA, bare]) {
      const { id: _, role: __, workPatternChanges: ___, ...asked } = record;
      const body = toBody(toValues(record));
      expect({ ...body, kennitala: body.kennitala?.replace('-', '') ?? null }).toEqual(asked);
    }
  });

  it('has ratios as percentages, and a kennitala with its hyphen', () => {
    const values = toValues(ANNA);
    expect(values.kennitala).toBe('120174-3399');
    expect([values.employmentRatio, ...values.ratioChanges.map(({ ratio }) => ratio)]).toEqual([100, 50]);
  });

  it('says nothing where only spaces were typed', () => {
    expect(toBody({ ...toValues(ANNA), phone: '  ', email: ' a@b.is ' })).toMatchObject({
      ...said,
      kennitala: '1201743399',
      phone: null,
      email: 'a@b.is',
    });
  });
});
