import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { authorOf } from '#features/changes/change.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { changeExportProfile } from './change-export-profile.ts';
import { listExportProfiles, readExportProfile } from './export-profile-store.ts';
import { makePayrollRun, type MakeRunDeps } from './make-payroll-run.ts';
import { exampleFile } from './example-file.ts';
import { findPayrollRun, findRunFile, listPayrollRuns } from './payroll-run-store.ts';
import { refuseUnseen, seenPeopleOf } from './seen-people-of.ts';
import {
  toExample,
  toOlderWaiting,
  toPreview,
  toProfileData,
  toRunData,
  toRunSummary,
} from './to-payroll-run.ts';
import { mediaTypeOf } from './write-file.ts';
import { makeBonusRun, type MakeBonusRunDeps } from './make-bonus-run.ts';

export function payrollRunHandlers(deps: MakeRunDeps) {
  const { database, clock } = deps;
  const scopeOf = ({ companyId }: { readonly companyId: string }) => companyScope(database.knex, companyId);
  const namesOf = async (of: { readonly companyId: string }) =>
    new Map((await listEmployees(scopeOf(of))).map(({ id, displayName }) => [id, displayName]));
  return {
    listExportProfiles: async ({ params }) => (await listExportProfiles(scopeOf(params))).map(toProfileData),

    getExportProfile: async ({ params }) =>
      toProfileData(await readExportProfile(scopeOf(params), params.profileKey)),

    changeExportProfile: async ({ params: { companyId, profileKey: key }, body, caller, expectVersion }) => {
      const authored = { by: authorOf(caller), reason: null, now: clock() };
      const changed = await changeExportProfile(
        database,
        { companyId, key, settings: body },
        authored,
        (current) => {
          expectVersion(toProfileData(current));
        },
      );
      return toProfileData(changed);
    },

    showExampleFile: async ({ params: { companyId, profileKey }, body }) => {
      const about = { settings: body, now: clock() };
      return toExample(await exampleFile(scopeOf({ companyId }), profileKey, about));
    },

    previewPayrollRun: async ({ params: { companyId }, body: { startDate, endDate, ...asked }, caller }) => {
      await refuseUnseen(scopeOf(caller), caller, asked);
      const request = { companyId, range: { startDate, endDate }, ...asked, now: clock() };
      return toPreview(await deps.draft(request));
    },

    makePayrollRun: async ({ params: { companyId }, body: { startDate, endDate, ...asked }, caller }) => {
      await refuseUnseen(scopeOf(caller), caller, asked);
      const request = { companyId, range: { startDate, endDate }, ...asked };
      const { run, leftOut, olderWaiting } = await makePayrollRun(deps, request, authorOf(caller));
      return {
        run: toRunSummary(run, await namesOf(caller)),
        leftOut: leftOut.map((person) => ({ ...person, codes: [...person.codes] })),
        olderWaiting: olderWaiting.map(toOlderWaiting),
      };
    },

    listPayrollRuns: async ({ params }) => {
      const names = await namesOf(params);
      return (await listPayrollRuns(scopeOf(params))).map((run) => toRunSummary(run, names));
    },

    getPayrollRun: async ({ params }) => {
      const run = await findPayrollRun(scopeOf(params), params.runId);
      if (run === undefined) throw new DomainError('payroll_run.not_found', { field: 'route.runId' });
      return toRunData(run, await namesOf(params));
    },

    getPayrollRunFile: async ({ params }) => {
      const run = await findPayrollRun(scopeOf(params), params.runId);
      const file = await findRunFile(scopeOf(params), params.runId);
      if (run === undefined || file === undefined)
        throw new DomainError('payroll_run.not_found', { field: 'route.runId' });
      const { fileName, sha256, settings } = run;
      return { fileName, mediaType: mediaTypeOf(settings), sha256, base64: file.toString('base64') };
    },
  } satisfies ManageHandlers;
}

export function bonusRunHandlers(deps: MakeBonusRunDeps) {
  return {
    makeBonusRun: async ({ params: { companyId }, body, caller }) => {
      const scope = companyScope(deps.database.knex, companyId);
      await seenPeopleOf(scope, caller, body.employeeIds);
      const run = await makeBonusRun(deps, { companyId, ...body }, authorOf(caller));
      const names = new Map((await listEmployees(scope)).map(({ id, displayName }) => [id, displayName]));
      return toRunSummary(run, names);
    },
  } satisfies ManageHandlers;
}
