// Pay rules of the company by version, the agreements that ship, and what payroll systems call what is paid.
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { MappedLine, RuleSet } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';

export type Agreement = DataFor<'listAgreements'>[number];
export type RuleInWords = Agreement['description'];
export type ExampleWeek = DataFor<'showExampleWeek'>;
export type NewRuleSet = CallFor<'addRuleSet'>['body'];
export type RuleVersion = RuleSet['versions'][number];
export type OpenParameter = RuleVersion['parameters'][number];
export type PayrollTarget = CallFor<'getPayrollCodes'>['params']['target'];
export type { MappedLine, RuleSet };

type Language = 'is' | 'en' | 'pl';
type Invented = CallFor<'showExampleWeek'>['body'];

export const agreementsQuery = (companyId: string, language: Language) =>
  queryOptions({
    queryKey: [...queryKeys.agreements, companyId, language],
    queryFn: async ({ signal }) =>
      (await callManage('listAgreements', { params: { companyId }, query: { language }, signal })).data,
    staleTime: Infinity,
  });

export const ruleSetsQuery = (companyId: string, language: Language) =>
  queryOptions({
    queryKey: [...queryKeys.company, companyId, 'rule-sets', language],
    queryFn: async ({ signal }) =>
      (await callManage('listRuleSets', { params: { companyId }, query: { language }, signal })).data,
  });

/** What an invented week pays. What was shown before stays until the next is there. */
export const exampleWeekQuery = (companyId: string, language: Language, body: Invented) =>
  queryOptions({
    queryKey: [...queryKeys.agreements, companyId, 'example-week', language, body],
    queryFn: async ({ signal }) =>
      (await callManage('showExampleWeek', { params: { companyId }, query: { language }, body, signal }))
        .data,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

async function forgetRules(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.company }),
    client.invalidateQueries({ queryKey: queryKeys.log }),
  ]);
}

/** @throws CallFailed */
export async function addRuleSet(client: QueryClient, companyId: string, body: NewRuleSet): Promise<void> {
  await callManage('addRuleSet', { params: { companyId }, body });
  await forgetRules(client);
}

/** @throws CallFailed */
export async function addRuleVersion(
  client: QueryClient,
  params: CallFor<'addRuleVersion'>['params'],
  body: CallFor<'addRuleVersion'>['body'],
): Promise<void> {
  await callManage('addRuleVersion', { params, body });
  await forgetRules(client);
}

/** @throws CallFailed */
export async function removeRuleVersion(
  client: QueryClient,
  params: CallFor<'removeRuleVersion'>['params'],
): Promise<void> {
  await callManage('removeRuleVersion', { params });
  await forgetRules(client);
}

export type CodesOf = { readonly companyId: string; readonly target: PayrollTarget };

export const payrollCodesQuery = (params: CodesOf) =>
  queryOptions({
    queryKey: [...queryKeys.company, params.companyId, 'payroll-codes', params.target],
    queryFn: ({ signal }) => callManage('getPayrollCodes', { params, signal }),
  });

/** @returns the codes as they are now @throws CallFailed */
export async function readPayrollCodes(params: CodesOf): Promise<Fetched<DataFor<'getPayrollCodes'>>> {
  return callManage('getPayrollCodes', { params });
}

/** @param codes the lines whose code is set; all others keep theirs @throws CallFailed */
export async function changePayrollCodes(
  client: QueryClient,
  params: CodesOf,
  {
    codes,
    version,
  }: { readonly codes: CallFor<'changePayrollCodes'>['body']['codes']; version: string | undefined },
): Promise<string | undefined> {
  const given = version === undefined ? {} : { version };
  const saved = await callManage('changePayrollCodes', { params, body: { codes }, ...given });
  client.setQueryData(payrollCodesQuery(params).queryKey, saved);
  await client.invalidateQueries({ queryKey: queryKeys.log });
  return saved.version;
}
