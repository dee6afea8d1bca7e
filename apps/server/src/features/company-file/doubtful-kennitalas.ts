// Numbers that no register gives out. A file may have them, because a company that has them must be able to leave and come back.
import { kennitalaKind } from '@stimpill/api-types/kennitala';
import type { CompanyFile } from './company-file.ts';
import type { FileFault } from './file-fault.ts';

const MESSAGE =
  'is a number that no register gives out: its day does not exist, or it does not end with 8, 9 or 0. Files for payroll by kennitala ' +
  'leave this person out';

/** @returns each such kennitala, with its place */
export function doubtfulKennitalas({ employees }: CompanyFile): readonly FileFault[] {
  return employees.flatMap(({ kennitala }, index) =>
    kennitala === null || kennitalaKind(kennitala) !== undefined
      ? []
      : [{ path: `employees[${index}].kennitala`, message: MESSAGE }],
  );
}
