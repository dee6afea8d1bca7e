// Kinds of absence that the company has made: a new one, or one that changes or ends.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { authorOf, type RecordAuthor } from '#features/changes/change.ts';
import {
  FIXED_ONCE_USED,
  listAbsenceKinds,
  listUsedKinds,
  type AbsenceKind,
} from '#features/companies/absence-kind-store.ts';
import { changeRecords, type RecordsDeps } from '#features/company-file/change-records.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { uuidv7 } from '#ids.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

const PLACES = ['absenceKinds[0]'];

/** What it counts as, and what pays it, stays once days of absence have it. */
export type UsedKind = AbsenceKind & { readonly isInUse: boolean };

export type SaidKind = Omit<AbsenceKind, 'id'>;

/** By name. */
export async function listUsableKinds(scope: CompanyScope): Promise<readonly UsedKind[]> {
  const used = await listUsedKinds(scope);
  const kinds = inNameOrder(await listAbsenceKinds(scope), ({ name }) => name);
  return kinds.map((kind) => ({ ...kind, isInUse: used.has(kind.id) }));
}

/** @throws DomainError `absence_kind.not_found` */
export async function requireAbsenceKind(scope: CompanyScope, id: string): Promise<UsedKind> {
  const found = (await listUsableKinds(scope)).find((kind) => kind.id === id);
  if (found === undefined) throw new DomainError('absence_kind.not_found', { field: 'route.kindId' });
  return found;
}

export async function addAbsenceKind(
  author: RecordAuthor,
  said: SaidKind,
  deps: RecordsDeps,
): Promise<UsedKind> {
  const kind = toKind(uuidv7(), said);
  const change = { companyId: author.companyId, by: authorOf(author), reason: null, places: PLACES };
  await changeRecords(
    change,
    async (scope) => {
      refuseTakenName(await listAbsenceKinds(scope), kind);
      return { absenceKinds: [kind] };
    },
    deps,
  );
  return { ...kind, isInUse: false };
}

/** @param expect compares the kind as it is with the version that the caller has read */
export async function changeAbsenceKind(
  author: RecordAuthor,
  { id, said }: { readonly id: string; readonly said: SaidKind },
  expect: (current: UsedKind) => void,
  deps: RecordsDeps,
): Promise<UsedKind> {
  const kind = toKind(id, said);
  const change = { companyId: author.companyId, by: authorOf(author), reason: null, places: PLACES };
  let isInUse = false;
  await changeRecords(
    change,
    async (scope) => {
      const current = await requireAbsenceKind(scope, id);
      expect(current);
      ({ isInUse } = current);
      refuseTakenName(await listAbsenceKinds(scope), kind);
      if (isInUse && !isCountedAlike(current, kind)) throw new DomainError('absence_kind.in_use');
      return { absenceKinds: [kind] };
    },
    deps,
  );
  return { ...kind, isInUse };
}

function isCountedAlike(one: AbsenceKind, other: AbsenceKind): boolean {
  return FIXED_ONCE_USED.every((field) => one[field] === other[field]);
}

/** As a request has it, which may say more. */
function toKind(id: string, said: SaidKind): AbsenceKind {
  const { name, countsAs, pays, payLine, colour, isActive, mayBeAsked } = said;
  return { id, name, countsAs, pays, payLine, colour, isActive, mayBeAsked };
}
