// What is wrong with a file that is good in itself: it contradicts what is stored already.
import type { CompanyScope } from '#database/company-scope.ts';
import { listAddressHolders } from '#features/auth/addresses/address-holders.ts';
import { TABLE_OF, type WrittenList } from '../company-rows.ts';
import type { CompanyFile } from '../company-file.ts';
import type { FileFault } from '../file-fault.ts';
import type { StoredRows } from '../read-stored-rows.ts';
import { listNumbers } from '../store/company-file-store.ts';
import { findForeignIds } from '../store/row-store.ts';
import { listErasedIds } from '#features/people/erasure-store.ts';
import { checkAgainstStoredTime } from './check-against-stored-time.ts';
import { checkAgainstStoredVersions } from './check-against-stored-versions.ts';
import { checkClosedTime } from './check-closed-time.ts';
import { checkLockedTime } from './check-locked-time.ts';
import { checkUsedKinds } from './check-used-kinds.ts';
import type { Report } from './file-parts.ts';
import { parseEmail } from '#features/mail/email-address.ts';
import { emailKeysOf } from '#features/people/sign-in-name-store.ts';
import type { BalanceBookingRow } from '#database/tables/plans.ts';

/** A booking on an account of time off stands as it was made: a file can add to it and not change it. */
const FIELDS = ['account', 'date', 'kind', 'minutes', 'reason'] as const;

function checkAgainstStoredBookings(
  bookings: CompanyFile['balanceBookings'],
  storedById: ReadonlyMap<string, BalanceBookingRow>,
  report: Report,
): void {
  for (const [index, booking] of bookings.entries()) {
    const row = storedById.get(booking.id);
    if (row === undefined) continue;
    const path = `balanceBookings[${index}]`;
    const message = 'differs from the booking that was made; book the difference as one of its own';
    if (booking.employeeId !== row.employee_id) report(`${path}.employeeId`, message);
    for (const field of FIELDS) if (booking[field] !== row[field]) report(`${path}.${field}`, message);
  }
}

export async function findDatabaseFaults(
  scope: CompanyScope,
  file: CompanyFile,
  stored: StoredRows,
  now: number,
): Promise<readonly FileFault[]> {
  const faults: FileFault[] = [];
  const report: Report = (path, message) => faults.push({ path, message });
  await checkForeignIds(scope, file, stored, report);
  if (mayBringBack(file.employees, stored))
    checkAgainstErasures(file.employees, stored, await listErasedIds(scope), report);
  await checkAgainstStoredVersions(scope, file.ruleSets, stored, { now, report });
  checkAddresses(file, stored, report);
  await checkEmails(scope, file, now, report);
  await checkNumbers(scope, file, report);
  await checkAgainstStoredTime(scope, file.timeEntries, stored.timeEntries, report);
  checkLockedTime(file.timeEntries, stored.timeEntries, report);
  await checkClosedTime(scope, file, stored, report);
  await checkUsedKinds(scope, file.absenceKinds, stored, report);
  checkAgainstStoredBookings(file.balanceBookings, stored.balanceBookings, report);
  return faults;
}

type Identified = { readonly id: string };

async function checkForeignIds(
  scope: CompanyScope,
  file: CompanyFile,
  stored: StoredRows,
  report: Report,
): Promise<void> {
  const { projects } = file;
  const check = async (
    list: WrittenList,
    items: readonly Identified[],
    pathOf: (index: number) => string,
  ) => {
    const added = items.filter(({ id }) => !stored[list].has(id)).map(({ id }) => id);
    const foreign = await findForeignIds(scope, TABLE_OF[list].name, added);
    if (foreign.size === 0) return;
    for (const [index, { id }] of items.entries()) {
      if (foreign.has(id)) report(`${pathOf(index)}.id`, 'belongs to another company');
    }
  };
  for (const list of [
    'departments',
    'payPeriods',
    'projects',
    'ruleSets',
    'employees',
    'shiftTypes',
    'absenceKinds',
    'shifts',
    'timeOff',
    'absences',
    'timeEntries',
    'balanceBookings',
  ] as const) {
    await check(list, file[list], (index) => `${list}[${index}]`);
  }
  for (const [index, { subProjects }] of projects.entries()) {
    await check('subProjects', subProjects, (place) => `projects[${index}].subProjects[${place}]`);
  }
}

