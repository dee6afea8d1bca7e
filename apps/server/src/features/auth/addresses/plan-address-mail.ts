// A job makes the link and its mail: anyone who writes records knows nothing of mail.
import type { CompanyScope } from '#database/company-scope.ts';
import { insertJob } from '#features/jobs/job-store.ts';
import { WAITS_MS, type AddressChange } from './address-change.ts';

export const ADDRESS_LINK_JOB = 'address link';
export const OLD_ADDRESS_JOB = 'old address';

export async function planAddressMail(
  { db, companyId }: CompanyScope,
  kind: typeof ADDRESS_LINK_JOB | typeof OLD_ADDRESS_JOB,
  { id }: AddressChange,
  now: number,
): Promise<void> {
  const details = { companyId, changeId: id };
  await insertJob(db, { id: `${kind}/${id}`, kind, details, dueAt: now, giveUpAt: now + WAITS_MS });
}
