// The first start has something to show: a database without companies gets the demo company.
import { findLogin } from '#features/people/employee-store.ts';
import { importCompany } from '#features/company-file/import-company.ts';
import { listCompanies } from '#features/company-file/store/company-file-store.ts';
import { demoCompany, yearBefore } from './demo-company.ts';
import { fixedCredentials, randomCredentials, type DemoCredentialSet } from './demo-credentials.ts';
import { emailOf, employeeId } from './demo-employees.ts';
import { letItHappen } from './demo-happenings.ts';
import { DEMO_PEOPLE } from './demo-people.ts';
import { COMPANY_ID, COMPANY_NAME } from './demo-structure.ts';
import type { DemoLogin, DemoSummary, LoadDemo, LoadDemoDeps } from './demo-summary.ts';

/** Three who are easy to find on the kiosk. */
const SHOWN_AT_THE_KIOSK = ['daniel', 'freyja', 'stanislaw'];

export const loadDemo: LoadDemo = async ({ credentials }, deps) => {
  const companies = await listCompanies(deps.database.knex);
  if (companies.length > 0) {
    const isThere = credentials === 'fixed' && companies.some(({ id }) => id === COMPANY_ID);
    return isThere && (await takesFixedCredentials(deps)) ? summaryOf(fixedCredentials()) : null;
  }
  const set = credentials === 'fixed' ? fixedCredentials() : randomCredentials();
  const now = deps.clock();
  const content = demoCompany({ now, credentials: set });
  await importCompany({ content, by: { door: 'demo', userId: null, operator: null } }, deps);
  const summary = summaryOf(set);
  await letItHappen(deps, yearBefore(now), summary.owner);
  return summary;
};

/** Do the documented credentials work? Not if the demo was loaded with random ones, or its passwords were changed. */
function takesFixedCredentials(deps: LoadDemoDeps): Promise<boolean> {
  return takes(deps, summaryOf(fixedCredentials()).owner);
}

/** @returns the addresses of the demo that take the password which everybody can read in its source */
export async function publishedSignIns(deps: LoadDemoDeps): Promise<readonly string[]> {
  const { owner, manager, accountant, service } = summaryOf(fixedCredentials());
  const found: string[] = [];
  for (const login of [owner, manager, accountant, service])
    if (await takes(deps, login)) found.push(login.email);
  return found;
}

async function takes(
  { database, passwords }: LoadDemoDeps,
  { email, password }: DemoLogin,
): Promise<boolean> {
  const login = await findLogin(database.knex, email);
  return login !== undefined && passwords.isPassword(login.credentials.passwordHash ?? null, password);
}

function summaryOf({ passwords, pins }: DemoCredentialSet): DemoSummary {
  const login = (key: string): DemoLogin => ({ email: emailOf({ key }), password: passwords.get(key) ?? '' });
  return {
    companyId: COMPANY_ID,
    companyName: COMPANY_NAME,
    owner: login('eigandi'),
    manager: login('stjori'),
    accountant: login('bokari'),
    service: login('tengill'),
    employees: DEMO_PEOPLE.filter(({ key }) => SHOWN_AT_THE_KIOSK.includes(key)).map((person) => ({
      id: employeeId(person),
      displayName: person.name,
      pin: pins.get(person.key) ?? '',
    })),
  };
}
