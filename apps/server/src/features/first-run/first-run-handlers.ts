import { toldIn } from '#features/rules/pay-lines.ts';
import { localDateOf } from '@stimpill/time';
import { startFirstPasskey } from '#features/auth/passkeys/first-passkey.ts';
import { relyingParty } from '#features/auth/passkeys/relying-party.ts';
import { toCreationOptions } from '#features/auth/passkeys/to-passkey.ts';
import { toImportReport } from '#features/company-people/import/to-import-report.ts';
import { showExampleWeek } from '#features/rules/example-week.ts';
import { listShippedRules } from '#features/rules/rule-file.ts';
import { toAgreement, toExampleWeek } from '#features/rules/to-pay-rules.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import type { ImportDeps } from '#features/company-file/import-company.ts';
import { requireFirstRunLink } from './first-run-link.ts';
import { planFirstPeople } from './read-first-people.ts';
import { startCompany } from './start-company.ts';

/** Nobody has chosen one yet. */
const LANGUAGE = 'is';

export function firstRunHandlers(deps: ImportDeps & { readonly publicOrigin: string | null }) {
  return {
    readFirstRun: async ({ query: { language = LANGUAGE }, body }) => ({
      linkEndsAtUtc: toInstant(await requireFirstRunLink(deps, body.token)),
      agreements: listShippedRules().map((agreement) => toAgreement(agreement, toldIn(language))),
    }),

    previewFirstWeek: async ({ query: { language = LANGUAGE }, body: { token, ...week } }) => {
      await requireFirstRunLink(deps, token);
      return toExampleWeek(showExampleWeek({ ...week, timeZone: 'UTC', language: toldIn(language) }));
    },

    checkFirstPeople: async ({ body: { token, departments, ...rows } }) => {
      await requireFirstRunLink(deps, token);
      const today = localDateOf(deps.clock(), 'UTC');
      return toImportReport(planFirstPeople(rows, { departments, today }), false);
    },

    startFirstPasskey: async ({ body: { token, displayName, email }, origin }) => {
      await requireFirstRunLink(deps, token);
      const party = relyingParty(deps.publicOrigin, origin);
      const { challenge, ownerId } = await startFirstPasskey(deps);
      return toCreationOptions({ id: ownerId, email, displayName }, { challenge, passkeys: [], party });
    },

    startCompany: async ({ body: { token, ...answers }, program, deskCookie, origin }) => {
      const given = answers.owner.passkey;
      const passkey =
        given === undefined ? null : { ...given, party: relyingParty(deps.publicOrigin, origin) };
      const started = await startCompany({ token, answers, passkey, program }, deps);
      deskCookie.give(started.deskToken);
      const { companyId, people, recoveryCodes } = started;
      return {
        companyId,
        people: people.map((person) => ({ ...person, departmentNames: [...person.departmentNames] })),
        recoveryCodes: [...recoveryCodes],
      };
    },
  } satisfies ManageHandlers;
}
