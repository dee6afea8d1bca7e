import { describe, expect, it } from 'vitest';
import { aboutLeave } from '../../../test/about-leave.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('refuseLeave');
const leave = aboutLeave(world);

describe('200', () => {
  it('keeps the message to the person, and writes nothing', async () => {
    const { company, users } = world.tenant;
    const anna = await world.api.given.anEmployee(company);
    const params = await leave.asksFor(anna, { from: '2026-04-13', to: '2026-04-17' });

    const { data } = await world.call({ role: 'manager', params, body: { answer: 'Of fáir á vakt' } });

    expect(data).toMatchObject({
      status: 'refused',
      writtenAs: null,
      decision: { byName: users.manager.display_name, answer: 'Of fáir á vakt' },
    });
    expect(await leave.absencesOf(anna.id)).toEqual([]);
  });
});

describe('400', () => {
  it.each([{}, { answer: ' ' }])('asks for a message to the person: %j', async (body) => {
    const { status, errors } = await world.call({ body });

    expect([status, errors[0]?.field]).toEqual([400, 'answer']);
  });
});

describe('404', leave.unknownRequest);

describe('409', leave.decidedRequest);
