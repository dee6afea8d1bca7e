// A company. Its columns are its settings, each said once in their list.
import { nobody } from '../erasing.ts';
import type { Table } from '../table.ts';

export type { CompanyRow } from '#features/companies/company-settings.ts';

export const companies: Table = {
  ...{ name: 'companies', place: 'byCompany', companyColumn: 'id', key: ['id'] },
  erasing: nobody('settings'),
  columns: {},
};
