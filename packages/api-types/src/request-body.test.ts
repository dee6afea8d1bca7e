import { describe, expect, it } from 'vitest';
import { faultsOf } from '../test/faults-of.ts';
import { authenticatePin, kioskPunch, registerDevice } from './kiosk.ts';
import { login, revokeSession } from './auth.ts';
import { partnerPunch, terminalPunch } from './punches.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const PROJECT = '5d0c9a7e-3b1f-4d2a-9c8e-7f6a5b4c3d2e';
const start = { employeeId: EMPLOYEE, action: 'start' };
const terminalStart = { companyId: COMPANY, userId: EMPLOYEE, password: 'x', action: 'Start' };

describe('a body', () => {
  it.each([[null], [undefined], ['text'], [12], [[]]])('must be an object, not %j', (body) => {
    expect(faultsOf(partnerPunch.body, body)).toEqual([': must be a JSON object']);
  });

  it('may hold properties that we do not know', () => {
    const body = partnerPunch.body.parse({ ...start, batchNumber: 7, nested: { deep: true } });

    expect(body).toEqual(start);
  });

  it('cannot reach a prototype', () => {
    const text = `{"__proto__":{"action":"stop","isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"employeeId":"${EMPLOYEE}","action":"start"}`;

    const body = partnerPunch.body.parse(JSON.parse(text));

    expect(body).toEqual(start);
    expect('isAdmin' in body).toBe(false);
    expect('isAdmin' in {}).toBe(false);
  });

  it('takes no values from the prototype of the sent object', () => {
    const faults = faultsOf(partnerPunch.body, JSON.parse(`{"__proto__":${JSON.stringify(start)}}`));

    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['employeeId', 'action']);
  });

  it('is never converted from another type', () => {
    expect(faultsOf(revokeSession.body, { allSessions: 1 })).toEqual(['allSessions: must be true or false']);
    expect(faultsOf(revokeSession.body, { allSessions: 'true' })).toHaveLength(1);
    expect(faultsOf(login.body, { email: 7, password: ['x'] })).toEqual([
      'email: must be a string',
      'password: must be a string',
    ]);
  });

  it('lists every fault at once, those between fields included', () => {
    const body = { employeeId: 'x', action: 'Start', projectId: 7, subProjectId: PROJECT, latitude: 91 };

    expect(faultsOf(partnerPunch.body, body)).toEqual([
      'employeeId: must be a GUID such as 3fa85f64-5717-4562-b3fc-2c963f66afa6',
      'action: must be "start" or "stop"',
      'projectId: must be a GUID such as 3fa85f64-5717-4562-b3fc-2c963f66afa6',
      'latitude: must be at most 90',
      'longitude: must be given together with latitude',
    ]);
  });
});

describe('the action of a punch', () => {
  it('is matched exactly at every door', () => {
    expect(faultsOf(partnerPunch.body, { ...start, action: 'START' })).toHaveLength(1);
    expect(faultsOf(terminalPunch.body, { ...terminalStart, action: 'start' })).toEqual([
      'action: must be "Start" or "Stop"',
    ]);
    expect(faultsOf(kioskPunch.body, { employeeId: EMPLOYEE, action: 'Toggle' })).toHaveLength(1);
  });
});

describe('a position', () => {
  it('may be given whole, left out or null', () => {
    const whole = { ...start, latitude: 64.1, longitude: -21.9 };

    expect(partnerPunch.body.parse(whole)).toEqual(whole);
    expect(partnerPunch.body.parse({ ...start, latitude: null, longitude: null })).toEqual(start);
    expect(faultsOf(partnerPunch.body, { ...start, latitude: null })).toEqual([]);
  });

  it('is refused when half of it is missing or null', () => {
    expect(faultsOf(partnerPunch.body, { ...start, longitude: 0 })).toEqual([
      'latitude: must be given together with longitude',
    ]);
    expect(faultsOf(partnerPunch.body, { ...start, latitude: 0, longitude: null })).toEqual([
      'longitude: must be given together with latitude',
    ]);
  });

  it('has two pairs at the terminal, each whole by itself', () => {
    const both = { lat: 64, lng: -21, userLat: 65, userLon: -18 };

    expect(terminalPunch.body.parse({ ...terminalStart, ...both })).toEqual({ ...terminalStart, ...both });
    expect(faultsOf(terminalPunch.body, { ...terminalStart, lat: 64, userLon: -18 })).toEqual([
      'lng: must be given together with lat',
      'userLat: must be given together with userLon',
    ]);
  });
});

describe('a sub-project', () => {
  it('needs its project on a clock-in', () => {
    expect(faultsOf(partnerPunch.body, { ...start, subProjectId: PROJECT })).toEqual([
      'projectId: must be given together with subProjectId',
    ]);
    expect(faultsOf(terminalPunch.body, { ...terminalStart, subProjectId: PROJECT })).toHaveLength(1);
  });

  it('is ignored on a clock-out', () => {
    expect(faultsOf(partnerPunch.body, { ...start, action: 'stop', subProjectId: PROJECT })).toEqual([]);
    expect(
      faultsOf(kioskPunch.body, { employeeId: EMPLOYEE, action: 'Stop', subProjectId: PROJECT }),
    ).toEqual([]);
  });
});

describe('optional names', () => {
  it('take null as not given', () => {
    const credentials = { email: 'a@example.is', password: 'x' };

    expect(registerDevice.body.parse({ ...credentials, deviceName: null })).toEqual(credentials);
    expect(faultsOf(authenticatePin.body, { employeeId: EMPLOYEE, pin: '0123' })).toEqual([]);
  });
});

describe('a body that is no object', () => {
  it('is one fault, without a further fault for each missing field', () => {
    for (const body of [null, [], 'text', 1])
      expect(faultsOf(authenticatePin.body, body)).toEqual([': must be a JSON object']);
  });
});
