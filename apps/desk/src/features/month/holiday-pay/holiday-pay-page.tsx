// Beside the run: from what holiday pay is reckoned, and vacation at the edge of its year.
import { useQuery } from '@tanstack/react-query';
import { addDays } from '@stimpill/time';
import { query } from '#api/calls.ts';
import { startDayQuery } from '#api/pay-days.ts';
import { askedRange, besideRange } from '#api/pay-range.ts';
import { useSession } from '#api/session.ts';
import { Choice } from '#ui/choice.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { SelectFilter } from '#ui/filter-fields.tsx';
import { InHead, PageFrame } from '#ui/page-frame.tsx';
import { PeriodBar } from '#ui/period-bar.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useToday } from '#ui/use-today.ts';
import { useYearInAddress } from '#ui/use-year-in-address.ts';
import { useWords } from '#words/words.ts';
import { BasisView } from './basis-view.tsx';
import { holidayPayWords } from '#said/desk/month/holiday-pay/holiday-pay.ts';
import { VacationView } from './vacation-view.tsx';

type FilterName = 'show' | 'from';

const VIEWS = ['basis', 'vacation'] as const;

/** So long a period that has ended is still the one that people work on. */
const WORKED_ON_DAYS = 14;

export function HolidayPayPage() {
  const t = useWords(holidayPayWords);
  const startDay = useQuery(startDayQuery(useSession().company.id));
  const { filters, onFilter } = useFiltersInAddress<FilterName>();
  const view = VIEWS.find((each) => each === filters.show) ?? 'basis';
  return (
    <PageFrame title={t.title} lead={t.lead} above={[{ name: t.month, to: '/month' }]}>
      <InHead>
        <div className="toolbar">
          <Choice
            legend={t.show}
            value={view}
            options={VIEWS.map((each) => [each, t.views[each]])}
            onChoose={(show) => onFilter({ show: show === 'basis' ? '' : show })}
          />
        </div>
      </InHead>
      {view === 'vacation' ? (
        <Vacation />
      ) : (
        <DataOf query={startDay} rows={8}>
          {(day) => <Basis startDay={day} />}
        </DataOf>
      )}
    </PageFrame>
  );
}

function Basis({ startDay }: { readonly startDay: number }) {
  const t = useWords(holidayPayWords);
  const { id, timeZone } = useSession().company;
  const worked = addDays(useToday(timeZone), -WORKED_ON_DAYS);
  const { filters } = useFiltersInAddress<FilterName>();
  const range = askedRange(filters.from, worked, startDay);
  const basis = useQuery(query('getHolidayPayBasis', { params: { companyId: id }, query: range }));
  return (
    <>
      <InHead>
        <PeriodBar
          range={range}
          {...besideRange(range, startDay)}
          today={worked}
          nowName={t.thisPeriod}
          to="/month/holiday-pay"
        />
      </InHead>
      <DataOf query={basis} rows={8}>
        {(data) => <BasisView basis={data} />}
      </DataOf>
    </>
  );
}

function Vacation() {
  const t = useWords(holidayPayWords);
  const { id, timeZone } = useSession().company;
  const { year, years, onYear } = useYearInAddress(timeZone);
  const vacation = useQuery(query('getEarnedVacation', { params: { companyId: id }, query: { year } }));
  return (
    <>
      <InHead>
        <div className="toolbar">
          <SelectFilter
            label={t.year}
            value={year}
            options={years.map((each) => [each, each])}
            onChoose={onYear}
          />
        </div>
      </InHead>
      <DataOf query={vacation} rows={8}>
        {(people) => <VacationView people={people} year={year} />}
      </DataOf>
    </>
  );
}
