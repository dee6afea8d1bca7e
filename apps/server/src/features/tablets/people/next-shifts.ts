// The next planned shifts of somebody, as they read them.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listShifts } from '#features/schedules/shift-store.ts';
import { toOwnShift } from './to-own-shift.ts';

const DAY_MS = 86_400_000;
const NEXT_SHIFTS = 5;

/** That have not ended, soonest first; none where shifts are turned off. */
export async function listNextShifts(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { companyId, employeeId }: { readonly companyId: string; readonly employeeId: string },
) {
  const company = await requireCompany(database.knex, companyId);
  if (!company.features.enableShifts) return [];
  const now = clock();
  const span = { from: now - 2 * DAY_MS, to: now + 28 * DAY_MS };
  const wanted = { ...span, whose: [employeeId], open: 'advertised' as const };
  const shifts = await listShifts(companyScope(database.knex, companyId), wanted);
  return shifts
    .filter((shift) => shift.employeeId === employeeId && shift.endAt > now)
    .slice(0, NEXT_SHIFTS)
    .map(toOwnShift);
}
