import { companyScope } from '#database/company-scope.ts';
import { readWordsOfChanges } from '#features/change-answers/words-of-changes.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { authorOf } from '#features/changes/change.ts';
import {
  addTimeEntry,
  correctTimeEntry,
  removeTimeEntry,
  splitTimeEntry,
  type EditAuthor,
  type EditDeps,
  type ExpectEntry,
} from '#features/ledger/edit-time-entries.ts';
import { readRecordNames } from '#features/log/record-names-store.ts';
import { requireSeenEmployee, type Seer } from '#features/people/seen-people.ts';
import { loadLineNamesOf } from '#features/rules/pay-lines.ts';
import type { ExpectVersion } from '#http/record-version.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { findCorrectionEffect, type Correction } from './find-correction-effect.ts';
import { toEntryChange } from './to-entry-change.ts';
import { requireSeenEntry, readEntryHistory } from './seen-entry.ts';
import { toEntryFields, toEntryRecord } from '#features/ledger/to-entry-record.ts';
import { toPayEffect } from '../timesheets/to-pay-effect.ts';
import type { RequestOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import { assertNeverHappens } from '#errors/domain-error.ts';

export function manageCorrectionsHandlers(deps: EditDeps) {
  const { knex } = deps.database;
  const scopeOf = ({ companyId }: Seer) => companyScope(knex, companyId);
  const authorFor = async (caller: Seer, reason: string): Promise<EditAuthor> => ({
    company: await requireCompany(knex, caller.companyId),
    by: authorOf(caller),
    reason,
  });

  return {
    getTimeEntry: async ({ params, caller }) =>
      toEntryRecord((await requireSeenEntry(scopeOf(caller), caller, params.timeEntryId)).entry),

    addTimeEntry: async ({ body: { employeeId, reason, ...said }, caller }) => {
      await requireSeenEmployee(scopeOf(caller), caller, employeeId, 'employeeId');
      const fields = { employeeId, ...toEntryFields(said) };
      const { after } = await addTimeEntry(deps, await authorFor(caller, reason), fields);
      return toEntryRecord(after);
    },

    changeTimeEntry: async ({
      params: { timeEntryId },
      body: { reason, ...said },
      caller,
      expectVersion,
    }) => {
      await requireSeenEntry(scopeOf(caller), caller, timeEntryId);
      const author = await authorFor(caller, reason);
      const fields = toEntryFields(said);
      const expect = asRead(expectVersion);
      const { after } = await correctTimeEntry(deps, author, timeEntryId, fields, expect);
      return toEntryRecord(after);
    },

    splitTimeEntry: async ({ params: { timeEntryId }, body: { reason, atUtc }, caller, expectVersion }) => {
      await requireSeenEntry(scopeOf(caller), caller, timeEntryId);
      const author = await authorFor(caller, reason);
      const cut = { id: timeEntryId, at: Date.parse(atUtc) };
      const { first, second } = await splitTimeEntry(deps, author, cut, asRead(expectVersion));
      return { first: toEntryRecord(first), second: toEntryRecord(second) };
    },

    removeTimeEntry: async ({ params: { timeEntryId }, body: { reason }, caller, expectVersion }) => {
      await requireSeenEntry(scopeOf(caller), caller, timeEntryId);
      await removeTimeEntry(deps, await authorFor(caller, reason), timeEntryId, asRead(expectVersion));
      return { timeEntryId };
    },

    findCorrectionEffect: async ({ body, caller }) => {
      const company = await requireCompany(knex, caller.companyId);
      const asked = { company, seer: caller, by: authorOf(caller) };
      const effect = await findCorrectionEffect(deps, asked, toCorrection(body));
      return toPayEffect(effect, await loadLineNamesOf(scopeOf(caller), company));
    },

    listTimeEntryChanges: async ({ params: { timeEntryId }, query, caller }) => {
      const scope = scopeOf(caller);
      const { timeZone, language } = await requireCompany(knex, caller.companyId);
      const history = await readEntryHistory(scope, caller, timeEntryId);
      const reader = { language: query.language ?? language, timeZone, names: await readRecordNames(scope) };
      const wordOf = await readWordsOfChanges(scope, history.at(-1)?.employeeId ?? '', history);
      return history.map((change) => toEntryChange(change, wordOf(change), reader));
    },
  } satisfies ManageHandlers;
}

function asRead(expectVersion: ExpectVersion): ExpectEntry {
  return (current) => {
    expectVersion(toEntryRecord(current));
  };
}

/** The body of a question about a correction -> the correction. */
type Body = RequestOf<typeof manageOperations.findCorrectionEffect>['body'];

function toCorrection({ timeEntryId: id, employeeId, entry, splitAtUtc }: Body): Correction {
  if (id !== undefined && entry !== undefined) return { kind: 'change', id, fields: toEntryFields(entry) };
  if (id !== undefined && splitAtUtc !== undefined) return { kind: 'split', id, at: Date.parse(splitAtUtc) };
  if (id !== undefined) return { kind: 'remove', id };
  if (employeeId === undefined || entry === undefined)
    return assertNeverHappens('a new entry of nobody, which the contract refuses');
  return { kind: 'add', employeeId, fields: toEntryFields(entry) };
}
