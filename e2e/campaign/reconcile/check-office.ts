// R20: what the offices decided. Leave, sick days, time off and the limits of managers come to what was done, worked out by hand.
import { managerId, type Company } from '../people/companies.ts';
import { BALANCE, HOLIDAYS, HOLIDAY_MINUTES, LEAVE_DAYS, SICK_DAY } from '../people/office-days.ts';
import type { Stage } from '../play/open-stage.ts';
import type { Check } from './check.ts';
import type { OfficeFacts } from './read-office.ts';

type Given = {
  readonly companies: readonly Company[];
  readonly office: OfficeFacts;
  readonly stage: Pick<Stage, 'limitedLooks' | 'companyFiles' | 'payrollsAtOnce'>;
};

export function checkOffice(given: Given): readonly Check[] {
  const checks = [checkLeave, checkBalances, checkLimits, checkFiles, checkPayrolls].map((check) =>
    check(given),
  );
  // Where no office did anything, none of it is to be found.
  return given.stage.limitedLooks.length > 0
    ? checks
    : checks.map((check) => ({ ...check, cases: 0, problems: [] }));
}

/** The first request was approved, had a sick day, and was taken back; the second was approved; the third refused. */
function checkLeave({ companies, office }: Given): Check {
  const wanted = [
    { status: 'Pending', days: [`${SICK_DAY} sick`] },
    { status: 'Approved', days: LEAVE_DAYS.map((day) => `${day} vacation`) },
    { status: 'Rejected', days: [] },
  ];
  const cases = companies.flatMap(({ people, office: { requests } }) =>
    wanted.map(({ status, days }, place) => ({
      person: people[place],
      is: `${office.requests.find(({ id }) => id === requests[place])?.status ?? 'gone'}: ${office.absences
        .filter(({ employeeId }) => employeeId === people[place]?.id)
        .map(({ date, type }) => `${date} ${type}`)
        .join(', ')}`,
      should: `${status}: ${days.join(', ')}`,
    })),
  );
  return {
    id: 'R20',
    says: 'Leave is as it was decided: taken back, it leaves what was entered over it.',
    cases: cases.length,
    problems: cases
      .filter(({ is, should }) => is !== should)
      .map(
        ({ person, is, should }) => `${person?.name ?? 'nobody'} has (${is}), and should have (${should})`,
      ),
  };
}

function checkBalances({ companies, office }: Given): Check {
  const left = BALANCE.openingMinutes - BALANCE.takenMinutes;
  return {
    id: 'R20',
    says: 'Time off is what it began with and holidays gave, less what was taken; what is paid on a pay line is not saved as well.',
    cases: office.balances.size,
    problems: companies.flatMap(({ id, name, office: { paysHolidays } }) => {
      const should = left + (paysHolidays ? 0 : HOLIDAYS * HOLIDAY_MINUTES);
      const is = office.balances.get(id);
      return is === should ? [] : [`${name} has ${is ?? 'no'} minutes left, and should have ${should}`];
    }),
  };
}

function checkLimits({ companies, office, stage: { limitedLooks } }: Given): Check {
  const problems = companies.flatMap(({ id, name, people, office: { limited, departments } }) => {
    const own = people.filter(({ department }) => department === 0).map((person) => person.id);
    const limit = office.limits.find((one) => one.id === limited.id)?.departments ?? null;
    const looks = limitedLooks.filter(({ companyId }) => companyId === id);
    return [
      ...(limit === JSON.stringify([departments[0].id])
        ? []
        : [`the limited manager of ${name} is limited to ${limit ?? 'nothing'}`]),
      ...looks.flatMap(({ shown, statuses }) => [
        ...shown
          .filter((one) => !own.includes(one))
          .map((one) => `the limited manager of ${name} is shown ${one}`),
        ...own
          .filter((one) => !shown.includes(one))
          .map((one) => `the limited manager of ${name} is not shown ${one}`),
        ...(statuses.own === 200 && statuses.other === 404 && statuses.photo !== 200
          ? []
          : [
              `the limited manager of ${name} was answered ${statuses.own}, ${statuses.other} and ${statuses.photo ?? 'no photo'}`,
            ]),
      ]),
    ];
  });
  return {
    id: 'R20',
    says: 'A manager of one department sees its people and what is asked about them, and nobody else, also after the company file went out and in.',
    cases: limitedLooks.length,
    problems,
  };
}

function checkFiles({ companies, stage: { companyFiles } }: Given): Check {
  const problems = companyFiles.flatMap(({ companyId, file, isSame }) => {
    const company = companies.find(({ id }) => id === companyId);
    const ids = new Set(
      (JSON.parse(file) as { readonly employees: readonly { id: string }[] }).employees.map(({ id }) => id),
    );
    const people = [
      ...(company?.people ?? []),
      company?.office.limited,
      company?.office.accountant,
      { id: managerId(companyId) },
    ];
    return [
      ...(isSame ? [] : [`${company?.name ?? companyId} is another one after its own file came in`]),
      ...people
        .filter((one) => one !== undefined && !ids.has(one.id))
        .map(() => 'somebody is not in the file'),
    ];
  });
  return {
    id: 'R20',
    says: 'The file of a company that goes out and straight in again changes nothing.',
    cases: companyFiles.length,
    problems,
  };
}

/** Two asked for the same run at the same moment: one made it, and the other was told of that run. */
function checkPayrolls({ companies, office, stage: { payrollsAtOnce } }: Given): Check {
  const problems = payrollsAtOnce.flatMap(({ companyId, answers }) => {
    const name = companies.find(({ id }) => id === companyId)?.name ?? companyId;
    const runs = office.paid.filter((one) => one.companyId === companyId).map(({ runId }) => runId);
    const [made, refused] = [...answers].sort((a, b) => a.status - b.status);
    const isTold =
      refused?.status === 409 &&
      refused.text.includes('"payroll.made_meanwhile"') &&
      refused.text.includes(runs[0] ?? 'no run');
    return [
      ...(runs.length === 1 ? [] : [`the accountant of ${name} is in ${runs.length} payroll runs`]),
      ...(made?.status === 200 && made.text.includes(runs[0] ?? 'no run') && isTold
        ? []
        : [
            `two asked ${name} for the same run: ${answers.map(({ status, text }) => `${status} ${text}`).join('; ')}`,
          ]),
    ];
  });
  return {
    id: 'R20',
    says: 'Of two who ask for the same payroll run at the same moment one makes it, the other is told of that run, and nobody is in two.',
    cases: payrollsAtOnce.length,
    problems,
  };
}
