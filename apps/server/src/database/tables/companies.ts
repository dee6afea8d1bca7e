// A company. Its columns are its settings, each said once in their list.
import { orNull, text, withheld, type Column } from '../columns.ts';
import { nobody } from '../erasing.ts';
import type { Table } from '../table.ts';

export type { CompanyRow } from '#features/companies/company-settings.ts';

const columns: Readonly<Record<string, Column>> = {
  manager_exit_code_hash: withheld(orNull(text), 'manager_code'),
};

export const companies: Table = {
  ...{ name: 'companies', place: 'byCompany', companyColumn: 'id', key: ['id'] },
  subject: 'company',
  erasing: nobody('settings'),
  columns,
};
