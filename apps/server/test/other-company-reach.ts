// How somebody of one company would reach a record of another.
import type { Tenant } from './a-tenant.ts';
import type { Call } from './api.ts';

/** A company, and the tokens of its people and devices. */
export type SignedTenant = Tenant & {
  /** Of an owner. */
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly deviceToken: string;
  readonly employeeToken: string;
  /** Of the cookie of the owner at the desk. */
  readonly desk: string;
  readonly ruleSetId: string;
  /** That session. */
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

type Made = 'tabletId' | 'incidentId' | 'ruleSetId' | 'sessionId' | 'serviceAccountId' | 'passkeyId';

/** What names a record. */
export type Ids = Pick<SignedTenant, Made | 'payrollRunId' | 'punchId' | 'refreshToken'> & {
  readonly companyId: string;
  readonly employeeId: string;
  readonly projectId: string;
  readonly subProjectId: string;
  readonly payPeriodId: string;
  readonly timeOffId: string;
  readonly absenceId: string;
  readonly departmentId: string;
  readonly timeEntryId: string;
  readonly reviewId: string;
};

export type Reach = {
  readonly says: string;
  readonly call: (ours: SignedTenant, ids: Ids) => Call;
  readonly status: number;
  readonly codes: readonly string[];
};

export type Reaches = readonly Reach[] | 'names no record';
