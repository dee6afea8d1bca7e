import { useQuery } from '@tanstack/react-query';
import { companySettingsQuery } from '#api/company-settings.ts';
import type { CompanyProject } from '@stimpill/api-types/manage';
import { query } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { useDay } from '#ui/use-day.ts';
import { useWords } from '#words/words.ts';
import { ChangeProject, NewProject } from './project-dialog.tsx';
import { projectsWords } from '#said/desk/company/projects.ts';
import { RecordsPage } from './records-page.tsx';

export function ProjectsPage() {
  const t = useWords(projectsWords);
  const companyId = useSession().company.id;
  const settings = useQuery(companySettingsQuery(companyId));
  return (
    <RecordsPage
      words={t}
      query={useQuery(query('listCompanyProjects', { params: { companyId } }))}
      columns={useProjectColumns()}
      notice={
        settings.data?.data.features.enableProjects === false && (
          <Notice look="plain">
            <p>{t.notUsed}</p>
          </Notice>
        )
      }
      newDialog={(onClose) => <NewProject onClose={onClose} />}
      changeDialog={(id, onClose) => <ChangeProject key={id} id={id} onClose={onClose} />}
    />
  );
}

function useProjectColumns(): readonly Column<CompanyProject>[] {
  const t = useWords(projectsWords);
  const day = useDay();
  const planned = ({ startDate, endDate }: CompanyProject) =>
    startDate === null && endDate === null
      ? '–'
      : `${startDate === null ? '' : day(startDate)} – ${endDate === null ? '' : day(endDate)}`.trim();
  return [
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
}
