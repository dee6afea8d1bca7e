// What of a bonus everybody has earned, what of it was sent, and what is proposed to be sent now.
import { addMonths, instantsOf, intlZone, localDateOf } from '@stimpill/time';
import { bonusShares, type BonusShare, type WindowKey } from '@stimpill/calc';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';
import { listEmployedOrWorked, listNamedEmployees } from '#features/people/employee-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { groupBy } from '#group-by.ts';
import type { BonusOfYear, SentBonus } from './bonus.ts';
import { loadBonusFacts } from './load-bonus-facts.ts';
import { listSentBonuses } from './bonus-store.ts';

export type BonusesRequest = BonusOfYear & {
  readonly company: CompanySettings;
  /** Null: everybody who was employed on any day that an agreement may count. */
  readonly employeeIds: readonly string[] | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Day work of people who are counted in hours is not read, which takes a while for a year of it: their amounts are 0. */
  readonly withoutHours?: boolean;
};

export type OwedShare = BonusShare & {
  readonly sentAmount: number;
  readonly sent: readonly SentBonus[];
  /** What a run would have now; nothing before the month in front of the one in which it is due. */
  readonly proposedAmount: number;
};

export type BonusesOfPerson = {
  readonly employee: Employee;
  readonly ruleChangedOn: string | null;
  readonly shares: readonly OwedShare[];
  /** What was sent of days that no share has any longer: nothing more is proposed, so that nobody is paid twice. */
  readonly sentElsewhere: readonly SentBonus[];
};

/** People by name; those without any share, who were employed after the days that count, among them. */
export async function readBonuses(db: Queryable, request: BonusesRequest): Promise<BonusesOfPerson[]> {
  const { company, kind, year, now, withoutHours = false } = request;
  const scope = companyScope(db, company.id);
  const range = daysOf(request);
  const zone = intlZone(company.timeZone);
  const found =
    request.employeeIds === null
      ? await listEmployedOrWorked(scope, range, instantsOf(range, zone))
      : await listNamedEmployees(scope, request.employeeIds);
  const employees = inNameOrder(
    found.filter((employee) => !isServiceAccount(employee)),
    ({ displayName }) => displayName,
  );
  const sentOf = groupBy(await listSentBonuses(scope, { kind, year }), ({ employeeId }) => employeeId);
  const today = localDateOf(now, zone);
  return (await loadBonusFacts(db, { company, employees, range, withoutHours })).map(
    ({ employee, facts, ruleChangedOn }) => {
      const sent = sentOf.get(employee.id) ?? [];
      const shares = bonusShares(facts, { kind, year, ...choicesOf(company) });
      const sentElsewhere = sent.filter((each) => !shares.some((share) => isOf(each, share)));
      const proposes = sentElsewhere.length === 0;
      const owed = shares.map((share) =>
        toOwed(
          share,
          sent.filter((each) => isOf(each, share)),
          { today, proposes },
        ),
      );
      return { employee, ruleChangedOn, shares: owed, sentElsewhere };
    },
  );
}

function choicesOf({ bonuses: { decemberYear, unpaidLeave } }: CompanySettings) {
  return { window: decemberYear satisfies WindowKey, unpaidLeave };
}

/** From the first day of any window to the last of any. */
function daysOf({ kind, year }: BonusOfYear) {
  return kind === 'december'
    ? { startDate: `${year - 1}-12-01`, endDate: `${year}-12-31` }
    : { startDate: `${year - 1}-05-01`, endDate: `${year}-05-07` };
}

/** A share is known again by its agreement, its unit and its employment, which begins on one day however it ends. */
function isOf(sent: SentBonus, share: BonusShare): boolean {
  return sent.agreement === share.agreement && sent.unit === share.unit && sent.startDate === share.startDate;
}

function toOwed(
  share: BonusShare,
  sent: readonly SentBonus[],
  { today, proposes }: { readonly today: string; readonly proposes: boolean },
): OwedShare {
  const sentAmount = sent.reduce((sum, { amount }) => sum + amount, 0);
  const left = proposes && share.state === 'earned' ? (share.amount ?? 0) - sentAmount : 0;
  return { ...share, sent, sentAmount, proposedAmount: today >= proposedFrom(share) ? Math.max(0, left) : 0 };
}

/** The first day of the month before the one in which it is due. */
export function proposedFrom({ dueOn }: Pick<BonusShare, 'dueOn'>): string {
  return addMonths(`${dueOn.slice(0, 7)}-01`, -1);
}
