// Departures from rest: what was not kept, what is owed for it, what was given, and what nobody can judge.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { RestRecord } from '@stimpill/api-types/manage';
import { query } from '#api/calls.ts';
import { startDayQuery } from '#api/pay-days.ts';
import { askedRange, besideRange } from '#api/pay-range.ts';
import { useSession } from '#api/session.ts';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { InHead, PageFrame } from '#ui/page-frame.tsx';
import { PeriodBar } from '#ui/period-bar.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { restWords } from '#said/desk/timesheets/rest/rest.ts';
import { BookDialog } from './book-dialog.tsx';
import { DeparturesTable } from './departures-table.tsx';
import { filterRest, type Departure, type Of, type RestFilterName } from './filter-rest.ts';
import { NotJudgedTable } from './not-judged-table.tsx';
import { RestFile } from './rest-file.tsx';
import { RestToolbar } from './rest-toolbar.tsx';
import { SourcesOfLimits } from './sources-of-limits.tsx';

export function RestPage() {
  const t = useWords(restWords);
  const startDay = useQuery(startDayQuery(useSession().company.id));
  return (
    <PageFrame title={t.title} lead={t.lead} above={[{ name: t.timesheets, to: '/timesheets' }]}>
      <DataOf query={startDay} rows={8}>
        {(day) => <Period startDay={day} />}
      </DataOf>
    </PageFrame>
  );
}

function Period({ startDay }: { readonly startDay: number }) {
  const { company } = useSession();
  const today = useToday(company.timeZone);
  const { filters } = useFiltersInAddress<RestFilterName>();
  const range = askedRange(filters.from, today, startDay);
  const rest = useQuery(query('listRestDepartures', { params: { companyId: company.id }, query: range }));
  return (
    <>
      <InHead>
        <PeriodBar {...besideRange(range, startDay)} range={range} today={today} to="/timesheets/rest" />
      </InHead>
      <DataOf query={rest} rows={8}>
        {(data) => <RestOfPeriod rest={data} />}
      </DataOf>
    </>
  );
}

function RestOfPeriod({ rest }: { readonly rest: RestRecord }) {
  const t = useWords(restWords);
  const { filters } = useFiltersInAddress<RestFilterName>();
  const shown = useMemo(() => filterRest(rest, filters), [rest, filters]);
  if (rest.people.length === 0)
    return (
      <Empty title={t.nobody}>
        <p>{t.nobodyLead}</p>
      </Empty>
    );
  return (
    <div className="stack gap-16">
      <RestToolbar departments={rest.departments}>
        <RestFile shown={shown} startDate={rest.startDate} />
      </RestToolbar>
      {shown.departures.length > 0 ? (
        <DeparturesTable departures={shown.departures} />
      ) : (
        <NoDepartures rest={rest} />
      )}
      <NotJudgedTable notJudged={shown.notJudged} />
      <SourcesOfLimits departures={shown.departures} />
      <Booking departures={shown.departures} />
    </div>
  );
}

/** Also of a departure that was settled meanwhile: nothing goes from under the hands of whoever types. */
function Booking({ departures }: { readonly departures: readonly Of<Departure>[] }) {
  const { open, onOpen } = useOpenInAddress();
  const departure =
    open === undefined ? undefined : departures.find(({ timeEntryId }) => timeEntryId === open);
  return departure && <BookDialog key={open} departure={departure} onClose={() => onOpen(undefined)} />;
}

/** Whether nothing was missed, or only nothing of what was asked for; and of how many nobody can say. */
function NoDepartures({ rest: { departures, notJudged } }: { readonly rest: RestRecord }) {
  const t = useWords(restWords);
  if (departures.length > 0)
    return (
      <Empty title={t.noneOfThese}>
        <p>{t.noneOfTheseLead}</p>
      </Empty>
    );
  const people = new Set(notJudged.map(({ employeeId }) => employeeId)).size;
  return (
    <Empty title={t.none}>
      <p>{people === 0 ? t.noneLead : t.noneButLead({ people })}</p>
    </Empty>
  );
}
