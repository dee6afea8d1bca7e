// What changed while a file was made is told by its cause: a file of somebody else is something else than working time.
import { describe, expect, it } from 'vitest';
import { aPaidPerson, MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { goodCalls } from '../../../test/conformance/good-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { draftPayrollRun } from './draft-payroll-run.ts';
import type { RunRequest } from './run-request.ts';
import { makePayrollRun } from './make-payroll-run.ts';

const world = companyWorld('makePayrollRun');

/** A run that is made while something else happens, after it was counted and before it is kept. */
async function making(
  employeeIds: readonly string[],
  meanwhile: () => Promise<unknown>,
  again: RunRequest['again'] = 'refuse',
) {
  const { api, tenant } = world;
  await goodCalls.makePayrollRun(api, tenant);
  const { database, clock } = api.deps;
  const draft = async (request: RunRequest) => {
    const drafted = await draftPayrollRun(database.knex, request);
    await meanwhile();
    return drafted;
  };
  const asked: Omit<RunRequest, 'now'> = {
    ...{ companyId: tenant.company.id, profileKey: 'generic', range: MARCH, employeeIds },
    ...{ again, leavesOutUnready: false, ignoresSilentTablets: true },
  };
  const by = { door: 'desk', userId: tenant.users.owner.id, operator: null } as const;
  return makePayrollRun({ database, clock, draft }, asked, by);
}

const sending = async (employeeIds: readonly string[]) => {
  const how = { again: 'refuse', leavesOutUnready: false, ignoresSilentTablets: true };
  const body = { profileKey: 'generic', ...MARCH, employeeIds, ...how };
  return (await world.call({ body })).data.run;
};

describe('a file for people whom somebody else has just sent', () => {
  it('is not made, and the answer names that run', async () => {
    const person = await aPaidPerson(world.api, world.tenant);
    let first = { id: '', number: 0 };

    const second = making([person.id], async () => {
      first = await sending([person.id]);
    });

    await expect(second).rejects.toMatchObject({ code: 'payroll.made_meanwhile' });
    await expect(second).rejects.toThrow(`run ${first.number} (${first.id})`);
    expect((await world.ask('listPayrollRuns')).data.map(({ id }) => id)).toEqual([first.id]);
  });

  it('is made all the same where the other one was for other people', async () => {
    const person = await aPaidPerson(world.api, world.tenant);
    const other = await aPaidPerson(world.api, world.tenant);

    const { run } = await making([person.id], () => sending([other.id]));

    expect([run.number, run.people.map(({ employeeId }) => employeeId)]).toEqual([2, [person.id]]);
  });
});

/** As often as it takes for two transactions to meet in the database. */
const ROUNDS = 5;

describe('of two who make the same file at the same moment', () => {
  it.each(['refuse', 'differences'] as const)(
    'one makes it and the other is told of that run, where who was sent before is met with %s',
    async (again) => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const { id } = await aPaidPerson(world.api, world.tenant);
        const bothCounted = meetingOf(2);

        const outcomes = await Promise.allSettled([
          making([id], bothCounted, again),
          making([id], bothCounted, again),
        ]);

        const made = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value.run] : []));
        const refused = outcomes.flatMap((each): unknown[] =>
          each.status === 'rejected' ? [each.reason] : [],
        );
        expect(made.map(({ number }) => number)).toEqual([round]);
        expect(refused).toMatchObject([{ code: 'payroll.made_meanwhile' }]);
        expect(String(refused[0])).toContain(`run ${round} (${made[0]?.id})`);
      }
      expect((await world.ask('listPayrollRuns')).data).toHaveLength(ROUNDS);
    },
  );

  it('both make theirs where they are for other people, each with a number of its own', async () => {
    const people = [await aPaidPerson(world.api, world.tenant), await aPaidPerson(world.api, world.tenant)];
    const bothCounted = meetingOf(2);

    const made = await Promise.all(people.map(({ id }) => making([id], bothCounted)));

    expect(made.map(({ run }) => run.number).sort()).toEqual([1, 2]);
  });
});

/** @returns what everybody waits in until so many are there */
function meetingOf(people: number): () => Promise<void> {
  let isMet: () => void;
  const met = new Promise<void>((resolve) => {
    isMet = resolve;
  });
  let there = 0;
  return () => {
    there += 1;
    if (there === people) isMet();
    return met;
  };
}

describe('a file whose time somebody changed meanwhile', () => {
  it('is not made, and the answer says that it was time', async () => {
    const person = await aPaidPerson(world.api, world.tenant);
    const reopen = () =>
      world.ask('reopenTime', { body: { ...MARCH, employeeIds: [person.id], reason: 'Gleymdi hléi' } });

    await expect(making([person.id], reopen)).rejects.toMatchObject({ code: 'payroll.changed_meanwhile' });
    expect((await world.ask('listPayrollRuns')).data).toEqual([]);
  });
});
