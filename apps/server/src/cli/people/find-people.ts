// Finds the company and the people that an operator means.
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { Refused } from '#errors/refused.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { findCompany } from '#features/companies/company-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { findEmployee, findLogin, listEmployees } from '#features/people/employee-store.ts';
import { nameKey } from '#features/company-file/names/stored-names.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws Refused when there is none */
export async function companyOf(db: Queryable, companyId: string): Promise<CompanySettings> {
  const company = await findCompany(db, companyId);
  if (company !== undefined) return company;
  throw new Refused(`There is no company ${companyId}. See "stimpill company list". Nothing was changed.`);
}

/**
 * @param text an id, an e-mail, an employee number or a name
 * @throws Refused when the company has nobody of that name, or several people
 */
export async function employeeOf(db: Queryable, companyId: string, text: string): Promise<Employee> {
  const employee = text.includes('@')
    ? (await findLogin(db, text))?.employee
    : GUID.test(text)
      ? await findEmployee(companyScope(db, companyId), text.toLowerCase())
      : await findByName(db, companyId, text);
  if (employee?.companyId === companyId) return employee;
  throw new Refused(`The company ${companyId} has no employee ${text}. Nothing was changed.`);
}

async function findByName(db: Queryable, companyId: string, text: string): Promise<Employee | undefined> {
  const employees = await listEmployees(companyScope(db, companyId));
  const byNumber = employees.find(({ employeeNumber }) => employeeNumber === text);
  const [first, ...more] = employees.filter(({ displayName }) => nameKey(displayName) === nameKey(text));
  if (byNumber !== undefined || first === undefined || more.length === 0) return byNumber ?? first;
  const ids = [first, ...more].map(({ id }) => id).join(' and ');
  throw new Refused(`Several people are called ${text}. Give the id of one: ${ids}. Nothing was changed.`);
}

/** The people named, or everybody, by name. */
export async function employeesOf(
  db: Queryable,
  companyId: string,
  texts: readonly string[] | undefined,
): Promise<Employee[]> {
  if (texts === undefined) {
    return inNameOrder(await listEmployees(companyScope(db, companyId)), ({ displayName }) => displayName);
  }
  const found = new Map<string, Employee>();
  for (const text of texts) {
    const employee = await employeeOf(db, companyId, text);
    found.set(employee.id, employee);
  }
  return inNameOrder([...found.values()], ({ displayName }) => displayName);
}
