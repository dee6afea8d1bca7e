// Which operations the desk calls, and where. The types of the contract check each line; its schemas stay on the server, where they weigh
// nothing in a browser.
import type { CallOf, DataOf, Operation } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';

type Described<O extends Operation> = {
  readonly route: `${O['method']} ${O['path']}`;
  readonly call: CallOf<O>;
  readonly data: DataOf<O>;
};
type Contract = typeof manageOperations;
type Known = { readonly [Id in keyof Contract]: Described<Contract[Id]> };

export const ROUTES = {
  readFirstRun: 'POST /first-run',
  previewFirstWeek: 'POST /first-run/example-weeks',
  startFirstPasskey: 'POST /first-run/passkey-challenge',
  startCompany: 'POST /first-run/company',
  startDeskSession: 'POST /session',
  getDeskSession: 'GET /session',
  endDeskSession: 'DELETE /session',
  confirmDeskSession: 'POST /session/confirmation',
  listOwnSessions: 'GET /sessions',
  endOwnSession: 'DELETE /sessions/{sessionId}',
  changeOwnPassword: 'PUT /account/password',
  askForPasswordLink: 'POST /password-links',
  readPasswordLink: 'POST /password-links/read',
  redeemPasswordLink: 'POST /password-links/redeem',
  startTotp: 'POST /account/totp',
  confirmTotp: 'POST /account/totp/confirmation',
  removeTotp: 'DELETE /account/totp',
  renewRecoveryCodes: 'POST /account/recovery-codes',
  listPasskeys: 'GET /account/passkeys',
  startPasskey: 'POST /account/passkey-challenge',
  addPasskey: 'POST /account/passkeys',
  removePasskey: 'DELETE /account/passkeys/{passkeyId}',
  startPasskeySignIn: 'POST /session/passkey/challenge',
  finishPasskeySignIn: 'POST /session/passkey',
  startPasskeyConfirmation: 'POST /session/confirmation/passkey/challenge',
  confirmWithPasskey: 'POST /session/confirmation/passkey',
  listTablets: 'GET /companies/{companyId}/tablets',
  renameTablet: 'PUT /companies/{companyId}/tablets/{tabletId}/name',
  revokeTablet: 'POST /companies/{companyId}/tablets/{tabletId}/revocation',
  closeTabletIncident: 'POST /companies/{companyId}/tablet-incidents/{incidentId}/finding',
  makeDevicePassword: 'POST /companies/{companyId}/device-password',
  getManagerCode: 'GET /companies/{companyId}/manager-code',
  makeManagerCode: 'POST /companies/{companyId}/manager-code',
  removeManagerCode: 'DELETE /companies/{companyId}/manager-code',
  getCompanySettings: 'GET /companies/{companyId}/settings',
  changeCompanySettings: 'PUT /companies/{companyId}/settings',
  listCompanyDepartments: 'GET /companies/{companyId}/structure/departments',
  getDepartment: 'GET /companies/{companyId}/structure/departments/{departmentId}',
  addDepartment: 'POST /companies/{companyId}/structure/departments',
  changeDepartment: 'PUT /companies/{companyId}/structure/departments/{departmentId}',
  listCompanyProjects: 'GET /companies/{companyId}/structure/projects',
  getCompanyProject: 'GET /companies/{companyId}/structure/projects/{projectId}',
  addProject: 'POST /companies/{companyId}/structure/projects',
  changeProject: 'PUT /companies/{companyId}/structure/projects/{projectId}',
  listCompanyPayPeriods: 'GET /companies/{companyId}/structure/pay-periods',
  getCompanyPayPeriod: 'GET /companies/{companyId}/structure/pay-periods/{payPeriodId}',
  addPayPeriod: 'POST /companies/{companyId}/structure/pay-periods',
  changePayPeriod: 'PUT /companies/{companyId}/structure/pay-periods/{payPeriodId}',
  listHolidaysOfYear: 'GET /companies/{companyId}/holidays',
  listAgreements: 'GET /companies/{companyId}/agreements',
  listRuleSets: 'GET /companies/{companyId}/rule-sets',
  addRuleSet: 'POST /companies/{companyId}/rule-sets',
  addRuleVersion: 'POST /companies/{companyId}/rule-sets/{ruleSetId}/versions',
  showExampleWeek: 'POST /companies/{companyId}/example-weeks',
  getPayrollCodes: 'GET /companies/{companyId}/payroll-codes/{target}',
  changePayrollCodes: 'PUT /companies/{companyId}/payroll-codes/{target}',
  listChanges: 'GET /companies/{companyId}/changes',
  exportChanges: 'GET /companies/{companyId}/changes.csv',
  listServiceAccounts: 'GET /companies/{companyId}/service-accounts',
  makeServiceAccount: 'POST /companies/{companyId}/service-accounts',
  endServiceAccount: 'DELETE /companies/{companyId}/service-accounts/{serviceAccountId}',
  listPeople: 'GET /companies/{companyId}/people',
  getPerson: 'GET /companies/{companyId}/people/{employeeId}',
  addPerson: 'POST /companies/{companyId}/people',
  changePerson: 'PUT /companies/{companyId}/people/{employeeId}',
  endEmployment: 'POST /companies/{companyId}/people/{employeeId}/end',
  reemployPerson: 'POST /companies/{companyId}/people/{employeeId}/reemployment',
  getPersonSignIn: 'GET /companies/{companyId}/people/{employeeId}/sign-in',
  setPin: 'POST /companies/{companyId}/people/{employeeId}/pin',
  setPins: 'POST /companies/{companyId}/people-pins',
  unlockPin: 'POST /companies/{companyId}/people/{employeeId}/pin/unlock',
  changeRole: 'PUT /companies/{companyId}/people/{employeeId}/role',
  listPersonSessions: 'GET /companies/{companyId}/people/{employeeId}/sessions',
  endPersonSessions: 'DELETE /companies/{companyId}/people/{employeeId}/sessions',
  resetFactors: 'DELETE /companies/{companyId}/people/{employeeId}/factors',
  exportPerson: 'GET /companies/{companyId}/people/{employeeId}/export',
  checkPeopleImport: 'POST /companies/{companyId}/people-import/check',
  importPeople: 'POST /companies/{companyId}/people-import',
} as const satisfies { readonly [Id in keyof Known]?: Known[Id]['route'] };

export type DeskOperationId = keyof typeof ROUTES;
export type DataFor<Id extends DeskOperationId> = Known[Id]['data'];
export type CallFor<Id extends DeskOperationId> = Known[Id]['call'];
