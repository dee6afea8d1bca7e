// For every field in which an operation names a record: a good call of ours that names one of another company in it, beside the same call
// about a record that nobody has. Both get one answer.
import type { Operation } from '@stimpill/api-types';
import type { Tenant } from './a-tenant.ts';
import type { Call } from './api.ts';
import { describedOperations, type DescribedOperationId } from './described-apis.ts';
import { namedRecords } from './named-records.ts';

/** A company, and what it has beside the records of every test. */
export type RichTenant = Tenant & {
  readonly ruleSetId: string;
  /** Of the desk, of an owner. */
  readonly sessionId: string;
  readonly tabletId: string;
  /** Open, about that tablet. */
  readonly incidentId: string;
  readonly serviceAccountId: string;
  /** Of an accountant. */
  readonly passkeyId: string;
  readonly payrollRunId: string;
  readonly punchId: string;
};

/** What stands in each field that names a record. A new field needs a line. */
const RECORDS: Readonly<Record<string, (of: RichTenant) => string | readonly string[]>> = {
  companyId: ({ company }) => company.id,
  employeeId: ({ employee }) => employee.id,
  userId: ({ employee }) => employee.id,
  employeeIds: ({ employee }) => [employee.id],
  projectId: ({ project }) => project.id,
  subProjectId: ({ subProject }) => subProject.id,
  payPeriodId: ({ payPeriod }) => payPeriod.id,
  defaultPayPeriodId: ({ payPeriod }) => payPeriod.id,
  id: ({ timeOff }) => timeOff.id,
  requestId: ({ timeOff }) => timeOff.id,
  absenceIds: ({ absence }) => [absence.id],
  kindId: ({ absenceKind }) => absenceKind.id,
  departmentId: ({ department }) => department.id,
  departmentIds: ({ department }) => [department.id],
  limitedToDepartmentIds: ({ department }) => [department.id],
  timeEntryId: ({ timeEntry }) => timeEntry.id,
  reviewId: ({ review }) => review.id,
  reviewIds: ({ review }) => [review.id],
  ruleSetId: ({ ruleSetId }) => ruleSetId,
  defaultRuleSetId: ({ ruleSetId }) => ruleSetId,
  sessionId: ({ sessionId }) => sessionId,
  tabletId: ({ tabletId }) => tabletId,
  incidentId: ({ incidentId }) => incidentId,
  serviceAccountId: ({ serviceAccountId }) => serviceAccountId,
  passkeyId: ({ passkeyId }) => passkeyId,
  runId: ({ payrollRunId }) => payrollRunId,
  punchId: ({ punchId }) => punchId,
  after: ({ employee }) => employee.id,
};

/** Of what takes either of two fields, what the other one is then; undefined: left out. */
const BESIDE: Partial<Record<DescribedOperationId, Readonly<Record<string, object>>>> = {
  authenticatePin: { employeeId: { userId: undefined }, userId: { employeeId: undefined } },
  getTimeEntries: { employeeId: { userId: undefined }, userId: { employeeId: undefined } },
  findAbsenceEffect: { absenceIds: { employeeId: undefined, absence: undefined } },
  findCorrectionEffect: { employeeId: { timeEntryId: undefined } },
  settleReview: { timeEntryId: { decision: 'attach' } },
  prepareDraftRule: { ruleSetId: { agreement: null, changes: [] } },
};

/** One name for all requests of a press, which the person who presses makes up. */
const NAMES_NO_RECORD: readonly string[] = ['pressId'];

const NOBODY = '00000000-0000-4000-8000-000000000001';

export type ForeignCall = { readonly field: string; readonly foreign: Call; readonly unknown: Call };

/** @param good of ours */
export function foreignCalls(id: DescribedOperationId, good: Call, theirs: RichTenant): ForeignCall[] {
  return fieldsOf(describedOperations[id]).map((field) => {
    const record = RECORDS[field]?.(theirs);
    if (record === undefined) throw new Error(`Which record stands in ${field}? Say it in foreign-calls.ts.`);
    const beside = BESIDE[id]?.[field] ?? {};
    const naming = (value: string | readonly string[]) => withField(id, good, { field, value, beside });
    const nobody = typeof record === 'string' ? NOBODY : record.map(() => NOBODY);
    return { field, foreign: naming(record), unknown: naming(nobody) };
  });
}

/** The anonymous lists know no caller: everybody who has the id of a company may ask, under the company's own rules. */
function fieldsOf(operation: Operation): readonly string[] {
  return operation.auth === 'none' && operation.company === 'query'
    ? []
    : namedRecords(operation).filter((name) => !NAMES_NO_RECORD.includes(name));
}

type Change = {
  readonly field: string;
  readonly value: string | readonly string[];
  readonly beside: object;
};

function withField(id: DescribedOperationId, good: Call, { field, value, beside }: Change): Call {
  const { path, method, body }: Operation = describedOperations[id];
  if (path.includes(`{${field}}`)) return { ...good, params: { ...good.params, [field]: value as string } };
  const changed = (fields: object = {}) => {
    const all: Readonly<Record<string, unknown>> = { ...fields, ...beside, [field]: value };
    return Object.fromEntries(Object.entries(all).filter(([, each]) => each !== undefined));
  };
  return method === 'GET' || body === undefined
    ? { ...good, query: changed(good.query) as Record<string, string> }
    : { ...good, body: changed(good.body as object) };
}
