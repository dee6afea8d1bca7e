import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import { countActivePeople, listDepartments } from '#features/people/department-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { listProjects } from '#features/projects/project-store.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import {
  addAbsenceKind,
  changeAbsenceKind,
  listUsableKinds,
  requireAbsenceKind,
} from './change-absence-kinds.ts';
import { addDepartment, changeDepartment } from './change-departments.ts';
import { addPayPeriod, changePayPeriod, listUsedPayPeriods } from './change-pay-periods.ts';
import { addProject, byName, changeProject, requireProject } from './change-projects.ts';

export function manageStructureHandlers(deps: RecordsDeps) {
  return { ...departments(deps), ...payPeriods(deps), ...projects(deps), ...absenceKinds(deps) };
}

function departments(deps: RecordsDeps) {
  const scopeOf = ({ companyId }: { companyId: string }) => companyScope(deps.database.knex, companyId);
  return {
    listCompanyDepartments: async ({ params }) => {
      const people = await countActivePeople(scopeOf(params));
      const all = inNameOrder(await listDepartments(scopeOf(params)), ({ name }) => name);
      return all.map(({ id, name }) => ({ id, name, activePeople: people.get(id) ?? 0 }));
    },

    getDepartment: async ({ params }) => {
      const all = await listDepartments(scopeOf(params));
      const found = all.find(({ id }) => id === params.departmentId);
      if (found === undefined) throw new DomainError('department.not_found', { field: 'route.departmentId' });
      return found;
    },

    addDepartment: ({ body, caller }) => addDepartment(caller, body, deps),

    changeDepartment: ({ params, body, caller, expectVersion }) =>
      changeDepartment(caller, { id: params.departmentId, name: body.name }, expectVersion, deps),
  } satisfies ManageHandlers;
}

function payPeriods(deps: RecordsDeps) {
  const list = async (companyId: string) => {
    const { defaultPayPeriodId } = await requireCompany(deps.database.knex, companyId);
    return await listUsedPayPeriods(companyScope(deps.database.knex, companyId), defaultPayPeriodId);
  };
  return {
    listCompanyPayPeriods: async ({ params }) =>
      inNameOrder(await list(params.companyId), ({ name }) => name),

    getCompanyPayPeriod: async ({ params }) => {
      const found = (await list(params.companyId)).find(({ id }) => id === params.payPeriodId);
      if (found === undefined) throw new DomainError('pay_period.not_found', { field: 'route.payPeriodId' });
      return found;
    },

    addPayPeriod: ({ body, caller }) => addPayPeriod(caller, body, deps),

    changePayPeriod: ({ params, body, caller, expectVersion }) =>
      changePayPeriod(caller, { id: params.payPeriodId, ...body }, expectVersion, deps),
  } satisfies ManageHandlers;
}

function projects(deps: RecordsDeps) {
  const scopeOf = ({ companyId }: { companyId: string }) => companyScope(deps.database.knex, companyId);
  return {
    listCompanyProjects: async ({ params }) =>
      inNameOrder(await listProjects(scopeOf(params)), ({ name }) => name).map(byName),

    getCompanyProject: ({ params }) => requireProject(scopeOf(params), params.projectId),

    addProject: ({ body, caller }) => addProject(caller, body, deps),

    changeProject: ({ params, body, caller, expectVersion }) =>
      changeProject(caller, { id: params.projectId, said: body }, expectVersion, deps),
  } satisfies ManageHandlers;
}

function absenceKinds(deps: RecordsDeps) {
  const scopeOf = ({ companyId }: { companyId: string }) => companyScope(deps.database.knex, companyId);
  return {
    listAbsenceKinds: async ({ params }) => [...(await listUsableKinds(scopeOf(params)))],

    getAbsenceKind: ({ params }) => requireAbsenceKind(scopeOf(params), params.kindId),

    addAbsenceKind: ({ body, caller }) => addAbsenceKind(caller, body, deps),

    changeAbsenceKind: ({ params, body, caller, expectVersion }) =>
      changeAbsenceKind(caller, { id: params.kindId, said: body }, expectVersion, deps),
  } satisfies ManageHandlers;
}
