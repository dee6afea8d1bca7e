// How somebody of one company would try to reach the pay rules and the pay of another through drafts.
import { PLAIN_DRAFT } from './conformance/good-draft-calls.ts';
import { inRecordRoute, inRoute, mismatch } from './other-company-records.ts';
import type { Ids, Reach, SignedTenant } from './other-company-reach.ts';

const DAYS = { startDate: '2026-03-01', endDate: '2026-03-31' };
const ADOPTION = { definition: PLAIN_DRAFT, validFrom: '2026-12-01', reason: 'x' };
const personOf = ({ employeeId }: Ids) => ({ employeeId });
const dayOf = ({ employeeId }: Ids) => ({ employeeId, date: '2026-03-02' });

type Whose = Pick<SignedTenant, 'ruleSetId'> | Ids;

const sourceOf = ({ ruleSetId }: Whose) => ({
  definition: null,
  agreement: null,
  ruleSetId,
  versionNumber: null,
  changes: [],
});
const replayOf = ({ ruleSetId }: Whose) => ({
  definition: PLAIN_DRAFT,
  ruleSetId,
  ...DAYS,
  isForEverybody: true,
  departmentId: null,
  after: null,
});
const daysOf = ({ ruleSetId }: Whose) => ({ definition: PLAIN_DRAFT, ruleSetId, ...DAYS });
const fromOf = ({ ruleSetId }: Whose) => ({
  definition: PLAIN_DRAFT,
  ruleSetId,
  startDate: DAYS.startDate,
});

/** Something of the other company that the body names. */
const byBody = (
  says: string,
  code: string,
  bodyOf: (ids: Ids, ours: SignedTenant) => object,
  paramsOf: (ours: SignedTenant) => Readonly<Record<string, string>> = () => ({}),
): Reach => ({
  says,
  call: (ours, ids) => ({
    params: { companyId: ours.company.id, ...paramsOf(ours) },
    token: ours.accessToken,
    body: bodyOf(ids, ours),
  }),
  status: 404,
  codes: [code],
});

/** A person of the other company under a rule of our own. */
const byPerson = (
  paramsOf: (ids: Ids) => Readonly<Record<string, string>>,
  bodyOf: (ours: Whose) => object,
): Reach => ({
  says: 'by its person',
  call: (ours, ids) => ({
    params: { companyId: ours.company.id, ...paramsOf(ids) },
    token: ours.accessToken,
    body: bodyOf(ours),
  }),
  status: 404,
  codes: ['employee.not_found'],
});

export const otherCompanyDrafts = {
  prepareDraftRule: [
    inRoute({ body: { ...sourceOf({ ruleSetId: '' }), ruleSetId: null, agreement: 'vr-shop' } }),
    byBody('by its rule set', 'rule_set.not_found', sourceOf),
  ],
  replayDraftRule: [
    inRoute({ body: replayOf({ ruleSetId: '3fa85f64-5717-4562-b3fc-2c963f66afa6' }) }),
    byBody('by its rule set', 'rule_set.not_found', replayOf),
    byBody('by its department', 'department.not_found', ({ departmentId }, ours) => ({
      ...replayOf(ours),
      departmentId,
    })),
    {
      says: 'after one of its people',
      call: (ours: SignedTenant, { employeeId }: Ids) => ({
        params: { companyId: ours.company.id },
        token: ours.accessToken,
        body: { ...replayOf(ours), after: employeeId },
      }),
      status: 404,
      codes: ['employee.not_found'],
    },
  ],
  replayPersonDays: [
    inRecordRoute(personOf, { body: daysOf({ ruleSetId: '3fa85f64-5717-4562-b3fc-2c963f66afa6' }) }),
    byPerson(personOf, daysOf),
    byBody('by its rule set', 'rule_set.not_found', daysOf, ({ employee }) => ({ employeeId: employee.id })),
  ],
  explainReplayedDay: [
    inRecordRoute(dayOf, { body: fromOf({ ruleSetId: '3fa85f64-5717-4562-b3fc-2c963f66afa6' }) }),
    byPerson(dayOf, fromOf),
    byBody('by its rule set', 'rule_set.not_found', fromOf, ({ employee }) => ({
      employeeId: employee.id,
      date: '2026-03-02',
    })),
  ],
  adoptDraftRule: [
    mismatch(({ desk }, { companyId, ruleSetId }) => ({
      params: { companyId, ruleSetId },
      desk,
      body: ADOPTION,
    })),
    {
      says: 'by its rule set',
      call: ({ company, desk }: SignedTenant, { ruleSetId }: Ids) => ({
        params: { companyId: company.id, ruleSetId },
        desk,
        body: ADOPTION,
      }),
      status: 404,
      codes: ['rule_set.not_found'],
    },
  ],
} as const satisfies Readonly<Record<string, readonly Reach[]>>;
