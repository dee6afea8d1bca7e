// Many people at once, as rows of a spreadsheet.
import type { ImportColumn, ImportLine, ImportReport } from '@stimpill/api-types/manage';
import type { CallFor } from './contract.ts';

export type { ImportColumn, ImportLine, ImportReport };
export type ImportRows = CallFor<'importPeople'>['body'];
