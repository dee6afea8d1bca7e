// New PINs for many people at once. The slips are written before the PINs are stored: if writing fails, the old PINs still work.
import { localDateOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Author } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listDepartments } from '#features/people/department-store.ts';
import { isEmployed, isServiceAccount, type Employee } from '#features/people/employee.ts';
import { listEmployees, listMemberships } from '#features/people/employee-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import type { ImportDeps } from './import-company.ts';
import { nameKey } from './names/stored-names.ts';
import type { PinSlip } from './pin-slips.ts';
import { storePin } from './set-pin.ts';
import { listEmployeesWithPin } from './store/company-file-store.ts';
import { issuePins } from './weak-pin.ts';

export type WhoGetsPins = {
  /** Also people who have a PIN already. */
  readonly all: boolean;
  /** Only people of this department, by its name; null for the whole company. */
  readonly department: string | null;
};

export type PersonForPin = { readonly employee: Employee; readonly departments: readonly string[] };

/** The people who may punch and get a PIN now, by name; null where there is no such department. */
export async function peopleForPins(
  company: CompanySettings,
  { all, department }: WhoGetsPins,
  { database, clock }: ImportDeps,
): Promise<readonly PersonForPin[] | null> {
  const scope = companyScope(database.knex, company.id);
  const names = new Map((await listDepartments(scope)).map(({ id, name }) => [id, name]));
  const wanted = department === null ? null : nameKey(department);
  if (wanted !== null && ![...names.values()].some((name) => nameKey(name) === wanted)) return null;
  const memberships = await listMemberships(scope);
  const withPin = await listEmployeesWithPin(scope);
  const today = localDateOf(clock(), company.timeZone);
  const people = (await listEmployees(scope))
    .filter((employee) => isEmployed(employee, today) && (all || !withPin.has(employee.id)))
    .filter((employee) => !isServiceAccount(employee))
    .map((employee) => ({
      id: employee.id,
      employee,
      departments: (memberships.get(employee.id) ?? []).flatMap((id) => names.get(id) ?? []),
    }))
    .filter(({ departments }) => wanted === null || departments.some((name) => nameKey(name) === wanted));
  return inNameOrder(people, ({ employee }) => employee.displayName);
}

/**
 * @param handOut writes the slips; when it fails nothing is changed
 * @param takeBack is called when the PINs on the slips could not be stored
 */
export async function makePins(
  people: readonly PersonForPin[],
  {
    handOut,
    takeBack,
  }: { handOut: (slips: readonly PinSlip[]) => Promise<void>; takeBack: () => Promise<void> },
  by: Author,
  { database, clock, pins }: ImportDeps,
): Promise<readonly PinSlip[]> {
  const issued = issuePins(people.length);
  const slips = people.map((person, index) => toSlip(person, issued[index] ?? ''));
  const hashes: string[] = [];
  for (const { companyId, employeeId, pin } of slips)
    hashes.push(await pins.hashPin({ companyId, employeeId }, pin));
  await handOut(slips);
  try {
    await inTransaction(database, async (tx) => {
      const authored = { by, reason: null, now: clock() };
      for (const [index, { employee }] of people.entries())
        await storePin(tx, employee, hashes[index] ?? '', authored);
    });
  } catch (error) {
    await takeBack();
    throw error;
  }
  return slips;
}

function toSlip({ employee, departments }: PersonForPin, pin: string): PinSlip {
  const { id, companyId, displayName, employeeNumber } = employee;
  return { employeeId: id, companyId, displayName, employeeNumber, departments, pin };
}
