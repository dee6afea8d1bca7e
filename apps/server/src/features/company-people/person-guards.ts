// What nobody may do to a person, not even those who may change people in general.
import { kennitalaKind } from '@stimpill/api-types/kennitala';
import { may, type Act, type NoRight } from '@stimpill/api-types/rights';
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError, domainErrorOf, type Fault } from '#errors/domain-error.ts';
import { listAddressHolders } from '#features/auth/addresses/address-holders.ts';
import { listPayPeriods } from '#features/companies/pay-period-store.ts';
import { listNumbers } from '#features/company-file/store/company-file-store.ts';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import { listDepartments } from '#features/people/department-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { listRuleSets } from '#features/rules/rule-store.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { hasOtherOwner } from './person-store.ts';
import { emailKeysOf } from '#features/people/sign-in-name-store.ts';

/** Where a request names somebody. */
const IN_ROUTE = 'route.employeeId';

/**
 * Whether somebody may do it to this person. Whom they see is asked before.
 * @throws DomainError `person.owner_only`, `person.own_record`
 */
export function requireRight(author: Seer, act: Act, person: Person, field = IN_ROUTE): void {
  const why = whyNot(author, act, person);
  if (why !== null) throw new DomainError(codeOf(why), { field });
}

/**
 * The same for some fields of a record, which stand in the refusal.
 * @throws DomainError `person.owner_only`, `person.own_record`, once for each field
 */
export function requireRightToFields(
  author: Seer,
  act: Act,
  person: Person,
  fields: readonly string[],
): void {
  const why = whyNot(author, act, person);
  const [first, ...rest] = why === null ? [] : fields.map((field) => faultOf(codeOf(why), field));
  if (first !== undefined) throw domainErrorOf([first, ...rest]);
}

type Person = Pick<Employee, 'id' | 'role'>;

function whyNot({ userId, role }: Seer, act: Act, person: Person): NoRight | null {
  return may({ userId, role }, act, { employeeId: person.id, role: person.role });
}

function codeOf(why: NoRight) {
  return why === 'ownRecord' ? 'person.own_record' : 'person.owner_only';
}

/**
 * Somebody is always left who may do everything.
 * @param field with which the person would stop being an owner who may sign in
 * @throws DomainError `person.last_owner`
 */
export async function requireOtherOwner(
  scope: CompanyScope,
  { id, role }: Pick<StoredEmployee, 'id' | 'role'>,
  field: string,
): Promise<void> {
  if (role === 'owner' && !(await hasOtherOwner(scope, id)))
    throw new DomainError('person.last_owner', { field });
}

/**
 * What belongs to one person only: the address in the whole installation, the numbers in the company.
 * @throws DomainError `person.email_taken`, `person.number_taken`, `person.kennitala_taken`, all that are
 */
export async function refuseTaken(
  scope: CompanyScope,
  person: Pick<StoredEmployee, 'id' | 'email' | 'employeeNumber' | 'kennitala'>,
  now: number,
): Promise<void> {
  const emailKeys = person.email === null ? [] : emailKeysOf(person.email);
  const others = (await listNumbers(scope)).filter(({ id }) => id !== person.id);
  const isTaken = {
    email: (await listAddressHolders(scope, emailKeys, now)).some(
      ({ employeeId }) => employeeId !== person.id,
    ),
    number: others.some((other) => isSame(other.employee_number, person.employeeNumber)),
    kennitala: others.some((other) => isSame(other.kennitala, person.kennitala)),
  };
  const [first, ...rest] = [
    ...(isTaken.email ? [faultOf('person.email_taken', 'email')] : []),
    ...(isTaken.number ? [faultOf('person.number_taken', 'employeeNumber')] : []),
    ...(isTaken.kennitala ? [faultOf('person.kennitala_taken', 'kennitala')] : []),
  ];
  if (first !== undefined) throw domainErrorOf([first, ...rest]);
}

/**
 * A number that no register gives out, where it was another before: what is stored from earlier versions stays, and the record can be saved.
 * @throws DomainError `request.invalid`
 */
export function refuseImpossibleKennitala(before: string | null, after: string | null): void {
  if (after === null || after === before || kennitalaKind(after) !== undefined) return;
  throw new DomainError('request.invalid', {
    field: 'kennitala',
    message: 'kennitala must have a day that exists and end with 8, 9 or 0, or begin with 8 or 9.',
  });
}

/**
 * Records of the company that a person refers to.
 * @throws DomainError `department.not_found`, `rule_set.not_found`, `pay_period.not_found`
 */
export async function refuseUnknown(
  scope: CompanyScope,
  {
    departmentIds,
    ruleSetId,
    payPeriodId,
  }: Pick<StoredEmployee, 'departmentIds' | 'ruleSetId' | 'payPeriodId'>,
): Promise<void> {
  const departments = new Set((await listDepartments(scope)).map(({ id }) => id));
  const unknown = departmentIds.findIndex((id) => !departments.has(id));
  if (unknown >= 0) throw new DomainError('department.not_found', { field: `departmentIds[${unknown}]` });
  if (ruleSetId !== null && !(await listRuleSets(scope)).some(({ id }) => id === ruleSetId))
    throw new DomainError('rule_set.not_found', { field: 'ruleSetId' });
  if (payPeriodId !== null && !(await listPayPeriods(scope)).some(({ id }) => id === payPeriodId))
    throw new DomainError('pay_period.not_found', { field: 'payPeriodId' });
}

/**
 * Anyone who is limited to departments puts people into these, and takes them out of these. Somebody stays in one of them.
 * @throws DomainError `department.not_found`, `request.invalid`
 */
export function refuseElsewhere(
  { departmentIds: limit }: Seer,
  before: readonly string[],
  after: readonly string[],
): void {
  if (limit === null) return;
  const isForeignChange = (id: string) => !limit.includes(id) && before.includes(id) !== after.includes(id);
  if ([...before, ...after].some(isForeignChange))
    throw new DomainError('department.not_found', { field: 'departmentIds' });
  if (after.some((id) => limit.includes(id))) return;
  throw new DomainError('request.invalid', {
    field: 'departmentIds',
    message: 'departmentIds must have one of the departments to which you are limited.',
  });
}

function isSame(stored: string | null, said: string | null): boolean {
  return stored !== null && stored === said;
}

function faultOf(code: Fault['code'], field: string): Fault {
  return { code, message: new DomainError(code).message, field };
}
