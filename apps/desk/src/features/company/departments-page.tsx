import { useQuery } from '@tanstack/react-query';
import { query } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import type { Column } from '#ui/data-table.tsx';
import { useWords } from '#words/words.ts';
import { ChangeDepartment, NewDepartment } from './department-dialog.tsx';
import { departmentsWords } from '#said/desk/company/departments.ts';
import { RecordsPage } from './records-page.tsx';

type Department = DataFor<'listCompanyDepartments'>[number];

export function DepartmentsPage() {
  const t = useWords(departmentsWords);
  const params = { companyId: useSession().company.id };
  const columns: readonly Column<Department>[] = [
    { id: 'name', name: t.name, cell: ({ name }) => name, sortBy: ({ name }) => name, isRowHead: true },
    {
      id: 'people',
      name: t.people,
      cell: ({ activePeople }) => activePeople,
      sortBy: ({ activePeople }) => activePeople,
      isNumber: true,
    },
  ];
  return (
    <RecordsPage
      words={t}
      query={useQuery(query('listCompanyDepartments', { params }))}
      columns={columns}
      isShort
      newDialog={(onClose) => <NewDepartment onClose={onClose} />}
      changeDialog={(id, onClose) => <ChangeDepartment key={id} id={id} onClose={onClose} />}
    />
  );
}
