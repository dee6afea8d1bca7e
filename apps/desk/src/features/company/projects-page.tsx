import { useQuery } from '@tanstack/react-query';
import type { CompanyProject } from '@stimpill/api-types/manage';
import { companySettingsQuery } from '#api/company-settings.ts';
import { useSession } from '#api/session.ts';
import { RecordsPage } from '#records/records-page.tsx';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import type { DescribedFields } from '#ui/form/described-fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { useDay } from '#ui/use-day.ts';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { partText, ProjectParts } from './project-parts.tsx';
import { NO_PROJECT, toProjectBody, toProjectValues, type ProjectValues } from './project-values.ts';
import { projectsWords } from '#said/desk/company/projects.ts';

export function ProjectsPage() {
  const t = useWords(projectsWords);
  const settings = useQuery(companySettingsQuery(useSession().company.id));
  const fields = useProjectFields();
  return (
    <RecordsPage
      words={t}
      list="listCompanyProjects"
      add="addProject"
      read="getCompanyProject"
      change="changeProject"
      notice={
        settings.data?.data.features.enableProjects === false && (
          <Notice look="plain">
            <p>{t.notUsed}</p>
          </Notice>
        )
      }
      columns={useProjectColumns()}
      look="wide"
      fresh={NO_PROJECT}
      toValues={toProjectValues}
      toBody={toProjectBody}
      fields={() => fields}
      together={[['startDate', 'endDate']]}
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

function useProjectFields(): DescribedFields<ProjectValues> {
  const t = useWords(projectsWords);
  const near = useToday(useSession().company.timeZone);
  return [
    [
      { is: 'text', name: 'name', label: t.name, hint: t.nameHint },
      { is: 'text', name: 'code', label: t.code, hint: t.codeHint },
    ],
    [
      { is: 'date', name: 'startDate', label: t.start, near },
      { is: 'date', name: 'endDate', label: t.end, near },
    ],
    { is: 'check', name: 'isActive', label: t.isActive },
    {
      is: 'own',
      name: 'subProjects',
      label: t.parts,
      draw: ({ control }) => <ProjectParts control={control} />,
      shown: ({ subProjects }) => subProjects.map((part) => partText(t, part)).join('; ') || '–',
    },
  ];
}
