import { describe, expect, it } from 'vitest';
import type { Facts, RecordedChange } from '#features/changes/change.ts';
import { toLoggedChange } from './to-logged-change.ts';

const ID = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f';

function saidOf(after: Facts, reason: string | null = null) {
  const by = { door: 'desk', userId: null, operator: null } as const;
  const change: RecordedChange = {
    ...{ id: ID, changedAt: 0, by, reason, subject: 'employee', subjectId: ID, employeeId: ID },
    ...{ before: null, after },
  };
  const names = new Map([[ID, 'Anna']]);
  const said = toLoggedChange(change, { language: 'pl', timeZone: 'Atlantic/Reykjavik', names });
  return { reason: said.reason, value: said.fields[0]?.after };
}

describe('the history of a person', () => {
  it('has no word of the program: days of the week, dates and people in lists are said as people say them', () => {
    const pattern = [{ day: 'monday', from: '08:00', to: '16:00', breakMinutes: 30 }];
    const standIns = [{ employeeId: ID, from: '2026-12-01', to: '2026-12-14' }];

    expect(saidOf({ work_pattern: JSON.stringify(pattern) }).value).toBe('poniedziałek 08:00 16:00 30');
    expect(saidOf({ stand_ins: JSON.stringify(standIns) }).value).not.toContain('2026-12-01');
    expect(saidOf({ is_active: 1 }, 'approved').reason).toBe('czas zatwierdzony');
  });

  it('has no id: a record that is gone is said to be gone', () => {
    const gone = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e60';

    expect(saidOf({ rule_set_id: ID }).value).toBe('Anna');
    expect(saidOf({ rule_set_id: gone }).value).toBe('(już nie istnieje)');
  });

  it('shows what somebody typed as it was typed, also where it looks like a list', () => {
    expect(saidOf({ employee_number: '[7' }).value).toBe('[7');
    expect(saidOf({ waiting_email: '{anna}@example.is' }).value).toBe('{anna}@example.is');
    expect(saidOf({ job_title: 'set' }).value).toBe('set');
    expect(saidOf({ phone: 'set' }).value).toBe('ustawione');
  });
});

describe('a code of a payroll system', () => {
  it.each([
    ['kjarni/restTimeOff', 'Kjarni: czas wolny za skrócony odpoczynek'],
    ['dk/YV', 'DK: YV'],
    ['generic/sick', 'generic: zwolnienie chorobowe'],
  ])('of the record %s is called %s', (subjectId, name) => {
    const by = { door: 'desk', userId: null, operator: null } as const;
    const change: RecordedChange = {
      ...{ id: ID, changedAt: 0, by, reason: null, subject: 'payrollCode', subjectId, employeeId: null },
      ...{ before: null, after: { code: '1' } },
    };

    const said = toLoggedChange(change, { language: 'pl', timeZone: 'Atlantic/Reykjavik', names: new Map() });

    expect(said.recordName).toBe(name);
  });
});
