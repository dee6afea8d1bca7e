import { useQuery } from '@tanstack/react-query';
import { may } from '@stimpill/api-types/rights';
import { departmentsQuery, type Department } from '#api/company-structure.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useSortInAddress } from '#ui/use-sort-in-address.ts';
import { dataWords } from '#words/data-words.ts';
import { useWords } from '#words/words.ts';
import styles from './company.module.css';
import { ChangeDepartment, NewDepartment } from './department-dialog.tsx';
import { departmentsWords } from './departments-words.ts';
import { NEW } from './new-record.ts';

export function DepartmentsPage() {
  const t = useWords(departmentsWords);
  const session = useSession();
  const departments = useQuery(departmentsQuery(session.company.id));
  const { open, onOpen } = useOpenInAddress();
  const mayChange = may(session, 'company.change') === null;
  const add = (
    <Button look="primary" icon="plus" onPress={() => onOpen(NEW)}>
      {t.add}
    </Button>
  );
  return (
    <PageFrame title={t.title} lead={t.lead} actions={mayChange && add}>
      <DataOf query={departments}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t.emptyTitle}>
              <p>{t.emptyLead}</p>
            </Empty>
          ) : (
            <Departments rows={rows} onOpen={mayChange ? onOpen : undefined} />
          )
        }
      </DataOf>
      {mayChange && open === NEW && <NewDepartment onClose={() => onOpen(undefined)} />}
      {mayChange && open !== undefined && open !== NEW && (
        <ChangeDepartment key={open} id={open} onClose={() => onOpen(undefined)} />
      )}
    </PageFrame>
  );
}

type DepartmentsProps = {
  readonly rows: readonly Department[];
  readonly onOpen: ((id: string) => void) | undefined;
};

function Departments({ rows, onOpen }: DepartmentsProps) {
  const t = useWords(departmentsWords);
  const d = useWords(dataWords);
  const sorting = useSortInAddress();
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
  const change: Column<Department> = {
    id: 'change',
    name: d.change,
    isAct: true,
    isNumber: true,
    cell: ({ id, name }) => (
      <Button look="quiet" icon="pencil" isIconOnly onPress={() => onOpen?.(id)}>
        {t.change(name)}
      </Button>
    ),
  };
  return (
    <div className={styles['list']}>
      <DataTable
        caption={t.title}
        columns={onOpen ? [...columns, change] : columns}
        rows={rows}
        rowKey={({ id }) => id}
        {...sorting}
      />
    </div>
  );
}
