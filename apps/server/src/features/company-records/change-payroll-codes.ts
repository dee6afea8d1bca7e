// What a payroll system calls what the rules of the company pay: pay lines, credits that are on none, and kinds of absence.
import { groupBy } from '#group-by.ts';
import { listAbsenceKinds, type AbsenceKind } from '#features/companies/absence-kind-store.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { changeRecords, type RecordsDeps } from '#features/company-file/change-records.ts';
import { listPayrollCodes } from '#features/payroll/payroll-code-store.ts';
import { listPayLines, namesWithoutRule, type NamedPayLine } from '#features/rules/pay-lines.ts';
import { authorOf, type RecordAuthor } from '#features/changes/change.ts';
import { inEveryLanguage } from '#words.ts';

/** Something that is paid, what the rules call it, and its code; `isGiven`: a rule of the company can give it. */
export type MappedLine = NamedPayLine & {
  readonly code: string | null;
  readonly isGiven: boolean;
};

export type CodeMapping = { readonly key: string; readonly code: string };

export async function readPayrollCodes(
  db: Queryable,
  { companyId, target }: { readonly companyId: string; readonly target: string },
): Promise<readonly MappedLine[]> {
  const scope = companyScope(db, companyId);
  const codes = await listPayrollCodes(scope, target);
  const given = withOwnKinds(await listPayLines(scope), await listAbsenceKinds(scope));
  const known = new Set(given.map(({ key }) => key));
  const others = [...codes.keys()].filter((key) => !known.has(key)).sort();
  return [
    ...given.map(({ key, names }) => ({ key, names, code: codes.get(key) ?? null, isGiven: true })),
    ...others.map((key) => ({
      key,
      names: namesWithoutRule(key),
      code: codes.get(key) ?? null,
      isGiven: false,
    })),
  ];
}

/** Lines that only own kinds of absence have are called as these. */
function withOwnKinds(
  given: readonly NamedPayLine[],
  kinds: readonly AbsenceKind[],
): readonly NamedPayLine[] {
  const known = new Set(given.map(({ key }) => key));
  const own = kinds.flatMap(({ name, payLine: key }) =>
    key === null || known.has(key) ? [] : [{ key, names: inEveryLanguage(() => name) }],
  );
  return [
    ...given,
    ...[...groupBy(own, ({ key }) => key)].map(([key, lines]) => ({
      key,
      names: lines.map(({ names }) => names),
    })),
  ];
}

/** @param expect compares the codes as they are with the version that the caller has read */
export async function changePayrollCodes(
  author: RecordAuthor,
  { target, codes }: { readonly target: string; readonly codes: readonly CodeMapping[] },
  expect: (current: readonly MappedLine[]) => void,
  deps: RecordsDeps,
): Promise<void> {
  const { companyId } = author;
  const change = { companyId, by: authorOf(author), reason: null, places: [`payrollCodes.${target}`] };
  await changeRecords(
    change,
    async ({ db }) => {
      expect(await readPayrollCodes(db, { companyId, target }));
      const byKey = Object.fromEntries(codes.map(({ key, code }) => [key, code]));
      return { payrollCodes: { [target]: byKey } };
    },
    deps,
  );
}
