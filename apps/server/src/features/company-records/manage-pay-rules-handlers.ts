import type { manageOperations } from '@stimpill/api-types/manage';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import type { Handler } from '#http/mount-operation.ts';
import { addRuleSet, addRuleVersion, removeRuleVersion } from './add-rule-version.ts';
import { changePayrollCodes, readPayrollCodes } from './change-payroll-codes.ts';
import { toPayrollCodeMap } from './to-payroll-code-map.ts';

type Operation =
  | 'addRuleSet'
  | 'addRuleVersion'
  | 'removeRuleVersion'
  | 'getPayrollCodes'
  | 'changePayrollCodes';

export type ManagePayRulesHandlers = { readonly [Id in Operation]: Handler<(typeof manageOperations)[Id]> };

export function managePayRulesHandlers(deps: RecordsDeps): ManagePayRulesHandlers {
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
  };
}
