import { DomainError } from '#errors/domain-error.ts';
import { fromCompanyRow } from '#features/companies/company-codec.ts';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import { findCompanyRow } from '#features/company-file/store/company-file-store.ts';
import type { ManageHandlers } from '#http/handlers.ts';
import { changeableSettings, changeSettings } from './change-settings.ts';
import { toCompanySettings } from './to-company-settings.ts';

export function manageSettingsHandlers(deps: RecordsDeps) {
  const read = async (companyId: string) => {
    const row = await findCompanyRow(deps.database.knex, companyId);
    if (row === undefined) throw new DomainError('auth.company_mismatch');
    return toCompanySettings(changeableSettings(fromCompanyRow(row)));
  };
  return {
    getCompanySettings: async ({ params }) => await read(params.companyId),

    changeCompanySettings: async ({ params, body, caller, expectVersion }) => {
      const expect = (current: Parameters<typeof toCompanySettings>[0]) =>
        expectVersion(toCompanySettings(current));
      await changeSettings(caller, body, expect, deps);
      return await read(params.companyId);
    },
  } satisfies ManageHandlers;
}
