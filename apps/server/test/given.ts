// Builders that read as sentences. They write rows directly, so that a test does not depend on other use cases.
import { randomUUID } from 'node:crypto';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ProjectRow, SubProjectRow } from '#database/tables/company.ts';
import type { DepartmentRow, EmployeeDepartmentRow, EmployeeRow } from '#database/tables/people.ts';
import type { RuleSetRow, RuleVersionRow } from '#database/tables/rules.ts';
import type { PasswordLinkRow, SessionRow, SignInNameRow } from '#database/tables/sign-in.ts';
import type { DeviceIncidentRow, DeviceKeyRow, DeviceRow } from '#database/tables/tablets.ts';
import type { ClosedTimeRow, TimeEntryRow } from '#database/tables/time.ts';
import { signAccessToken } from '#features/auth/access-token.ts';
import { digestOf, newCompanyToken } from '#features/auth/token-digest.ts';
import { toCompanyRow } from '#features/companies/company-codec.ts';
import { companySection } from '#features/companies/company-section.ts';
import type { UseCaseDeps } from '../src/use-case-deps.ts';
import { anEmployeeRow, type SignedUpRow } from './an-employee-row.ts';
import { newAddresses } from './given-addresses.ts';
import { secondFactors } from './given-factors.ts';
import { payrollRuns } from './given-payroll.ts';
import { leave, payPeriods, shifts, type Insert } from './given-plans.ts';
import { insertInto } from './insert-into.ts';

export type Given = ReturnType<typeof given>;

export type { SignedUpRow } from './an-employee-row.ts';

type EmployeeOptions = Partial<SignedUpRow> & { readonly password?: string; readonly pin?: string };

export const PASSWORD = 'a password for tests';
export const PIN = '4821';

export function given(deps: UseCaseDeps) {
  const insert = insertInto(deps);
  return {
    ...companies(insert),
    ...people(deps, insert),
    ...signIns(deps, insert),
    ...devices(deps, insert),
    ...secondFactors(deps, insert),
    ...newAddresses(deps, insert),
    ...projects(insert),
    ...time(insert),
    ...rules(deps, insert),
    ...shifts(insert),
    ...leave(insert),
    ...payPeriods(insert),
    ...payrollRuns(insert),
  };
}

function companies(insert: Insert) {
  return {
    aCompany: (overrides: Partial<CompanyRow> = {}) =>
      insert<CompanyRow>('companies', { ...aCompanyRow(randomUUID()), ...overrides }),
  };
}

function aCompanyRow(id: string): CompanyRow {
  const settings = companySection.parse({
    id,
    name: 'Kaffihús Norður ehf.',
    timeZone: 'Atlantic/Reykjavik',
    features: { enableProjects: true, enableShifts: true },
    terminal: { anonymous: true, projectSelection: 'none', punchPhoto: 'none' },
    language: 'is',
    retentionDays: { coordinates: 90, photos: 30 },
    holidays: { calendar: 'IS' },
  });
  return toCompanyRow(settings);
}

