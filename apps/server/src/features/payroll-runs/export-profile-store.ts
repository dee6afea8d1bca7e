import type { CompanyScope } from '#database/company-scope.ts';
import type { ExportProfileRow } from '#database/tables/payroll.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import type { ExportProfileKey, ExportSettings, OwnExportProfile } from './export-profile.ts';
import { SHIPPED_PROFILES } from './shipped-profiles.ts';

/** Every profile, in the order in which they ship. */
export async function listExportProfiles({ db, companyId }: CompanyScope): Promise<OwnExportProfile[]> {
  const rows = await db<ExportProfileRow>('export_profiles').where({ company_id: companyId });
  const own = new Map(rows.map((row) => [row.profile_key, row.settings]));
  return SHIPPED_PROFILES.map((shipped) => {
    const settings = own.get(shipped.key);
    return settings === undefined
      ? { ...shipped, isChanged: false }
      : { ...shipped, settings: JSON.parse(settings) as ExportSettings, isChanged: true };
  });
}

export async function readExportProfile(
  scope: CompanyScope,
  profileKey: ExportProfileKey,
): Promise<OwnExportProfile> {
  const profiles = await listExportProfiles(scope);
  return profiles.find(({ key }) => key === profileKey) ?? assertNeverHappens(`No profile ${profileKey}.`);
}

/** An upsert. */
export async function saveExportSettings(
  { db, companyId }: CompanyScope,
  profileKey: ExportProfileKey,
  settings: ExportSettings,
): Promise<void> {
  const row = { company_id: companyId, profile_key: profileKey, settings: JSON.stringify(settings) };
  await db<ExportProfileRow>('export_profiles').insert(row).onConflict(['company_id', 'profile_key']).merge();
}
