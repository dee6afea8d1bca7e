// The time of everybody over a pay period: people by days.
import { Suspense, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { startDayQuery } from '#api/pay-days.ts';
import { useSession } from '#api/session.ts';
import { timesheetGridQuery, type TimesheetGrid } from '#api/timesheet-grid.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataOf, Empty, Loading } from '#ui/data-states.tsx';
import { InHead, PageFrame } from '#ui/page-frame.tsx';
import { PeriodBar } from '#ui/period-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { may } from '@stimpill/api-types/rights';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useNarrow } from '#ui/use-window-width.ts';
import { useToday } from '#ui/use-today.ts';
import { lazyPart } from '#words/lazy-part.ts';
import { useWords } from '#words/words.ts';
import { askedRange, besideRange } from '#api/pay-range.ts';
import { useClock } from '#api/use-clock.ts';
import { filterGrid, foundIn, needsAttention, toGridFilter, type GridFilterName } from './filter-grid.ts';
import { GridLegend } from './grid-legend.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { gridWords } from '#said/desk/timesheets/grid/grid.ts';
import colours from '../class-colours.module.css';
import { TimeGrid } from './time-grid.tsx';

// What most who come here never see is not fetched with the page.
const ManyDialog = lazyPart(() => import('../many/many-dialog.tsx'), 'ManyDialog');
const PeopleTimeList = lazyPart(() => import('./people-time-list.tsx'), 'PeopleTimeList');

const ROWS = 12;
/** What lies open above the grid, as the address has it. */
const MANY = 'many';

export function TimesheetsPage() {
  const t = useWords(gridWords);
  const startDay = useQuery(startDayQuery(useSession().company.id));
  return (
    <PageFrame title={t.title} actions={<Actions />}>
      <DataOf query={startDay} rows={ROWS}>
        {(day) => <Period startDay={day} />}
      </DataOf>
    </PageFrame>
  );
}

function Actions() {
  const t = useWords(gridWords);
  const { onOpen } = useOpenInAddress();
  const mayDecide = may(useSession(), 'time.decide') === null;
  return (
    <>
      <ButtonLink to="/timesheets/rest">{t.rest}</ButtonLink>
      <ButtonLink to="/timesheets/charts">{t.charts}</ButtonLink>
      {mayDecide && (
        <Button icon="clock" onPress={() => onOpen(MANY)}>
          {t.forMany}
        </Button>
      )}
    </>
  );
}

function Period({ startDay }: { readonly startDay: number }) {
  const t = useWords(gridWords);
  const { company } = useSession();
  const today = useToday(company.timeZone);
  const { filters } = useFiltersInAddress<'from'>();
  const range = askedRange(filters.from, today, startDay);
  const grid = useQuery(timesheetGridQuery(company.id, range));
  return (
    <div className={`${colours['classes']} stack gap-8`}>
      <InHead>
        <PeriodBar {...besideRange(range, startDay)} range={range} today={today} to="/timesheets" />
      </InHead>
      <DataOf query={grid} rows={ROWS}>
        {(data) =>
          data.people.length === 0 ? (
            <Empty title={t.emptyTitle}>
              <p>{t.emptyLead}</p>
              <ButtonLink to="/people">{t.toPeople}</ButtonLink>
            </Empty>
          ) : (
            <People grid={data} today={today} />
          )
        }
      </DataOf>
    </div>
  );
}

type PeopleProps = { readonly grid: TimesheetGrid; readonly today: string };

function People({ grid, today }: PeopleProps) {
  const t = useWords(gridWords);
  const { duration } = useClock();
  const isNarrow = useNarrow();
  const mayDecide = may(useSession(), 'time.decide') === null;
  const { open, onOpen } = useOpenInAddress();
  const { filters } = useFiltersInAddress<GridFilterName>();
  const filter = useMemo(() => toGridFilter(filters), [filters]);
  const { people, startDate, endDate } = grid;
  const found = useMemo(() => foundIn(people), [people]);
  const shown = useMemo(() => filterGrid(people, filter), [people, filter]);
  const worked = shown.reduce((sum, { workedMinutes }) => sum + workedMinutes, 0);
  const asking = shown.filter(({ days }) => days.some(needsAttention)).length;
  const told = (
    <p role="status" className="fine figures">
      {t.told({
        people: shown.length,
        worked: t.workedInAll({ hours: duration(worked) }),
        needsAttention: asking,
      })}
    </p>
  );
  const given = { caption: t.title, people: shown, measure: filter.measure };
  return (
    <>
      <GridToolbar grid={grid} found={found} filter={filter} />
      {isNarrow && told}
      {shown.length === 0 && (
        <Empty title={t.nobody}>
          <p>{t.nobodyLead}</p>
        </Empty>
      )}
      {shown.length > 0 && isNarrow && (
        <Suspense fallback={<Loading rows={ROWS} />}>
          <PeopleTimeList {...given} startDate={startDate} />
        </Suspense>
      )}
      {shown.length > 0 && !isNarrow && (
        <TimeGrid {...given} range={{ startDate, endDate }} today={today} isPlanned={found.isPlanned} />
      )}
      {!isNarrow && told}
      {!isNarrow && <GridLegend found={found} />}
      {open === MANY && mayDecide && (
        <Suspense>
          <ManyDialog people={shown} today={today} onClose={() => onOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
