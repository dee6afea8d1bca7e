import type { RecordsDeps } from '#features/company-file/change-records.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { addRuleSet, addRuleVersion, removeRuleVersion } from './add-rule-version.ts';
import { changePayrollCodes, readPayrollCodes, type MappedLine as Line } from './change-payroll-codes.ts';
import type { MappedLine } from '@stimpill/api-types/manage';

export function managePayRulesHandlers(deps: RecordsDeps) {
  return {
    addRuleSet: ({ body, caller }) => addRuleSet(caller, body, deps),

    addRuleVersion: ({ params, body, caller }) =>
      addRuleVersion(caller, { ruleSetId: params.ruleSetId, ...body }, deps),

    removeRuleVersion: async ({ params, caller }) => {
      const version = { ruleSetId: params.ruleSetId, number: params.versionNumber };
      await removeRuleVersion(caller, version, deps);
      return version;
    },

    getPayrollCodes: async ({ params }) =>
      toPayrollCodeMap(await readPayrollCodes(deps.database.knex, params)),

    changePayrollCodes: async ({ params, body, caller, expectVersion }) => {
      const expect = (current: Parameters<typeof toPayrollCodeMap>[0]) =>
        expectVersion(toPayrollCodeMap(current));
      await changePayrollCodes(caller, { target: params.target, codes: body.codes }, expect, deps);
      return toPayrollCodeMap(await readPayrollCodes(deps.database.knex, params));
    },
  } satisfies ManageHandlers;
}

function toPayrollCodeMap(lines: readonly Line[]): { lines: MappedLine[] } {
  return {
    lines: lines.map(({ key, names, code, isGiven }) => ({
      key,
      names: names.map(({ is, en, pl }) => ({ is, en, pl })),
      code,
      isGiven,
    })),
  };
}
