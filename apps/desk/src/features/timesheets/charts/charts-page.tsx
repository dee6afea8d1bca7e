// Hours by week, overtime and punctuality, for those who would rather look than read; each with its table and its file.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { addDays, mondayOf } from '@stimpill/time';
import { sortByName } from '@stimpill/words/collation.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { query } from '#api/calls.ts';
import type { WorkSummary } from '@stimpill/api-types/manage';
import { Choice } from '#ui/choice.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { SelectFilter } from '#ui/filter-fields.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useToday } from '#ui/use-today.ts';
import { useSpeech, useWords } from '#words/words.ts';
import colours from '../class-colours.module.css';
import { chartsWords } from '#said/desk/timesheets/charts/charts.ts';
import { HoursView } from './hours-view.tsx';
import { OvertimeView, PunctualityView } from './people-views.tsx';

const VIEWS = ['hours', 'overtime', 'punctuality'] as const;
const WEEKS = ['4', '13', '26', '52'] as const;
const FIRST_WEEKS = '13';

type FilterName = 'show' | 'weeks' | 'department' | 'sort';

export function ChartsPage() {
  const t = useWords(chartsWords);
  const { company } = useSession();
  const { day } = useClock();
  const today = useToday(company.timeZone);
  const { filters, onFilter } = useFiltersInAddress<FilterName>();
  const view = VIEWS.find((each) => each === filters.show) ?? 'hours';
  const weeks = WEEKS.find((each) => each === filters.weeks) ?? FIRST_WEEKS;
  const range = { startDate: addDays(mondayOf(today), -7 * (Number(weeks) - 1)), endDate: today };
  const summary = useQuery(query('getWorkSummary', { params: { companyId: company.id }, query: range }));
  return (
    <PageFrame
      title={t.title}
      lead={t.lead({ from: day(range.startDate), to: day(today) })}
      above={[{ name: t.timesheets, to: '/timesheets' }]}
    >
      <div className={`${colours['classes']} stack gap-16`}>
        <div className="toolbar">
          <Choice
            legend={t.show}
            value={view}
            options={VIEWS.map((each) => [each, t.views[each]])}
            onChoose={(show) => onFilter({ show: show === 'hours' ? '' : show, sort: '' })}
          />
          <SelectFilter
            label={t.time}
            value={weeks}
            options={WEEKS.map((each) => [each, t.weeks({ count: Number(each) })])}
            onChoose={(each) => onFilter({ weeks: each === FIRST_WEEKS ? '' : each })}
          />
          <Departments summary={summary.data} />
        </div>
        <DataOf query={summary} rows={8}>
          {(data) => <View view={view} summary={data} departmentId={filters.department} />}
        </DataOf>
      </div>
    </PageFrame>
  );
}

function Departments({ summary }: { readonly summary: WorkSummary | undefined }) {
  const t = useWords(chartsWords);
  const { language } = useSpeech();
  const { filters, onFilter } = useFiltersInAddress<FilterName>();
  const names = sortByName([...(summary?.departments ?? [])], language);
  if (names.length === 0) return null;
  return (
    <SelectFilter
      label={t.department}
      value={filters.department ?? ''}
      options={[['', t.everyDepartment], ...names.map(({ id, name }) => [id, name] as const)]}
      onChoose={(department) => onFilter({ department })}
    />
  );
}

type ViewProps = {
  readonly view: (typeof VIEWS)[number];
  readonly summary: WorkSummary;
  readonly departmentId: string | undefined;
};

function View({ view, summary, departmentId }: ViewProps) {
  const { people, startDate, planToleranceMinutes } = summary;
  const shown = useMemo(
    () =>
      people.filter((person) => departmentId === undefined || person.departmentIds.includes(departmentId)),
    [people, departmentId],
  );
  if (view === 'hours') return <HoursView summary={summary} departmentId={departmentId} />;
  if (view === 'overtime') return <OvertimeView people={shown} startDate={startDate} />;
  return <PunctualityView people={shown} startDate={startDate} toleranceMinutes={planToleranceMinutes} />;
}
