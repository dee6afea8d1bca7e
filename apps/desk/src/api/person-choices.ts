// What the record of a person can point to: departments, pay rules and pay periods of the company.
import { queryOptions } from '@tanstack/react-query';
import { callManage } from './call-manage.ts';
import { queryKeys } from './query-keys.ts';

type Choice = { readonly id: string; readonly name: string };
export type PersonChoices = {
  readonly departments: readonly Choice[];
  readonly ruleSets: readonly (Choice & { readonly isDefault: boolean })[];
  readonly payPeriods: readonly Choice[];
};

export const personChoicesQuery = (companyId: string, language: 'is' | 'en' | 'pl') =>
  queryOptions({
    queryKey: [...queryKeys.personChoices, companyId, language],
    queryFn: async ({ signal }): Promise<PersonChoices> => {
      const params = { companyId };
      const [departments, ruleSets, payPeriods] = await Promise.all([
        callManage('listCompanyDepartments', { params, signal }),
        callManage('listRuleSets', { params, query: { language }, signal }),
        callManage('listCompanyPayPeriods', { params, signal }),
      ]);
      return { departments: departments.data, ruleSets: ruleSets.data, payPeriods: payPeriods.data };
    },
  });
