import { CallFailed } from '#api/call-failed.ts';

const FIELDS: Readonly<Record<string, string>> = {
  employeeId: 'person',
  kindId: 'type',
  startDate: 'from',
  endDate: 'to',
  minutes: 'hours',
  dayMinutes: 'dayHours',
};

/** Does it; a refusal names the fields as the dialogs call them. @throws CallFailed */
export async function withFieldsOfDialog<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') throw error;
    const faults = error.failure.faults.map((fault) => ({
      ...fault,
      field: fault.field && (FIELDS[fault.field] ?? fault.field),
    }));
    throw new CallFailed({ ...error.failure, faults });
  }
}
