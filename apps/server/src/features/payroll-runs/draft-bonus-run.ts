// A run of a yearly bonus as it would be made now, with its file. It only reads, so that it can be counted in the thread for whole companies.
import { createHash } from 'node:crypto';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { DomainError, type Fault, refuseAll } from '#errors/domain-error.ts';
import { bonusLine, weeksText, type BonusOfYear, type RunBonus } from '#features/bonuses/bonus.ts';
import { readBonuses, type BonusesOfPerson } from '#features/bonuses/read-bonuses.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { readPayrollCodes } from '#features/payroll/payroll-code-store.ts';
import { amountText } from './amount.ts';
import { unitOf, type CodeAmounts } from './amounts-owed.ts';
import type { NewRun } from './draft-payroll-run.ts';
import type { ExportProfileKey, ExportSettings, OwnExportProfile } from './export-profile.ts';
import { readExportProfile } from './export-profile-store.ts';
import { fileRows, type FilePerson } from './file-rows.ts';
import { readDepartmentNames, readIdentities } from './identity-store.ts';
import type { RunPerson } from './payroll-run.ts';
import { knownByOf, toIdentity, type Identity } from './to-identity.ts';
import { writeFile } from './write-file.ts';

export type BonusRunRequest = BonusOfYear & {
  readonly companyId: string;
  readonly profileKey: ExportProfileKey;
  /** Null: everybody for whom something is proposed. */
  readonly employeeIds: readonly string[] | null;
  /** Epoch milliseconds. */
  readonly now: number;
};

export type DraftedBonusRun = {
  readonly run: NewRun;
  readonly file: Uint8Array;
  /** The runs of this bonus that it rests on. */
  readonly runIds: readonly string[];
};

type PersonInFile = RunPerson & FilePerson & { readonly amounts: CodeAmounts };

type Proposed = { readonly person: BonusesOfPerson; readonly bonuses: readonly RunBonus[] };

/**
 * @throws DomainError `payroll.nothing_to_send`, `payroll.bonus_unmapped`, `payroll.bonus_mixed`, `payroll.not_ready`, `payroll.not_writable`
 */
export async function draftBonusRun(db: Queryable, request: BonusRunRequest): Promise<DraftedBonusRun> {
  const { companyId, kind, year } = request;
  const scope = companyScope(db, companyId);
  const profile = await readExportProfile(scope, request.profileKey);
  const company = await requireCompany(db, companyId);
  const everybody = await readBonuses(db, { ...request, company });
  const proposed = await proposedOf(scope, everybody, request, { profile, company });
  const { settings, target } = profile;
  const people = await filePeople(scope, proposed, profile);
  const range = rangeOf(proposed);
  const file = await writeFile(fileRows(people, settings, range), settings);
  return {
    run: {
      ...{ profileKey: profile.key, target, settings, ...range },
      kind: 'bonus',
      ruleVersions: [],
      sha256: createHash('sha256').update(file).digest('hex'),
      bonus: { kind, year },
      asApprovedReason: null,
      people: people.map(({ identity: _, department: __, ...person }) => person),
    },
    file,
    runIds: [...new Set(everybody.flatMap(runsOf))],
  };
}

function runsOf({ shares, sentElsewhere }: BonusesOfPerson): string[] {
  return [...shares.flatMap(({ sent }) => sent), ...sentElsewhere].map(({ runId }) => runId);
}

async function proposedOf(
  scope: CompanyScope,
  people: readonly BonusesOfPerson[],
  { kind }: BonusOfYear,
  { profile, company }: { readonly profile: OwnExportProfile; readonly company: CompanySettings },
): Promise<readonly Proposed[]> {
  const { byKey, passesOwnNames } = await readPayrollCodes(scope, profile.target, company);
  const codeOf = (line: string) => byKey.get(line) ?? (passesOwnNames ? line : undefined);
  const owed = people.flatMap((person) =>
    person.shares.filter(({ proposedAmount }) => proposedAmount > 0).map((share) => ({ person, share })),
  );
  if (owed.length === 0) throw new DomainError('payroll.nothing_to_send');
  const lines = [...new Set(owed.map(({ share }) => bonusLine(kind, share.unit)))].sort();
  refuseAll(lines.filter((line) => codeOf(line) === undefined).map(unmapped));
  refuseMixed(owed.map(({ share }) => share));
  return people.flatMap((person) => {
    const bonuses = owed
      .filter((each) => each.person === person)
      .map(({ share: { agreement, startDate, endDate, dueOn, unit, full, proposedAmount } }) => ({
        ...{ agreement, startDate, endDate, dueOn, unit, full },
        amount: proposedAmount,
        payrollCode: codeOf(bonusLine(kind, unit)) ?? '',
      }));
    return bonuses.length === 0 ? [] : [{ person, bonuses }];
  });
}

