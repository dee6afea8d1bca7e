import { useQuery } from '@tanstack/react-query';
import { may } from '@stimpill/api-types/rights';
import { companySettingsQuery } from '#api/company-settings.ts';
import { projectsQuery, type CompanyProject } from '#api/company-structure.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useSortInAddress } from '#ui/use-sort-in-address.ts';
import { useDay } from '#ui/use-day.ts';
import { dataWords } from '#words/data-words.ts';
import { useWords } from '#words/words.ts';
import { NEW } from './new-record.ts';
import { ChangeProject, NewProject } from './project-dialog.tsx';
import { projectsWords } from './projects-words.ts';

export function ProjectsPage() {
  const t = useWords(projectsWords);
  const session = useSession();
  const companyId = session.company.id;
  const projects = useQuery(projectsQuery(companyId));
  const settings = useQuery(companySettingsQuery(companyId));
  const { open, onOpen } = useOpenInAddress();
  const mayChange = may(session, 'company.change') === null;
  const add = (
    <Button look="primary" icon="plus" onPress={() => onOpen(NEW)}>
      {t.add}
    </Button>
  );
  return (
    <PageFrame title={t.title} lead={t.lead} actions={mayChange && add}>
      {settings.data?.data.features.enableProjects === false && (
        <Notice look="plain">
          <p>{t.notUsed}</p>
        </Notice>
      )}
      <DataOf query={projects}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t.emptyTitle}>
              <p>{t.emptyLead}</p>
            </Empty>
          ) : (
            <Projects rows={rows} onOpen={mayChange ? onOpen : undefined} />
          )
        }
      </DataOf>
      {mayChange && open === NEW && <NewProject onClose={() => onOpen(undefined)} />}
      {mayChange && open !== undefined && open !== NEW && (
        <ChangeProject key={open} id={open} onClose={() => onOpen(undefined)} />
      )}
    </PageFrame>
  );
}

type ProjectsProps = {
  readonly rows: readonly CompanyProject[];
  readonly onOpen: ((id: string) => void) | undefined;
};

function Projects({ rows, onOpen }: ProjectsProps) {
  const t = useWords(projectsWords);
  const d = useWords(dataWords);
  const sorting = useSortInAddress();
  const day = useDay();
  const planned = ({ startDate, endDate }: CompanyProject) =>
    startDate === null && endDate === null
      ? '–'
      : `${startDate === null ? '' : day(startDate)} – ${endDate === null ? '' : day(endDate)}`.trim();
  const columns: readonly Column<CompanyProject>[] = [
    { id: 'name', name: t.name, cell: ({ name }) => name, sortBy: ({ name }) => name, isRowHead: true },
    { id: 'code', name: t.code, cell: ({ code }) => code ?? '–', sortBy: ({ code }) => code ?? '' },
    {
      id: 'state',
      name: t.state,
      cell: ({ isActive }) => (isActive ? <Chip look="good">{t.open}</Chip> : <Chip>{t.closed}</Chip>),
      sortBy: ({ isActive }) => Number(!isActive),
    },
    {
      id: 'parts',
      name: t.parts,
      cell: ({ subProjects }) => subProjects.map(({ name }) => name).join(', ') || '–',
      sortBy: ({ subProjects }) => subProjects.length,
    },
    { id: 'dates', name: t.dates, cell: planned, sortBy: ({ startDate }) => startDate ?? '' },
  ];
  const change: Column<CompanyProject> = {
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
    <DataTable
      caption={t.title}
      columns={onOpen ? [...columns, change] : columns}
      rows={rows}
      rowKey={({ id }) => id}
      {...sorting}
    />
  );
}
