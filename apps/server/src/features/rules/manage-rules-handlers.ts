import { toldIn } from '@stimpill/calc';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { showExampleWeek } from './example-week.ts';
import { listShippedRules } from './rule-file.ts';
import { listRuleSetsWithVersions } from './rule-sets.ts';
import { toAgreement, toExampleWeek, toRuleSet } from './to-pay-rules.ts';

type Deps = { readonly database: Database; readonly clock: Clock };

export function manageRulesHandlers({ database, clock }: Deps) {
  const companyOf = ({ companyId }: { companyId: string }) => requireCompany(database.knex, companyId);
  return {
    listAgreements: async ({ params, query }) => {
      const language = toldIn(query.language ?? (await companyOf(params)).language);
      return listShippedRules().map((agreement) => toAgreement(agreement, language));
    },

    listRuleSets: async ({ params, query }) => {
      const company = await companyOf(params);
      const scope = companyScope(database.knex, params.companyId);
      const ruleSets = await listRuleSetsWithVersions(scope, company, clock());
      return ruleSets.map((ruleSet) =>
        toRuleSet(ruleSet, company, toldIn(query.language ?? company.language)),
      );
    },

    showExampleWeek: async ({ params, query, body }) => {
      const company = await companyOf(params);
      const language = toldIn(query.language ?? company.language);
      return toExampleWeek(showExampleWeek({ ...body, timeZone: company.timeZone, language }));
    },
  } satisfies ManageHandlers;
}