function unmapped(line: string): Fault {
  const message = `"${line}" has no code in the payroll system, so no file was made. Name its code first.`;
  return { code: 'payroll.bonus_unmapped', message, field: 'profileKey' };
}

/** A week of 45 and one of 43.4 are not worth the same, and the file does not say which. */
function refuseMixed(shares: readonly Pick<RunBonus, 'unit' | 'full' | 'agreement'>[]): void {
  const wholes = new Set(shares.map(({ unit, full }) => `${unit} ${full}`));
  const units = new Set(shares.map(({ unit }) => unit));
  if (wholes.size === units.size) return;
  const names = [...new Set(shares.map(({ agreement }) => agreement ?? ''))].sort().join(', ');
  const message = `The shares of ${names} are counted of different wholes, so they cannot stand under one code and no file was made. Make a run for the people of each.`;
  throw new DomainError('payroll.bonus_mixed', { message, field: 'employeeIds' });
}

async function filePeople(
  scope: CompanyScope,
  proposed: readonly Proposed[],
  profile: OwnExportProfile,
): Promise<PersonInFile[]> {
  const known = await readIdentities(scope);
  const departments = await readDepartmentNames(scope);
  const withIdentity = proposed.map((each) => ({
    ...each,
    identity: toIdentity(known.get(each.person.employee.id), knownByOf(profile)),
  }));
  refuseAll(withIdentity.flatMap(({ identity, person }) => (identity === null ? [notKnown(person)] : [])));
  return withIdentity.map(({ person: { employee }, bonuses, identity }) => ({
    employeeId: employee.id,
    displayName: employee.displayName,
    ...toText(identity),
    department: departments.get(employee.id) ?? '',
    lines: {},
    amounts: amountsOf(bonuses, profile.settings),
    bonuses,
    entries: [],
    withoutAbsences: [],
    older: [],
  }));
}

function toText(identity: Identity | null): { identity: string; isByNumber: boolean } {
  return { identity: identity?.text ?? '', isByNumber: identity?.isByNumber ?? false };
}

function notKnown({ employee: { displayName } }: BonusesOfPerson): Fault {
  const message = `${displayName} is not ready to be paid (identity.missing), so no file was made. Correct this, or leave this person out.`;
  return { code: 'payroll.not_ready', message, field: 'employeeIds' };
}

/** What of one code stands in a row: the sum, in weeks with two decimals or as the profile writes day work. */
function amountsOf(bonuses: readonly RunBonus[], settings: ExportSettings): CodeAmounts {
  const codes = [...new Set(bonuses.map(({ payrollCode }) => payrollCode))].sort();
  return Object.fromEntries(
    codes.map((code) => {
      const own = bonuses.filter(({ payrollCode }) => payrollCode === code);
      const amount = own.reduce((sum, each) => sum + each.amount, 0);
      const isWeeks = own.every(({ unit }) => unit === 'weekHundredths');
      return [
        code,
        isWeeks ? weeksText(amount) : amountText(amount, unitOf(code, settings), settings.decimals),
      ];
    }),
  );
}

function rangeOf(proposed: readonly Proposed[]): { startDate: string; endDate: string } {
  const bonuses = proposed.flatMap((each) => each.bonuses);
  return {
    startDate: bonuses.map(({ startDate }) => startDate).sort()[0] ?? '',
    endDate:
      bonuses
        .map(({ endDate }) => endDate)
        .sort()
        .at(-1) ?? '',
  };
}
