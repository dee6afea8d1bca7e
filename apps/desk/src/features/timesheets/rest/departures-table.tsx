import { may } from '@stimpill/api-types/rights';
import { toSortKey } from '@stimpill/words/collation.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useSortInAddress } from '#ui/use-sort-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { restFactWords } from '#said/both/rest.ts';
import { restWords } from '#said/desk/timesheets/rest/rest.ts';
import type { Departure, Of } from './filter-rest.ts';
import { useRestSpeech } from './use-rest-speech.ts';

type DeparturesTableProps = { readonly departures: readonly Of<Departure>[] };

/** A row leads to the days of the person. */
export function DeparturesTable({ departures }: DeparturesTableProps) {
  const t = useWords(restWords);
  return (
    <DataTable
      caption={t.departures}
      columns={useColumns()}
      rows={departures}
      rowKey={({ employeeId, right, startDate, at }) => `${employeeId} ${right} ${startDate} ${at ?? ''}`}
      rowLink={({ employeeId, startDate }) => ({
        to: '/timesheets/$personId',
        params: { personId: employeeId },
        search: { from: startDate },
      })}
      isWide
      {...useSortInAddress()}
    />
  );
}

function useColumns(): readonly Column<Of<Departure>>[] {
  const t = useWords(restWords);
  const { language } = useSpeech();
  const { duration } = useClock();
  const apart = useNamesApart();
  const speech = useRestSpeech();
  return [
    {
      id: 'name',
      name: t.person,
      cell: ({ person }) => apart(person.employeeId, person.employeeDisplayName),
      sortBy: ({ person }) => toSortKey(person.employeeDisplayName, language),
      isRowHead: true,
      share: 18,
    },
    {
      id: 'when',
      name: t.when,
      cell: (row) => speech.when(row),
      sortBy: ({ startDate }) => startDate,
      share: 15,
    },
    {
      id: 'right',
      name: t.right,
      cell: ({ right }) => speech.right(right),
      sortBy: ({ right }) => speech.right(right),
      share: 14,
    },
    { id: 'found', name: t.found, cell: (row) => speech.found(row), share: 24 },
    {
      id: 'by',
      name: t.by,
      cell: ({ byMinutes }) => duration(byMinutes),
      sortBy: ({ byMinutes }) => byMinutes,
      isNumber: true,
      share: 10,
    },
    {
      id: 'owed',
      name: t.owed,
      cell: ({ owedMinutes }) => (owedMinutes === null ? '–' : duration(owedMinutes)),
      sortBy: ({ owedMinutes }) => owedMinutes ?? -1,
      isNumber: true,
      share: 10,
    },
    {
      id: 'state',
      name: t.state,
      cell: (row) => <State departure={row} />,
      sortBy: ({ state }) => speech.state(state),
      share: 14,
    },
    { id: 'book', name: t.book, cell: (row) => <Book departure={row} />, isAct: true, share: 12 },
  ];
}

/** Where something is still open, and whoever reads it may decide about it. */
function Book({ departure }: { readonly departure: Of<Departure> }) {
  const t = useWords(restWords);
  const session = useSession();
  const { onOpen } = useOpenInAddress();
  const { person, openMinutes, timeEntryId } = departure;
  if (openMinutes === 0 || timeEntryId === null || may(session, 'time.decide', person) !== null) return null;
  return <Button onPress={() => onOpen(timeEntryId)}>{t.book}</Button>;
}

function State({ departure }: { readonly departure: Departure }) {
  const facts = useWords(restFactWords);
  const { duration } = useClock();
  const speech = useRestSpeech();
  const { state, openMinutes, owedMinutes } = departure;
  const isPartly = openMinutes > 0 && openMinutes !== owedMinutes;
  return (
    <>
      <Chip look={state === 'open' ? 'warning' : 'good'}>{speech.state(state)}</Chip>
      {isPartly && <p className="fine">{facts.stillOpen({ duration: duration(openMinutes) })}</p>}
      {speech.settled(departure).map((each) => (
        <p key={each} className="fine">
          {each}
        </p>
      ))}
    </>
  );
}
