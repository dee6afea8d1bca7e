import { describe, expect, it } from 'vitest';
import { createChance } from '../chance.ts';
import { createCompanies } from '../people/companies.ts';
import { LEAVE_DAYS, SICK_DAY } from '../people/office-days.ts';
import { checkOffice } from './check-office.ts';
import type { PayrollAtOnce } from '../play/done-in-office.ts';
import type { OfficeFacts } from './read-office.ts';

const companies = createCompanies(createChance(1), 1, 4);
const [company] = companies;
const [first, second, third] = company?.people ?? [];
if (company === undefined || !first || !second || !third) throw new Error('Nobody is there.');
const { limited, departments, requests } = company.office;

const right: OfficeFacts = {
  absences: [
    { employeeId: first.id, date: SICK_DAY, type: 'sick' },
    ...LEAVE_DAYS.map((date) => ({ employeeId: second.id, date, type: 'vacation' })),
  ],
  requests: ['Pending', 'Approved', 'Rejected'].map((status, place) => ({
    id: requests[place] ?? '',
    status,
  })),
  limits: [{ id: limited.id, departments: JSON.stringify([departments[0].id]) }],
  balances: new Map([[company.id, 480]]),
  paid: [{ companyId: company.id, runId: 'run-1', employeeId: company.office.accountant.id }],
};

const look = {
  companyId: company.id,
  shown: [first.id, third.id],
  statuses: { own: 200, other: 404, photo: 404 },
};
const made = { status: 200, text: '{"data":{"run":{"id":"run-1"}}}' };
const told = {
  status: 409,
  text: '{"errors":[{"code":"payroll.made_meanwhile","message":"run 1 (run-1)"}]}',
};

function problemsOf(
  change: Partial<OfficeFacts>,
  given: Partial<typeof look> = {},
  answers: PayrollAtOnce['answers'] = [told, made],
) {
  const payrollsAtOnce = [{ companyId: company?.id ?? '', answers }];
  const stage = { limitedLooks: [{ ...look, ...given }], companyFiles: [], payrollsAtOnce };
  const office = { ...right, ...change };
  return checkOffice({ companies, office, stage }).flatMap(({ problems }) => problems);
}

describe('the check of the office', () => {
  it('agrees where everything is as it was done', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('finds leave that took a sick day with it, and an approval that did not go back', () => {
    expect(problemsOf({ absences: right.absences.filter(({ type }) => type !== 'sick') })).toHaveLength(1);
    const approved = right.requests.map(({ id }) => ({ id, status: 'Approved' }));
    expect(problemsOf({ requests: approved })).toHaveLength(2);
  });

  it('finds time off that was paid and is saved as well, and that of which nothing could be told', () => {
    expect(problemsOf({ balances: new Map([[company.id, 480 + 1_440]]) })).toHaveLength(1);
    expect(problemsOf({ balances: new Map([[company.id, 'Error: entries must not overlap']]) })).toHaveLength(
      1,
    );
  });

  it('finds a payroll run that two made, one that nobody made, and a refusal that names no run', () => {
    const twice = ['run-1', 'run-2'].map((runId) => ({ ...right.paid[0]!, runId }));
    expect(problemsOf({ paid: twice }, {}, [made, made])).toHaveLength(2);
    expect(problemsOf({ paid: [] }, {}, [told, told])).toHaveLength(2);
    expect(
      problemsOf({}, {}, [made, { ...told, text: '{"errors":[{"code":"server.error"}]}' }]),
    ).toHaveLength(1);
  });

  it('finds a limit that is gone, and a manager who is shown too much or too little', () => {
    expect(problemsOf({ limits: [{ id: limited.id, departments: null }] })).toHaveLength(1);
    expect(problemsOf({}, { shown: [first.id, second.id, third.id] })).toHaveLength(1);
    expect(problemsOf({}, { shown: [first.id] })).toHaveLength(1);
    expect(problemsOf({}, { statuses: { own: 200, other: 404, photo: 200 } })).toHaveLength(1);
    expect(problemsOf({}, { statuses: { own: 200, other: 200, photo: 404 } })).toHaveLength(1);
  });
});
