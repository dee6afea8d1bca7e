// A company sets how the file of a payroll system looks. Files that were made before keep what they had.
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Authored, Facts } from '#features/changes/change.ts';

import type { ExportProfileKey, ExportSettings, OwnExportProfile } from './export-profile.ts';
import { readExportProfile, saveExportSettings } from './export-profile-store.ts';
import { lockPayroll } from './payroll-run-store.ts';

/** @param expect compares the profile as it is with the version that the caller has read */
export async function changeExportProfile(
  database: Database,
  { companyId, key, settings }: { companyId: string; key: ExportProfileKey; settings: ExportSettings },
  authored: Authored,
  expect: (current: OwnExportProfile) => void,
): Promise<OwnExportProfile> {
  return await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    await lockPayroll(scope);
    const before = await readExportProfile(scope, key);
    expect(before);
    await saveExportSettings(scope, key, settings);
    const after = await readExportProfile(scope, key);
    const change = { subject: 'exportProfile', subjectId: key, employeeId: null } as const;
    await insertChanges(scope, [{ ...change, before: factsOf(before), after: factsOf(after) }], authored);
    return after;
  });
}

/** Each setting is a field of its own in the log. */
function factsOf({ name, settings }: OwnExportProfile): Facts {
  const { columns, ...others } = settings;
  const entries = Object.entries(others).map(
    ([field, value]) => [`file_${field}`, Array.isArray(value) ? value.join(', ') : value] as const,
  );
  const shown = columns.map(({ heading, content }) => `${heading} (${content})`).join(', ');
  return { name, file_columns: shown, ...Object.fromEntries(entries) };
}
