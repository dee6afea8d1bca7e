import { describe, expect, it } from 'vitest';
import { makePerson } from '#testing/fake-server.ts';
import { explain, type SentPunch } from './look-up-punch.ts';

const SENT = '2026-03-02T06:58:00.000Z';
const punch = (action: 'Start' | 'Stop'): SentPunch => ({
  employeeId: makePerson(1, '').id,
  companyId: 'company',
  action,
  sentAt: Date.parse(SENT),
});

describe('what the list says of a punch without an answer', () => {
  it('is recorded at the start the list shows', () => {
    const list = [makePerson(1, 'Anna', '2026-03-02T06:58:01.200Z')];

    expect(explain(punch('Start'), list)).toEqual({ kind: 'recorded', at: Date.parse(SENT) + 1_200 });
  });

  it('is not recorded while the person is still out', () => {
    expect(explain(punch('Start'), [makePerson(1, 'Anna')])).toEqual({ kind: 'notRecorded' });
  });

  it('is not known when the open entry began at another time', () => {
    const list = [makePerson(1, 'Anna', '2026-03-01T15:02:00.000Z')];

    expect(explain(punch('Start'), list)).toEqual({ kind: 'notKnown' });
  });

  it('is a recorded clock-out once the person is out', () => {
    expect(explain(punch('Stop'), [makePerson(1, 'Anna')])).toEqual({
      kind: 'recorded',
      at: Date.parse(SENT),
    });
  });

  it('is not recorded while a person who left is still in', () => {
    expect(explain(punch('Stop'), [makePerson(1, 'Anna', SENT)])).toEqual({ kind: 'notRecorded' });
  });

  it('is not known when the person is not on the list', () => {
    expect(explain(punch('Start'), [])).toEqual({ kind: 'notKnown' });
  });
});
