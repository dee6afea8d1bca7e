import { describe, expect, it } from 'vitest';
import { exampleCompanyFile, ids } from '../../../test/example-company-file.ts';
import { faultsOfFile } from '../../../test/faults-of-file.ts';

const KIND = { id: ids.absenceKind, name: 'Vinnuslys', countsAs: 'sick' } as const;
const DAY = { id: ids.absence, employeeId: ids.jon, date: '2026-03-03', type: 'sick' } as const;

function faultsOf(kind: object, day: object = {}): readonly string[] {
  const file = {
    ...exampleCompanyFile({ timeEntries: [] }),
    ...{ absenceKinds: [{ ...KIND, ...kind }], absences: [{ ...DAY, ...day }] },
  };
  return faultsOfFile(file);
}

describe('own kinds of absence in a file', () => {
  it.each([
    ['absenceKinds[0].payLine is needed where a pay line pays it.', { pays: 'line' }],
    ['absenceKinds[0].payLine must be null where no pay line pays it.', { payLine: 'DV' }],
    [
      'absenceKinds[0].payLine is the name of an account of credits, a kind of absence or a yearly bonus.',
      { pays: 'line', payLine: 'sick' },
    ],
    [
      'absenceKinds[0].mayBeAsked must be false unless it counts as vacation or unpaidLeave.',
      { mayBeAsked: true },
    ],
  ])('have the fault: %s', (fault, kind) => {
    expect(faultsOf(kind)).toEqual([fault]);
  });

  it('are had by days that count as they do, and by no others', () => {
    expect(faultsOf({}, { kindId: ids.absenceKind })).toEqual([]);
    expect(faultsOf({}, { kindId: ids.absenceKind, type: 'vacation' })).toEqual([
      'absences[0].type must be sick, as which its kind counts.',
    ]);
    expect(faultsOf({}, { kindId: ids.absence })).toEqual([
      'absences[0].kindId is not the id of a kind of absence of this company.',
    ]);
  });
});
