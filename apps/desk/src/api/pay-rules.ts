// Pay rules of the company by version, the agreements that ship, and what payroll systems call what is paid.
import { keepPreviousData } from '@tanstack/react-query';
import type { MappedLine, RuleSet } from '@stimpill/api-types/manage';
import type { Language } from '@stimpill/words/language.ts';
import { query } from './calls.ts';
import type { CallFor, DataFor } from './contract.ts';

export type Agreement = DataFor<'listAgreements'>[number];
export type RuleInWords = Agreement['description'];
export type ExampleWeek = DataFor<'showExampleWeek'>;
export type RuleVersion = RuleSet['versions'][number];
export type OpenParameter = RuleVersion['parameters'][number];
export type PayrollTarget = CallFor<'getPayrollCodes'>['params']['target'];
export type { MappedLine, RuleSet };

type Invented = CallFor<'showExampleWeek'>['body'];

export type CodesOf = CallFor<'getPayrollCodes'>['params'];

export const agreementsQuery = (companyId: string, language: Language) => ({
  ...query('listAgreements', { params: { companyId }, query: { language } }),
  staleTime: Infinity,
});

export const ruleSetsQuery = (companyId: string, language: Language) =>
  query('listRuleSets', { params: { companyId }, query: { language } });

/** What an invented week pays. What was shown before stays until the next is there. */
export const exampleWeekQuery = (companyId: string, language: Language, body: Invented) => ({
  ...query('showExampleWeek', { params: { companyId }, query: { language }, body }),
  placeholderData: keepPreviousData,
  staleTime: Infinity,
});
