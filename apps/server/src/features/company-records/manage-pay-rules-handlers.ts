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
    addRuleSet: ({ params, body, caller }) =>
      addRuleSet({ companyId: params.companyId, userId: caller.userId }, body, deps),

    addRuleVersion: ({ params, body, caller }) => {
      const author = { companyId: params.companyId, userId: caller.userId };
      return addRuleVersion(author, { ruleSetId: params.ruleSetId, ...body }, deps);
    },

    removeRuleVersion: async ({ params, caller }) => {
      const author = { companyId: params.companyId, userId: caller.userId };
      const version = { ruleSetId: params.ruleSetId, number: params.versionNumber };
      await removeRuleVersion(author, version, deps);
      return version;
    },

    getPayrollCodes: async ({ params }) =>
      toPayrollCodeMap(await readPayrollCodes(deps.database.knex, params)),

    changePayrollCodes: async ({ params, body, caller, expectVersion }) => {
      const author = { companyId: params.companyId, userId: caller.userId };
      const expect = (current: Parameters<typeof toPayrollCodeMap>[0]) =>
        expectVersion(toPayrollCodeMap(current));
      await changePayrollCodes(author, { target: params.target, codes: body.codes }, expect, deps);
      return toPayrollCodeMap(await readPayrollCodes(deps.database.knex, params));
    },
  };
}
