// Pay rules of the company, by version.
import { queryOptions } from '@tanstack/react-query';
import { callManage } from './call-manage.ts';
import { queryKeys } from './query-keys.ts';

type Language = 'is' | 'en' | 'pl';

export const ruleSetsQuery = (companyId: string, language: Language) =>
  queryOptions({
    queryKey: [...queryKeys.company, companyId, 'rule-sets', language],
    queryFn: async ({ signal }) =>
      (await callManage('listRuleSets', { params: { companyId }, query: { language }, signal })).data,
  });
