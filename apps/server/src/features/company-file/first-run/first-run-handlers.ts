import type { manageOperations } from '@stimpill/api-types/manage';
import { showExampleWeek } from '#features/rules/example-week.ts';
import { listShippedRules } from '#features/rules/rule-file.ts';
import { toAgreement, toExampleWeek } from '#features/rules/to-pay-rules.ts';
import type { Handler } from '#http/mount-operation.ts';
import { toInstant } from '#to-instant.ts';
import type { ImportDeps } from '../import-company.ts';
import { requireFirstRunLink } from './first-run-link.ts';
import { startCompany } from './start-company.ts';

type Operation = 'readFirstRun' | 'previewFirstWeek' | 'startCompany';

export type FirstRunHandlers = { readonly [Id in Operation]: Handler<(typeof manageOperations)[Id]> };

/** Nobody has chosen one yet. */
const LANGUAGE = 'is';

export function firstRunHandlers(deps: ImportDeps): FirstRunHandlers {
  return {
    readFirstRun: async ({ query: { language = LANGUAGE }, body }) => ({
      linkEndsAtUtc: toInstant(await requireFirstRunLink(deps, body.token)),
      agreements: listShippedRules().map((agreement) => toAgreement(agreement, language)),
    }),

    previewFirstWeek: async ({ query: { language = LANGUAGE }, body: { token, ...week } }) => {
      await requireFirstRunLink(deps, token);
      return toExampleWeek(showExampleWeek({ ...week, timeZone: 'UTC', language }));
    },

    startCompany: async ({ body: { token, ...answers }, program, deskCookie }) => {
      const { companyId, deskToken, people } = await startCompany({ token, answers, program }, deps);
      deskCookie.give(deskToken);
      return { companyId, people: people.map((person) => ({ ...person })) };
    },
  };
}
