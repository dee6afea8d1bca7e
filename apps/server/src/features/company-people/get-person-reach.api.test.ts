import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getPersonReach');

describe('200', () => {
  it('says to which departments a manager is limited, and who stands in', async () => {
    const { api, tenant } = world;
    const { company, department, users } = tenant;
    const standIn = { employeeId: users.manager.id, from: '2026-12-01', to: '2026-12-14' };
    const { id } = await api.given.anEmployee(company, {
      role: 'manager',
      limited_to_departments: JSON.stringify([department.id]),
      stand_ins: JSON.stringify([standIn]),
    });

    const { data } = await world.call({ params: { companyId: company.id, employeeId: id } });

    expect(data).toEqual({ limitedToDepartmentIds: [department.id], standIns: [standIn] });
  });

  it('says of everybody else that there is no limit', async () => {
    expect((await world.call()).data).toEqual({ limitedToDepartmentIds: null, standIns: [] });
  });
});

describe('404', () => {
  it('does not know somebody who does not exist', async () => {
    expect(await world.ofNobody('employeeId')).toEqual([404, 'employee.not_found']);
  });
});
