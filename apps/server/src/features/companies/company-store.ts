import type { Queryable } from '#database/database.ts';
import type { CompanyRow } from '#database/tables.ts';
import type { CompanySettings } from './company-settings.ts';
import { versionOfManagerCode } from './manager-code.ts';

export async function findCompany(db: Queryable, companyId: string): Promise<CompanySettings | undefined> {
  const row = await db<CompanyRow>('companies').where({ id: companyId }).first();
  return row && toCompanySettings(row);
}

function toCompanySettings(row: CompanyRow): CompanySettings {
  return {
    id: row.id,
    name: row.name,
    timeZone: row.time_zone,
    features: { enableProjects: Boolean(row.enable_projects), enableShifts: Boolean(row.enable_shifts) },
    terminal: {
      anonymous: Boolean(row.anonymous_terminal),
      allowedIpRanges: JSON.parse(row.allowed_ip_ranges) as string[],
      projectSelection: row.project_selection as CompanySettings['terminal']['projectSelection'],
      gpsOnClockIn: Boolean(row.gps_on_clock_in),
      punchPhoto: row.punch_photo as CompanySettings['terminal']['punchPhoto'],
      missingPhotoBlocks: Boolean(row.missing_photo_blocks),
      offlinePunchesNeedReview: Boolean(row.offline_punches_need_review),
      photosRetentionDays: row.photos_retention_days,
      managerCodeVersion: row.manager_exit_code_hash && versionOfManagerCode(row.manager_exit_code_hash),
    },
    language: row.language as CompanySettings['language'],
    holidays: {
      calendar: row.holiday_calendar as 'IS',
      extra: JSON.parse(row.extra_holidays) as CompanySettings['holidays']['extra'],
      removed: JSON.parse(row.removed_holidays) as string[],
    },
    defaultRuleSetId: row.default_rule_set_id,
    defaultPayPeriodId: row.default_pay_period_id,
  };
}
