import { RecordsPage } from '#records/records-page.tsx';
import { useWords } from '#words/words.ts';
import { departmentsWords } from '#said/desk/company/departments.ts';

export function DepartmentsPage() {
  const t = useWords(departmentsWords);
  return (
    <RecordsPage
      words={t}
      list="listCompanyDepartments"
      add="addDepartment"
      read="getDepartment"
      change="changeDepartment"
      isNarrow
      columns={[
        {
          id: 'people',
          name: t.people,
          cell: ({ activePeople }) => activePeople,
          sortBy: ({ activePeople }) => activePeople,
          isNumber: true,
        },
      ]}
      fresh={{ name: '' }}
      toValues={({ name }) => ({ name })}
      toBody={(values) => values}
      fields={() => [{ is: 'text', name: 'name', label: t.name, hint: t.nameHint }]}
    />
  );
}
