// What a manager who is limited to departments tries, and about whom.
import type { Call } from './api.ts';

/** Somebody, and a record of each kind about them. */
export type Person = {
  readonly employeeId: string;
  readonly timeOffId: string;
  readonly absenceId: string;
  readonly timeEntryId: string;
  readonly reviewId: string;
  /** Of a punch whose photo is here. */
  readonly punchId: string;
};

/** What a manager may name that is about no person. */
export type OfCompany = {
  readonly companyId: string;
  readonly projectId: string;
  readonly payPeriodId: string;
  readonly departmentId: string;
};

export type Try =
  /** An answer about everybody whom the caller sees. */
  | { readonly list: (of: OfCompany) => Call }
  /** About the one person that the call names, and how it refuses somebody who does not exist. */
  | {
      readonly single: (of: OfCompany, person: Person) => Call;
      readonly refusal: readonly [status: number, code: string];
      /** The answer about somebody whom the caller sees; 200 where it is left out. */
      readonly answers?: number;
    };