/** What was stored before addresses were read closely stays until it is changed; no mail goes there. */
function checkAddresses({ employees }: CompanyFile, stored: StoredRows, report: Report): void {
  for (const [index, { id, email }] of employees.entries()) {
    if (email === null || email === stored.employees.get(id)?.email) continue;
    if (parseEmail(email) === undefined) report(`employees[${index}].email`, 'must be an e-mail address');
  }
}

async function checkEmails(
  scope: CompanyScope,
  file: CompanyFile,
  now: number,
  report: Report,
): Promise<void> {
  const keys = file.employees.flatMap(({ email }) => (email === null ? [] : emailKeysOf(email)));
  // Where it waits for one and signs in another, the one whom it signs in has it.
  const holders = (await listAddressHolders(scope, keys, now)).toReversed();
  const owners = new Map(holders.map((name) => [name.emailKey, name]));
  const ownerOf = (email: string, id: string) =>
    emailKeysOf(email)
      .map((key) => owners.get(key))
      .find((owner) => owner !== undefined && owner.employeeId !== id);
  const inFile = new Set(file.employees.map(({ id }) => id));
  for (const [index, { id, email }] of file.employees.entries()) {
    const owner = email === null ? undefined : ownerOf(email, id);
    if (owner === undefined) continue;
    if (owner.companyId !== scope.companyId)
      report(`employees[${index}].email`, 'belongs to a user of another company');
    else if (!inFile.has(owner.employeeId))
      report(`employees[${index}].email`, 'belongs to another employee of this company');
  }
}

async function checkNumbers(scope: CompanyScope, file: CompanyFile, report: Report): Promise<void> {
  const stored = await listNumbers(scope);
  const numbers = new Map(stored.map(({ id, employee_number }) => [employee_number, id]));
  const kennitalas = new Map(stored.map(({ id, kennitala }) => [kennitala, id]));
  const inFile = new Set(file.employees.map(({ id }) => id));
  const isTaken = (owner: string | undefined, id: string) =>
    owner !== undefined && owner !== id && !inFile.has(owner);
  for (const [index, { id, employeeNumber, kennitala }] of file.employees.entries()) {
    if (employeeNumber !== null && isTaken(numbers.get(employeeNumber), id))
      report(`employees[${index}].employeeNumber`, 'belongs to another employee of this company');
    if (kennitala !== null && isTaken(kennitalas.get(kennitala), id))
      report(`employees[${index}].kennitala`, 'belongs to another employee of this company');
  }
}

/** Whether anybody in it could have been erased: such a record has no number, no address and no way in. */
function mayBringBack(employees: CompanyFile['employees'], { employees: stored }: StoredRows): boolean {
  return employees.some(({ id }) => {
    const row = stored.get(id);
    return row !== undefined && !Number(row.is_active) && row.email === null && row.pin_hash === null;
  });
}

function checkAgainstErasures(
  employees: CompanyFile['employees'],
  { employees: stored }: StoredRows,
  erased: ReadonlySet<string>,
  report: Report,
): void {
  for (const [index, person] of employees.entries())
    if (erased.has(person.id) && isNamed(person, stored.get(person.id)?.display_name))
      report(`employees[${index}]`, 'was erased; leave this person out of the file');
}

function isNamed(person: CompanyFile['employees'][number], standIn: string | undefined): boolean {
  const { displayName, email, kennitala, phone, employeeNumber, birthDate, jobTitle, isActive } = person;
  const facts = [email, kennitala, phone, employeeNumber, birthDate, jobTitle];
  return displayName !== standIn || isActive || facts.some((fact) => fact !== null && fact !== '');
}