function people({ passwords, pins }: UseCaseDeps, insert: Insert) {
  const signedUp = async (row: SignedUpRow) => {
    const { company_id, id: employee_id, email } = await insert<SignedUpRow>('employees', row);
    const name = { email_key: email.toLowerCase(), company_id, employee_id };
    await insert<SignInNameRow>('sign_in_names', name);
    return row;
  };
  return {
    anEmployee: async (company: CompanyRow, { password, pin, ...overrides }: EmployeeOptions = {}) => {
      const id = overrides.id ?? randomUUID();
      const owner = { companyId: company.id, employeeId: id };
      return signedUp({
        ...anEmployeeRow(company, id, overrides),
        password_hash: password === undefined ? null : await passwords.hashPassword(password),
        pin_hash: pin === undefined ? null : await pins.hashPin(owner, pin),
        ...overrides,
      });
    },

    /** The account of another system; its role is manager. */
    aServiceAccount: async (
      company: CompanyRow,
      { password, ...overrides }: EmployeeOptions = {},
      allowedAddresses: readonly string[] = [],
    ) => {
      const id = overrides.id ?? randomUUID();
      return signedUp({
        ...anEmployeeRow(company, id, { ...overrides, email: overrides.email ?? `${id}@service.invalid` }),
        password_hash: password === undefined ? null : await passwords.hashPassword(password),
        ...{ role: 'manager', display_name: 'Tenging', employment_ratio: 0 },
        service_account: JSON.stringify({ allowedAddresses }),
        ...overrides,
      });
    },

    aDepartment: async (company: CompanyRow, name: string, ...members: EmployeeRow[]) => {
      const department = await insert<DepartmentRow>('departments', {
        company_id: company.id,
        id: randomUUID(),
        name,
      });
      for (const member of members) {
        await insert<EmployeeDepartmentRow>('employee_departments', {
          company_id: company.id,
          employee_id: member.id,
          department_id: department.id,
        });
      }
      return department;
    },
  };
}

function signIns({ clock, secrets }: UseCaseDeps, insert: Insert) {
  return {
    /** A session that began now; `token` is its access token. */
    aSession: async (employee: EmployeeRow, overrides: Partial<SessionRow> = {}) => {
      const session = await insert<SessionRow>('sessions', {
        company_id: employee.company_id,
        id: randomUUID(),
        employee_id: employee.id,
        created_at: clock(),
        ends_at: clock() + 90 * 86_400_000,
        revoked_at: null,
        kind: 'token',
        ended_because: null,
        ...{ digest: null, used_at: null, confirmed_at: null, program: null, passkey_id: null },
        ...overrides,
      });
      const { company_id: companyId, id: userId, role } = employee;
      const claims = { userId, companyId, role, sessionId: session.id };
      return { ...session, token: signAccessToken(secrets, claims, clock()) };
    },

    /** The token of a link with which that person chooses a password within the hour. */
    aPasswordLink: async (employee: EmployeeRow) => {
      const token = newCompanyToken('spl', employee.company_id);
      await insert<PasswordLinkRow>('password_links', {
        ...{ company_id: employee.company_id, employee_id: employee.id, digest: digestOf(token) },
        ...{ made_at: clock(), ends_at: clock() + 3_600_000 },
      });
      return token;
    },

    /** Somebody who signed in at the desk now; `token` is that of the cookie. */
    aDeskSession: async (employee: EmployeeRow, overrides: Partial<SessionRow> = {}) => {
      const token = newCompanyToken('sds', employee.company_id);
      const session = await insert<SessionRow>('sessions', {
        company_id: employee.company_id,
        id: randomUUID(),
        employee_id: employee.id,
        kind: 'desk',
        created_at: clock(),
        ends_at: clock() + 12 * 3_600_000,
        revoked_at: null,
        digest: digestOf(token),
        used_at: clock(),
        confirmed_at: clock(),
        ...{ program: null, passkey_id: null, ended_because: null },
        ...overrides,
      });
      return { ...session, token };
    },
  };
}

function devices({ clock }: UseCaseDeps, insert: Insert) {
  return {
    /** A registered kiosk and its token. */
    aDevice: async (registrar: EmployeeRow, overrides: Partial<DeviceRow> = {}) => {
      const token = newCompanyToken('sdt', registrar.company_id);
      const device = await insert<DeviceRow>('devices', {
        company_id: registrar.company_id,
        id: randomUUID(),
        token_digest: digestOf(token),
        name: 'Inngangur',
        registered_by: registrar.id,
        registered_at: clock(),
        revoked_at: null,
        last_seen_at: clock(),
        ...overrides,
      });
      return { ...device, token };
    },

    /** The key with which a device signs from now on. */
    aDeviceKey: ({ company_id, id }: Pick<DeviceRow, 'company_id' | 'id'>) =>
      insert<DeviceKeyRow>('device_keys', {
        company_id,
        device_id: id,
        epoch: 1,
        x: 'x'.repeat(43),
        y: 'y'.repeat(43),
        bound_at: clock(),
      }),

    /** Something about a device that nobody has looked into. */
    anIncident: (
      { company_id, id: device_id }: Pick<DeviceRow, 'company_id' | 'id'>,
      overrides: Partial<DeviceIncidentRow> = {},
    ) =>
      insert<DeviceIncidentRow>('device_incidents', {
        company_id,
        id: randomUUID(),
        device_id,
        kind: 'clock_set',
        key_epoch: null,
        from_sequence: null,
        to_sequence: null,
        opened_at: clock(),
        closed_at: null,
        ...overrides,
      }),
  };
}

