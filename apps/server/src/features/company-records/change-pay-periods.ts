// Pay periods: a new one, another name for one, or another first day while nobody is paid by it.
import { DomainError } from '#errors/domain-error.ts';
import type { CompanyScope } from '#database/company-scope.ts';
import {
  listPayPeriods,
  type PayPeriod,
  listPayPeriodsOfPeople,
} from '#features/companies/pay-period-store.ts';
import { changeRecords, type RecordsDeps } from '#features/company-file/change-records.ts';
import { uuidv7 } from '#ids.ts';
import { authorOf, type RecordAuthor } from '#features/changes/change.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

const PLACES = ['payPeriods[0]'];

/** A pay period, and whether anybody is paid by it. */
export type UsedPayPeriod = PayPeriod & { readonly isInUse: boolean };

type Said = Pick<PayPeriod, 'name' | 'startDay'>;

export async function listUsedPayPeriods(
  scope: CompanyScope,
  defaultPayPeriodId: string | null,
): Promise<readonly UsedPayPeriod[]> {
  const used = await listPayPeriodsOfPeople(scope);
  const all = await listPayPeriods(scope);
  return all.map((each) => ({ ...each, isInUse: each.id === defaultPayPeriodId || used.has(each.id) }));
}

export async function addPayPeriod(
  author: RecordAuthor,
  said: Said,
  deps: RecordsDeps,
): Promise<UsedPayPeriod> {
  const payPeriod = { id: uuidv7(), name: said.name, startDay: said.startDay };
  const change = { companyId: author.companyId, by: authorOf(author), reason: null, places: PLACES };
  await changeRecords(
    change,
    async (scope) => {
      refuseTakenName(await listPayPeriods(scope), payPeriod);
      return { payPeriods: [payPeriod] };
    },
    deps,
  );
  return { ...payPeriod, isInUse: false };
}

/** @param expect compares the pay period as it is with the version that the caller has read */
export async function changePayPeriod(
  author: RecordAuthor,
  { id, name, startDay }: PayPeriod,
  expect: (current: UsedPayPeriod) => void,
  deps: RecordsDeps,
): Promise<UsedPayPeriod> {
  const change = { companyId: author.companyId, by: authorOf(author), reason: null, places: PLACES };
  let isInUse = false;
  await changeRecords(
    change,
    async (scope, { defaultPayPeriodId }) => {
      const all = await listUsedPayPeriods(scope, defaultPayPeriodId);
      const current = all.find((each) => each.id === id);
      if (current === undefined)
        throw new DomainError('pay_period.not_found', { field: 'route.payPeriodId' });
      expect(current);
      ({ isInUse } = current);
      if (isInUse && current.startDay !== startDay)
        throw new DomainError('pay_period.in_use', { field: 'startDay' });
      refuseTakenName(all, { id, name });
      return { payPeriods: [{ id, name, startDay }] };
    },
    deps,
  );
  return { id, name, startDay, isInUse };
}
