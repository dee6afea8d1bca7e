// As what an own kind of absence counts, and what pays it, stays once days have it.
import type { CompanyScope } from '#database/company-scope.ts';
import { FIXED_ONCE_USED, listUsedKinds } from '#features/companies/absence-kind-store.ts';
import { CODEC_OF } from '../company-rows.ts';
import type { CompanyFile } from '../company-file.ts';
import type { StoredRows } from '../read-stored-rows.ts';
import type { Report } from './file-parts.ts';

export async function checkUsedKinds(
  scope: CompanyScope,
  kinds: CompanyFile['absenceKinds'],
  stored: StoredRows,
  report: Report,
): Promise<void> {
  const changed = kinds.flatMap((kind, index) => {
    const row = stored.absenceKinds.get(kind.id);
    if (row === undefined) return [];
    const before = CODEC_OF.absenceKinds.toRecord(row);
    const fields = FIXED_ONCE_USED.filter((field) => before[field] !== kind[field]);
    return fields.length === 0 ? [] : [{ id: kind.id, index, fields }];
  });
  if (changed.length === 0) return;
  const used = await listUsedKinds(scope);
  for (const { id, index, fields } of changed) {
    if (!used.has(id)) continue;
    for (const field of fields)
      report(`absenceKinds[${index}].${field}`, 'cannot change once days of absence have this kind');
  }
}
