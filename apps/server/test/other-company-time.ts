// How somebody of one company would try to reach the working time of another.
import { manageOperations } from '@stimpill/api-types/manage';
import type { Call } from './api.ts';
import { byRecord, inRecordRoute, inRoute, ofRecord } from './other-company-records.ts';
import type { Ids, Reach, SignedTenant } from './other-company-reach.ts';

const headers = { 'If-Match': '"1234567890123456789012"' };
const entryOf = ({ timeEntryId }: Ids) => ({ timeEntryId });
const personOf = ({ employeeId }: Ids) => ({ employeeId });
const MANY = {
  ...manageOperations.addEntriesForMany.example.body,
  startAtUtc: '2026-02-02T08:00:00.000Z',
  endAtUtc: '2026-02-02T16:00:00.000Z',
};
const { body: CHANGED } = manageOperations.changeTimeEntry.example;
const { entry: ENTRY } = manageOperations.findCorrectionEffect.example.body;

/** About one time entry in the route. */
const aboutEntry = (rest: Omit<Call, 'params'> = {}) => ofRecord('entry.not_found', entryOf, rest);

const punchOf = ({ punchId }: Ids) => ({ punchId });
/** A review item of the other company. */
const reviewOf = ({ reviewId }: Ids) => ({ reviewId });
const ACCEPT = { body: { decision: 'accept' } };

/** A record of the other company that the body names. */
const byBody = (says: string, code: string, bodyOf: (ids: Ids, of: SignedTenant) => object): Reach => ({
  says,
  call: (of, ids) => ({
    params: { companyId: of.company.id },
    token: of.accessToken,
    body: bodyOf(ids, of),
  }),
  status: 404,
  codes: [code],
});

/** A project of the other company in time of our own. */
const ofProject = ({ projectId, subProjectId }: Ids, of: SignedTenant) => ({
  ...manageOperations.addTimeEntry.example.body,
  startAtUtc: '2026-02-02T08:00:00.000Z',
  endAtUtc: '2026-02-02T16:00:00.000Z',
  employeeId: of.employee.id,
  projectId,
  subProjectId,
});

/** Approved time is refused before what the request says is looked at. */
const changedToProject: Reach = {
  says: 'by its project',
  call: ({ company, accessToken, timeEntry }, { projectId, subProjectId }) => ({
    params: { companyId: company.id, timeEntryId: timeEntry.id },
    token: accessToken,
    headers,
    body: { ...CHANGED, projectId, subProjectId },
  }),
  status: 409,
  codes: ['entry.locked'],
};

/** To time of the other company, about an item that asks about no punch. */
const attachedToTime: Reach = {
  says: 'by the time entry of a decision',
  call: ({ company, accessToken, review }, { timeEntryId }) => ({
    params: { companyId: company.id, reviewId: review.id },
    token: accessToken,
    body: { decision: 'attach', timeEntryId },
  }),
  status: 409,
  codes: ['review.not_possible'],
};

/** A filter that nothing of our own company meets. */
const filtered: Reach = {
  says: 'by a person and a department in the filter',
  call: ({ company, accessToken }, { employeeId, departmentId }) => ({
    params: { companyId: company.id },
    token: accessToken,
    query: { employeeId, departmentId },
  }),
  status: 200,
  codes: [],
};

export const otherCompanyTime = {
  getTimeEntry: aboutEntry(),
  addTimeEntry: [
    inRoute({ body: manageOperations.addTimeEntry.example.body }),
    byBody('by its person', 'employee.not_found', ({ employeeId }) => ({ ...CHANGED, employeeId })),
    byBody('by its project', 'project.not_found', ofProject),
  ],
  changeTimeEntry: [...aboutEntry({ headers, body: CHANGED }), changedToProject],
  splitTimeEntry: aboutEntry({ headers, body: manageOperations.splitTimeEntry.example.body }),
  removeTimeEntry: aboutEntry({ headers, body: manageOperations.removeTimeEntry.example.body }),
  findCorrectionEffect: [
    inRoute({ body: manageOperations.findCorrectionEffect.example.body }),
    byBody('by its person', 'employee.not_found', ({ employeeId }) => ({ employeeId, entry: ENTRY })),
    byBody('by its time entry', 'entry.not_found', ({ timeEntryId }) => ({ timeEntryId })),
  ],
  listTimeEntryChanges: aboutEntry(),
  checkEntriesForMany: [
    inRoute({ body: manageOperations.checkEntriesForMany.example.body }),
    byBody('by its person', 'employee.not_found', ({ employeeId }) => ({
      ...MANY,
      employeeIds: [employeeId],
    })),
    byBody('by its project', 'project.not_found', ({ projectId }, { employee }) => ({
      ...MANY,
      employeeIds: [employee.id],
      projectId,
    })),
  ],
  addEntriesForMany: [
    inRoute({ body: manageOperations.addEntriesForMany.example.body }),
    byBody('by its person', 'employee.not_found', ({ employeeId }) => ({
      ...MANY,
      employeeIds: [employeeId],
    })),
    byBody('by its project', 'project.not_found', ({ projectId }, { employee }) => ({
      ...MANY,
      employeeIds: [employee.id],
      projectId,
    })),
  ],
  getPersonDays: ofRecord('employee.not_found', personOf, {
    query: manageOperations.getTimesheetGrid.example.query,
  }),
  getWorkSummary: [inRoute({ query: manageOperations.getWorkSummary.example.query })],
  getTimesheetGrid: [inRoute({ query: manageOperations.getTimesheetGrid.example.query })],
  getToday: [inRoute()],
  listReviews: [inRoute(), filtered],
  getReview: ofRecord('review.not_found', reviewOf),
  lookAtPunchPhoto: ofRecord('photo.not_found', punchOf),
  tryReviewTime: ofRecord('review.not_found', reviewOf, {
    body: manageOperations.tryReviewTime.example.body,
  }),
  settleReviews: [
    inRoute({ body: manageOperations.settleReviews.example.body }),
    byBody('by one of several', 'review.not_found', ({ reviewId }) => ({
      reviewIds: [reviewId],
      ...ACCEPT.body,
    })),
  ],
  settleReview: [
    inRecordRoute(reviewOf, ACCEPT),
    byRecord('review.not_found', reviewOf, ACCEPT),
    attachedToTime,
  ],
} as const satisfies Readonly<Record<string, readonly Reach[]>>;
