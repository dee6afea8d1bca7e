// One punch for many people, after a tablet was off: a start and an end, a start alone, or an end alone. Each person is decided and
// written by themselves; whom it does not fit is named, and the others get it.
import { localDateOf } from '@stimpill/time';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import {
  addTimeEntry,
  correctTimeEntry,
  type EditAuthor,
  type EditDeps,
} from '#features/ledger/edit-time-entries.ts';
import { invalid } from '#features/ledger/refuse-entry.ts';
import { findOpenEntry, findOverlapping } from '#features/ledger/time-entry-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';
import { listSeenEmployees, type Seer } from '#features/people/seen-people.ts';
import { findProject } from '#features/projects/project-store.ts';
import { findPayEffects, type PayEffect } from '#features/timesheets/pay-effect.ts';
import { uuidv7 } from '#ids.ts';

/** Epoch milliseconds; at least one of the two times is given. */
export type PunchForMany = {
  readonly employeeIds: readonly string[];
  /** Null: who is clocked in is clocked out. */
  readonly startAt: number | null;
  /** Null: they are clocked in from the start on. */
  readonly endAt: number | null;
  readonly projectId: string | null;
};

export type RefusalForOne = {
  readonly code: DomainError['code'];
  readonly message: string;
  /** What is there already. */
  readonly overlaps: TimeEntry | null;
};

export type AddedForOne = {
  readonly employee: Employee;
  readonly refusal: RefusalForOne | null;
  /** Null where it was refused. */
  readonly entry: TimeEntry | null;
};

export type CheckedForOne = {
  readonly employee: Employee;
  readonly refusal: RefusalForOne | null;
  /** Null where it would be refused. */
  readonly effect: PayEffect | null;
};

type Asked = { readonly seer: Seer; readonly author: EditAuthor; readonly punch: PunchForMany };

/**
 * Writes it, each person in a transaction of their own.
 * @returns its outcome, in the order of the ids
 * @throws DomainError `employee.not_found`, `project.not_found`, `request.invalid`, and nothing is written
 */
export async function addForMany(deps: EditDeps, asked: Asked): Promise<readonly AddedForOne[]> {
  const added: AddedForOne[] = [];
  for (const employee of await requirePeople(deps, asked)) {
    const outcome = await writeOrRefuse(deps, asked, employee, (to) => write(deps, asked.author, to));
    added.push(
      'made' in outcome
        ? { employee, refusal: null, entry: outcome.made }
        : { employee, refusal: outcome, entry: null },
    );
  }
  return added;
}

/**
 * Tries it for each person and takes it back.
 * @returns what would become of it, in the order of the ids
 * @throws DomainError as `addForMany`
 */
export async function checkForMany(deps: EditDeps, asked: Asked): Promise<readonly CheckedForOne[]> {
  const checked: CheckedForOne[] = [];
  for (const employee of await requirePeople(deps, asked)) {
    const outcome = await writeOrRefuse(deps, asked, employee, (to) =>
      findEffect(deps, asked, { employee, to }),
    );
    checked.push(
      'made' in outcome
        ? { employee, refusal: null, effect: outcome.made }
        : { employee, refusal: outcome, effect: null },
    );
  }
  return checked;
}

async function requirePeople(
  { database, clock }: EditDeps,
  { seer, author, punch }: Asked,
): Promise<readonly Employee[]> {
  const scope = companyScope(database.knex, author.company.id);
  refuseTimes(punch, clock());
  if (punch.projectId !== null && (await findProject(scope, punch.projectId)) === undefined)
    throw new DomainError('project.not_found', { field: 'projectId' });
  const seen = new Map((await listSeenEmployees(scope, seer)).map((employee) => [employee.id, employee]));
  return punch.employeeIds.map((id, index) => {
    const employee = seen.get(id);
    if (employee === undefined || isServiceAccount(employee))
      throw new DomainError('employee.not_found', { field: `employeeIds[${index}]` });
    return employee;
  });
}

function refuseTimes({ startAt, endAt }: PunchForMany, now: number): void {
  if (startAt !== null && startAt > now) throw invalid('startAtUtc', 'It lies in the future.');
  if (endAt !== null && endAt > now) throw invalid('endAtUtc', 'It lies in the future.');
  if (startAt !== null && endAt !== null && endAt < startAt)
    throw invalid('endAtUtc', 'It ends before it begins.');
}

/** The time entry as the punch would leave it, and whether it is there already. */
type ToWrite = { readonly entry: TimeEntry; readonly isOpen: boolean };

/** @throws DomainError `punch.not_clocked_in` where an end alone has nothing to end */
async function whatToWrite(
  scope: CompanyScope,
  employeeId: string,
  { startAt, endAt, projectId }: PunchForMany,
): Promise<ToWrite> {
  if (startAt === null) {
    const open = await findOpenEntry(scope, employeeId);
    if (open === undefined) throw notClockedIn();
    return { entry: { ...open, endAt }, isOpen: true };
  }
  const flags = { isDraft: false, isLocked: false };
  const work = { id: uuidv7(), employeeId, kind: 'work' as const, startAt, endAt, breaks: [] };
  return { entry: { ...work, projectId, subProjectId: null, ...flags }, isOpen: false };
}

async function writeOrRefuse<Made>(
  { database }: EditDeps,
  { author, punch }: Asked,
  { id }: Employee,
  make: (to: ToWrite) => Promise<Made>,
): Promise<{ readonly made: Made } | RefusalForOne> {
  const scope = companyScope(database.knex, author.company.id);
  let to: ToWrite | undefined;
  try {
    to = await whatToWrite(scope, id, punch);
    return { made: await make(to) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, message } = error;
    const tried = code === 'entry.overlaps' ? to : undefined;
    const overlaps = (tried && (await findOverlapping(scope, tried.entry))) ?? null;
    return { code, message, overlaps };
  }
}

async function write(deps: EditDeps, author: EditAuthor, { entry, isOpen }: ToWrite): Promise<TimeEntry> {
  const { id, isLocked: _, ...fields } = entry;
  if (!isOpen) return (await addTimeEntry(deps, author, fields)).after;
  const { after } = await correctTimeEntry(deps, author, id, { endAt: fields.endAt }, (current) => {
    if (current.endAt !== null) throw notClockedIn();
  });
  return after;
}

async function findEffect(
  deps: EditDeps,
  { author }: Asked,
  { employee, to }: { readonly employee: Employee; readonly to: ToWrite },
): Promise<PayEffect | null> {
  const { company } = author;
  const { startAt, endAt } = to.entry;
  const { effects } = await findPayEffects(deps.database, {
    company,
    employees: [employee],
    days: {
      startDate: localDateOf(startAt, company.timeZone),
      endDate: localDateOf(Math.max(startAt, endAt ?? deps.clock()), company.timeZone),
    },
    make: async (database) => {
      await write({ ...deps, database }, author, to);
    },
  });
  return effects[0] ?? null;
}

const notClockedIn = () => new DomainError('punch.not_clocked_in');
