// What the record of a person can point to: departments, pay rules and pay periods of the company.
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@stimpill/words/language.ts';
import { ask, keyOf } from '#api/calls.ts';

type Choice = { readonly id: string; readonly name: string };
export type PersonChoices = {
  readonly departments: readonly Choice[];
  readonly ruleSets: readonly (Choice & { readonly isDefault: boolean })[];
  readonly payPeriods: readonly Choice[];
};

export const personChoicesQuery = (companyId: string, language: Language) =>
  queryOptions({
    queryKey: keyOf(['listCompanyDepartments', 'listRuleSets', 'listCompanyPayPeriods'], companyId, language),
    queryFn: async ({ signal }): Promise<PersonChoices> => {
      const params = { companyId };
      const [departments, ruleSets, payPeriods] = await Promise.all([
        ask('listCompanyDepartments', { params, signal }),
        ask('listRuleSets', { params, query: { language }, signal }),
        ask('listCompanyPayPeriods', { params, signal }),
      ]);
      return { departments, ruleSets, payPeriods };
    },
  });
