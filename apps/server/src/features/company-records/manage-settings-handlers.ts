import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { fromCompanyRow } from '#features/companies/company-codec.ts';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import { findCompanyRow } from '#features/company-file/store/company-file-store.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { changeableSettings, changeSettings, type ChangeableSettings } from './change-settings.ts';
import { readKeptData } from './read-kept-data.ts';
import type { CompanySettings } from '@stimpill/api-types/manage';

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

    getKeptData: async ({ params }) => {
      const scope = companyScope(deps.database.knex, params.companyId);
      return await readKeptData(scope, await read(params.companyId), deps.clock());
    },
  } satisfies ManageHandlers;
}

/** The settings of a company, in the form and order of the contract: equal settings are equal texts. */
function toCompanySettings(settings: ChangeableSettings): CompanySettings {
  const { holidays, terminal } = settings;
  return {
    ...settings,
    terminal: { ...terminal, allowedIpRanges: [...terminal.allowedIpRanges] },
    holidays: {
      calendar: holidays.calendar,
      extra: holidays.extra.map(({ date, name, isPublicHoliday, class: dayClass, from }) => ({
        date,
        name,
        isPublicHoliday,
        class: dayClass,
        from,
      })),
      removed: [...holidays.removed],
    },
    notInHolidayPay: [...settings.notInHolidayPay],
  };
}