function projects(insert: Insert) {
  return {
    aProject: (company: CompanyRow, overrides: Partial<ProjectRow> = {}) =>
      insert<ProjectRow>('projects', {
        company_id: company.id,
        id: randomUUID(),
        name: 'Veislur',
        code: null,
        is_active: true,
        start_date: null,
        end_date: null,
        ...overrides,
      }),

    aSubProject: (project: ProjectRow, overrides: Partial<SubProjectRow> = {}) =>
      insert<SubProjectRow>('sub_projects', {
        company_id: project.company_id,
        id: randomUUID(),
        project_id: project.id,
        name: 'Brúðkaup',
        code: null,
        is_active: true,
        ...overrides,
      }),
  };
}

function time(insert: Insert) {
  return {
    /** Days, both inclusive, that were approved for payroll. */
    aClosedTime: (employee: EmployeeRow, startDate: string, endDate: string) =>
      insert<ClosedTimeRow>('closed_time', closedTime(employee, startDate, endDate)),

    /** @param end null leaves the entry open; one that is approved closes its day */
    anEntry: async (
      employee: EmployeeRow,
      start: string,
      end: string | null,
      overrides: Partial<TimeEntryRow> = {},
    ) => {
      if (overrides.is_locked === true)
        await insert<ClosedTimeRow>('closed_time', closedTime(employee, start, start));
      return await insert<TimeEntryRow>('time_entries', {
        company_id: employee.company_id,
        id: randomUUID(),
        employee_id: employee.id,
        kind: 'work',
        start_at: Date.parse(start),
        end_at: end === null ? null : Date.parse(end),
        breaks: null,
        project_id: null,
        sub_project_id: null,
        is_draft: false,
        is_locked: false,
        ...overrides,
      });
    },
  };
}

/** To the end of the day of `last`. */
function closedTime({ company_id, id: employee_id }: EmployeeRow, from: string, last: string): ClosedTimeRow {
  const [from_at, until_at] = [Date.parse(from), Date.parse(last.slice(0, 10)) + 86_400_000];
  const by = { closed_at: until_at, user_id: null, operator: 'root' };
  return { company_id, employee_id, id: randomUUID(), from_at, until_at, ...by };
}

function rules({ database }: UseCaseDeps, insert: Insert) {
  return {
    /** The rule becomes the default of the company. */
    aRule: async (company: CompanyRow, ...versions: Partial<RuleVersionRow>[]) => {
      const ruleSet = await insert<RuleSetRow>('rule_sets', {
        company_id: company.id,
        id: randomUUID(),
        name: 'SGS/Efling dagvinna',
      });
      for (const [index, version] of (versions.length === 0 ? [{}] : versions).entries()) {
        await insert<RuleVersionRow>('rule_versions', {
          company_id: company.id,
          rule_set_id: ruleSet.id,
          number: index + 1,
          valid_from: '2020-01-01',
          ...{ definition: null, agreement: 'sgs-efling-day-work', parameter_values: null },
          ...version,
        });
      }
      await database
        .knex<CompanyRow>('companies')
        .where({ id: company.id })
        .update({ default_rule_set_id: ruleSet.id });
      return ruleSet;
    },
  };
}
