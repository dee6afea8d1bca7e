// Departments, projects and pay periods: lists, and the record of each with its version.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CompanyProject } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';

export type Department = DataFor<'listCompanyDepartments'>[number];
export type PayPeriod = DataFor<'getCompanyPayPeriod'>;
export type SaidDepartment = CallFor<'addDepartment'>['body'];
export type SaidPayPeriod = CallFor<'addPayPeriod'>['body'];
export type SaidProject = CallFor<'addProject'>['body'];
export type { CompanyProject };

/** A record to change, in the version in which it was read. */
type Known = { readonly companyId: string; readonly id: string; readonly version: string | undefined };
type Of = Pick<Known, 'companyId' | 'id'>;

const optionalVersion = ({ version }: Known) => (version === undefined ? {} : { version });

const listOf = (companyId: string, kind: string) => [...queryKeys.company, companyId, kind];

const recordOf = ({ companyId, id }: Of) => [...queryKeys.company, companyId, 'record', id];

const READ_ANEW = { staleTime: 0, gcTime: 0 } as const;

async function forgetStructure(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.company }),
    client.invalidateQueries({ queryKey: queryKeys.log }),
  ]);
}

export const departmentsQuery = (companyId: string) =>
  queryOptions({
    queryKey: listOf(companyId, 'departments'),
    queryFn: async ({ signal }) =>
      (await callManage('listCompanyDepartments', { params: { companyId }, signal })).data,
  });

/** @throws CallFailed */
export async function readDepartment({ companyId, id }: Of): Promise<Fetched<DataFor<'getDepartment'>>> {
  return callManage('getDepartment', { params: { companyId, departmentId: id } });
}

/** Read anew each time it is opened, because it is changed in the version in which it was read. */
export const departmentQuery = (of: Of) =>
  queryOptions({ queryKey: recordOf(of), queryFn: () => readDepartment(of), ...READ_ANEW });

/** @throws CallFailed */
export async function addDepartment(client: QueryClient, companyId: string, body: SaidDepartment) {
  await callManage('addDepartment', { params: { companyId }, body });
  await forgetStructure(client);
}

/** @returns the version it has now @throws CallFailed */
export async function changeDepartment(client: QueryClient, known: Known, body: SaidDepartment) {
  const params = { companyId: known.companyId, departmentId: known.id };
  const saved = await callManage('changeDepartment', { params, body, ...optionalVersion(known) });
  await forgetStructure(client);
  return saved.version;
}

export const projectsQuery = (companyId: string) =>
  queryOptions({
    queryKey: listOf(companyId, 'projects'),
    queryFn: async ({ signal }) =>
      (await callManage('listCompanyProjects', { params: { companyId }, signal })).data,
  });

/** @throws CallFailed */
export async function readProject({ companyId, id }: Of): Promise<Fetched<CompanyProject>> {
  return callManage('getCompanyProject', { params: { companyId, projectId: id } });
}

/** Read anew each time it is opened, because it is changed in the version in which it was read. */
export const projectQuery = (of: Of) =>
  queryOptions({ queryKey: recordOf(of), queryFn: () => readProject(of), ...READ_ANEW });

/** @throws CallFailed */
export async function addProject(client: QueryClient, companyId: string, body: SaidProject) {
  await callManage('addProject', { params: { companyId }, body });
  await forgetStructure(client);
}

/** @returns the version it has now @throws CallFailed */
export async function changeProject(client: QueryClient, known: Known, body: SaidProject) {
  const params = { companyId: known.companyId, projectId: known.id };
  const saved = await callManage('changeProject', { params, body, ...optionalVersion(known) });
  await forgetStructure(client);
  return saved.version;
}

export const payPeriodsQuery = (companyId: string) =>
  queryOptions({
    queryKey: listOf(companyId, 'pay-periods'),
    queryFn: async ({ signal }) =>
      (await callManage('listCompanyPayPeriods', { params: { companyId }, signal })).data,
  });

/** @throws CallFailed */
export async function readPayPeriod({ companyId, id }: Of): Promise<Fetched<PayPeriod>> {
  return callManage('getCompanyPayPeriod', { params: { companyId, payPeriodId: id } });
}

/** Read anew each time it is opened, because it is changed in the version in which it was read. */
export const payPeriodQuery = (of: Of) =>
  queryOptions({ queryKey: recordOf(of), queryFn: () => readPayPeriod(of), ...READ_ANEW });

/** @throws CallFailed */
export async function addPayPeriod(client: QueryClient, companyId: string, body: SaidPayPeriod) {
  await callManage('addPayPeriod', { params: { companyId }, body });
  await forgetStructure(client);
}

/** @returns the version it has now @throws CallFailed */
export async function changePayPeriod(client: QueryClient, known: Known, body: SaidPayPeriod) {
  const params = { companyId: known.companyId, payPeriodId: known.id };
  const saved = await callManage('changePayPeriod', { params, body, ...optionalVersion(known) });
  await forgetStructure(client);
  return saved.version;
}
