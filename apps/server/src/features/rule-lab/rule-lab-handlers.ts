import { toldIn } from '#features/rules/pay-lines.ts';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { requireSeenEmployee } from '#features/people/seen-people.ts';
import { loadLineNames } from '#features/rules/pay-lines.ts';
import { toDraftRule } from '#features/rules/to-draft-rule.ts';
import { explainDayBothWays } from '#features/timesheets/explain-day.ts';
import { refuseUnknownYears } from '#features/timesheets/known-years.ts';
import { replayDays } from '#features/timesheets/replay-draft.ts';
import { toExplainedDay } from '#features/timesheets/to-explained-day.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { adoptDraft } from './adopt-draft.ts';
import { draftText, readDraft } from './draft-rule.ts';
import { asVersion, replayPeople } from './replayed-people.ts';
import { toReplayedDays, toReplayedPeople } from './to-replay.ts';

type Deps = { readonly database: Database; readonly clock: Clock };
/** They only read, and calculate for a whole company: see `company-work.ts`. */
export function ruleLabReader({ database: { knex } }: Deps) {
  return {
    prepareDraftRule: async ({ params, query, body }) => {
      const { changes, ...source } = body;
      const company = await requireCompany(knex, params.companyId);
      const text = await draftText(companyScope(knex, params.companyId), source, changes);
      return toDraftRule(text, readDraft(text), toldIn(query.language ?? company.language));
    },

    replayDraftRule: async ({ params, body, caller }) => {
      const { definition, startDate, endDate, ...whom } = body;
      const draft = readDraft(definition);
      const company = await requireCompany(knex, params.companyId);
      const request = { ...whom, company, seer: caller, range: { startDate, endDate }, draft };
      const names = await loadLineNames(companyScope(knex, company.id), draft);
      return toReplayedPeople(await replayPeople(knex, request), names);
    },

    replayPersonDays: async ({ params, body, caller }) => {
      const { definition, ruleSetId, startDate, endDate } = body;
      const scope = companyScope(knex, params.companyId);
      const draft = readDraft(definition);
      const employee = await requireSeenEmployee(scope, caller, params.employeeId, 'route.employeeId');
      const company = await requireCompany(knex, params.companyId);
      const version = await asVersion(scope, ruleSetId, draft, startDate);
      const range = { startDate, endDate };
      const days = await replayDays(knex, { company, employee, range, draft: version });
      return toReplayedDays(employee, days, await loadLineNames(scope, draft));
    },

    explainReplayedDay: async ({ params, query, body, caller }) => {
      const { companyId, employeeId, date } = params;
      refuseUnknownYears({ 'route.date': date });
      const scope = companyScope(knex, companyId);
      const read = readDraft(body.definition);
      const employee = await requireSeenEmployee(scope, caller, employeeId, 'route.employeeId');
      const company = await requireCompany(knex, companyId);
      const draft = await asVersion(scope, body.ruleSetId, read, body.startDate);
      const language = toldIn(query.language ?? company.language);
      const day = await explainDayBothWays(knex, { company, employee, date, language, draft });
      return { before: toExplainedDay(day.before), after: toExplainedDay(day.after) };
    },
  } satisfies ManageHandlers;
}

export function ruleLabHandlers(deps: Deps) {
  return {
    adoptDraftRule: ({ params: { ruleSetId }, body, caller }) =>
      adoptDraft(caller, { ruleSetId, ...body }, deps),
  } satisfies ManageHandlers;
}
