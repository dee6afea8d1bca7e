// Everybody of the company: found, filtered and sorted; a row opens the person.
import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sortByName } from '@stimpill/words/collation.ts';
import { may } from '@stimpill/api-types/rights';
import type { PinCard } from '@stimpill/api-types/manage';
import { peopleQuery, type ListedPerson } from '#api/people.ts';
import { personChoicesQuery } from './person-choices.ts';
import { useSession } from '#api/session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { InHead, PageFrame } from '#ui/page-frame.tsx';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSortInAddress } from '#ui/use-sort-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { CardsDialog } from './cards/cards-dialog.tsx';
import { PinCards } from './cards/pin-cards.tsx';
import { filterPeople, toPeopleFilter, type PeopleFilter } from './filter-people.ts';
import { inOneSentence } from './in-one-sentence.ts';
import { peopleColumns } from './people-columns.tsx';
import { PeopleToolbar } from './people-toolbar.tsx';
import { peopleWords } from '#said/desk/people/people.ts';
import { roleWords } from '#said/desk/common/role.ts';
import { useDates } from './use-dates.ts';

/** In the address, so that a link can lead to the dialog. */
const CARDS = 'cards';
const NOBODY: readonly ListedPerson[] = [];

export function PeoplePage() {
  const t = useWords(peopleWords);
  const { company } = useSession();
  const people = useQuery(peopleQuery(company.id));
  const { filters } = useFiltersInAddress();
  const filter = toPeopleFilter(filters);
  const rows = people.data ?? NOBODY;
  const shown = filterPeople(rows, filter);
  const [cards, setCards] = useState<readonly PinCard[] | undefined>(undefined);
  const { open, onOpen } = useOpenInAddress();
  if (cards) return <PinCards cards={cards} onDone={() => setCards(undefined)} />;
  const here = rows.filter(({ hasLeft }) => !hasLeft);
  const inNow = rows.filter(({ inSinceAtUtc }) => inSinceAtUtc !== null);
  return (
    <PageFrame
      title={t.title}
      {...(people.data && { lead: t.counts({ people: here.length, inNow: inNow.length }) })}
      actions={<Actions onCards={() => onOpen(CARDS)} />}
    >
      <LimitNotice />
      <DataOf query={people} rows={12}>
        {(all) => <People all={all} shown={shown} filter={filter} />}
      </DataOf>
      {open === CARDS && people.data && (
        <CardsDialog
          people={shown}
          onMade={(made) => {
            onOpen(undefined);
            setCards(made);
          }}
          onClose={() => onOpen(undefined)}
        />
      )}
    </PageFrame>
  );
}

function Actions({ onCards }: { readonly onCards: () => void }) {
  const t = useWords(peopleWords);
  const session = useSession();
  return (
    <>
      {may(session, 'people.pin') === null && <Button onPress={onCards}>{t.cards}</Button>}
      {may(session, 'people.import') === null && (
        <ButtonLink to="/people/import">{t.importPeople}</ButtonLink>
      )}
      {may(session, 'people.change') === null && (
        <ButtonLink to="/people/new" look="primary" icon="plus">
          {t.add}
        </ButtonLink>
      )}
    </>
  );
}

/** Tells a manager who is limited to departments whose people these are. */
function LimitNotice() {
  const t = useWords(peopleWords);
  const { language } = useSpeech();
  const { company, departmentIds } = useSession();
  const choices = useQuery({ ...personChoicesQuery(company.id, language), enabled: departmentIds !== null });
  if (departmentIds === null || choices.data === undefined) return null;
  const names = choices.data.departments.filter(({ id }) => departmentIds.includes(id));
  return (
    <Notice look="plain">
      <p>
        {t.limited({
          departments: inOneSentence(
            sortByName(names, language).map(({ name }) => name),
            t.and,
          ),
        })}
      </p>
    </Notice>
  );
}

type PeopleProps = {
  readonly all: readonly ListedPerson[];
  readonly shown: readonly ListedPerson[];
  readonly filter: PeopleFilter;
};

function People({ all, shown, filter }: PeopleProps) {
  const t = useWords(peopleWords);
  const roles = useWords(roleWords);
  const { language } = useSpeech();
  const dates = useDates();
  const sorting = useSortInAddress();
  const columns = useMemo(() => peopleColumns({ t, roles, dates, language }), [t, roles, dates, language]);
  return (
    <div className="stack gap-8">
      <InHead>
        <p role="status" className="fine figures">
          {t.shown({ shown: shown.length, all: all.length })}
        </p>
      </InHead>
      <PeopleToolbar people={all} filter={filter} />
      {shown.length === 0 ? (
        <Empty title={t.nobody}>
          <p>{t.nobodyLead}</p>
        </Empty>
      ) : (
        <DataTable
          caption={t.title}
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          rowLink={({ id }) => ({ to: '/people/$personId', params: { personId: id } })}
          {...sorting}
        />
      )}
      {all.length <= 1 && <Teaching />}
    </div>
  );
}

/** Anyone who reads the list is in it, so it is empty with one. */
function Teaching() {
  const t = useWords(peopleWords);
  const mayImport = may(useSession(), 'people.import') === null;
  return (
    <Empty title={t.emptyTitle}>
      <p>{t.emptyLead}</p>
      {mayImport && <ButtonLink to="/people/import">{t.paste}</ButtonLink>}
      <p>{t.tablets}</p>
    </Empty>
  );
}
