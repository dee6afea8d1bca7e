// The settings of a company, in the form and order of the contract: equal settings are equal texts.
import type { CompanySettings } from '@stimpill/api-types/manage';
import type { ChangeableSettings } from './change-settings.ts';

export function toCompanySettings(settings: ChangeableSettings): CompanySettings {
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
