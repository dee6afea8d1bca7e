// What a manager has to be asked about a punch, apart from whether it fits into the person's time. Pure.
//
// `blocks` keeps the punch out of time entries until somebody has decided. `asks` lets it in, as a draft where minutes could be paid
// that were not worked.
import { localDateOf } from '@stimpill/time';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { isEmployed, type Employee } from '#features/people/employee.ts';
import { isPhotoDemanded } from '#features/ledger/punch.ts';
import type { PunchReviewReason } from '#features/ledger/review-item.ts';
import type { TimeGrade } from '#features/tablets/clocks/effective-time.ts';
import type { Proof } from './proof.ts';

export type Doubts = {
  readonly blocks: PunchReviewReason | undefined;
  readonly asks: readonly PunchReviewReason[];
  readonly isDraft: boolean;
  /** A project that is gone is left out; the time stays. */
  readonly hasProject: boolean;
  /** The company has nobody of the employee id. */
  readonly isOfNobody: boolean;
};

type PunchInDoubt = {
  readonly at: number;
  readonly grade: TimeGrade;
  readonly fault: string | null;
  readonly photo: string;
  readonly isBrought: boolean;
};

type Known = {
  readonly company: CompanySettings;
  readonly employee: Employee | undefined;
  readonly proof: Proof;
  readonly isProjectGood: boolean;
};

export function doubtsOf(punch: PunchInDoubt, known: Known): Doubts {
  const { company, employee, isProjectGood } = known;
  const blocks = blockOf(punch, known);
  const isOfNobody = employee === undefined;
  if (blocks !== undefined) return { blocks, asks: [], isDraft: false, hasProject: true, isOfNobody };
  const drafts: PunchReviewReason[] = [
    ...(punch.grade === 'C' || punch.grade === 'D' ? ['time_uncertain' as const] : []),
    ...(company.terminal.offlinePunchesNeedReview && known.proof === 'pin'
      ? ['offline_policy' as const]
      : []),
    ...(isPhotoDemanded(company) && punch.photo !== 'taken' ? ['photo_missing' as const] : []),
    ...(punch.isBrought ? ['recovered' as const] : []),
  ];
  return {
    blocks,
    asks: isProjectGood ? drafts : [...drafts, 'project'],
    isDraft: drafts.length > 0,
    hasProject: isProjectGood,
    isOfNobody,
  };
}

function blockOf({ fault, at }: PunchInDoubt, { company, employee, proof }: Known) {
  if (fault !== null) return 'integrity';
  if (employee === undefined || !isEmployed(employee, localDateOf(at, company.timeZone))) return 'employee';
  if (proof === 'failed') return 'pin_failed';
  return proof === 'unchecked' ? 'pin_unchecked' : undefined;
}
