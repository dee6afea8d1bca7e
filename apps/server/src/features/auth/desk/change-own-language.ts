// Somebody chooses the language in which the desk and mails speak with them.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import { lockEmployees, saveLanguage } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';

type Chosen = {
  readonly companyId: string;
  readonly userId: string;
  readonly language: NonNullable<Employee['language']>;
};

export async function changeOwnLanguage(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { companyId, userId, language }: Chosen,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const employee = (await lockEmployees(scope, [userId])).get(userId);
    if (employee === undefined || employee.language === language) return;
    await saveLanguage(scope, userId, language);
    const facts = { before: { language: employee.language }, after: { language } };
    const change = { subject: 'employee', subjectId: userId, employeeId: userId, ...facts } as const;
    const by = { door: 'desk', userId, operator: null } as const;
    await insertChanges(scope, [change], { by, reason: null, now: clock() });
  });
}
