// The entries of the gallery with a list of names: short ones, long ones, and letters that the font of the kiosk has not.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { NumberStep } from '#features/people/number-step.tsx';
import { PeopleScreen } from '#features/people/people-screen.tsx';
import type { ListRecord } from '#features/people/use-people.ts';
import { PUNCH_LIST_KEY } from '#features/people/punch-list-key.ts';
import type { PunchListSnapshot } from '#storage/kiosk-database.ts';
import { AT, LIST, LONG_NAME, NAME, VIETNAMESE_NAME, ZONE } from './gallery-company.ts';
import type { GalleryScreen } from './gallery-screen.ts';

const nothing = () => undefined;

const NAMES = [
  NAME,
  VIETNAMESE_NAME,
  LONG_NAME,
  'Grażyna Brzęczyszczykiewicz-Wójcik',
  'Guðmundur Ingi Guðbrandsson',
  'Jón Ólafsson',
  'Małgorzata Kowalska',
  'Úlfhildur Dís',
  'Wolfeschlegelsteinhausenberger Hubert',
  'Łukasz Wiśniewski',
];

const departments = ['Eldhús', 'Salur', 'Skrifstofa', 'Lager og dreifing'].map((name, place) => ({
  id: `department-${place}`,
  companyId: 'company',
  name,
}));

const peopleOf = (names: readonly string[]): PunchListSnapshot['people'] =>
  names.map((name, place) => ({
    id: `person-${place}`,
    name,
    departmentIds: [`department-${place % departments.length}`],
    isClockedIn: place % 3 === 0,
    openEntryStartAtUtc: place % 3 === 0 ? new Date(AT).toISOString() : null,
    requiresProjectSelection: false,
    requireGpsOnClockIn: false,
  }));

const MANY = Array.from({ length: 61 }, (_, place) => `${NAMES[place % NAMES.length] ?? ''} ${place + 1}`);

/** As people of Iceland are called, and people from Poland who work there: each letter that begins a name in either language. */
const GIVEN =
  'Anna Aleksandra Agata Ásta Árni Björn Berglind Barbara Celina Cezary Ćwirek Daði Dagný Dorota Davíð Elín Einar Ewa Élise Freyr ' +
  'Fanney Grażyna Guðrún Guðmundur Gunnar Hildur Helga Halina Ingi Irena Íris Ísak Jón Jóhanna Jakub Katrín Kristján Krzysztof Lára ' +
  'Łukasz Łucja Magnús Małgorzata María Nanna Natalia Ola Oddný Ólafur Ósk Páll Paweł Pétur Rakel Róbert Ryszard Sigurður Sigríður ' +
  'Stefán Ścibor Steinunn Tómas Tomasz Una Urszula Úlfur Vala Vigdís Wojciech Wiktoria Yrsa Ýmir Þórunn Þorsteinn Ægir Æsa Ögmundur ' +
  'Örn Zofia Zbigniew Źródło Żaneta';
const THOUSAND = Array.from({ length: 1_000 }, (_, place) => {
  const given = GIVEN.split(' ');
  return `${given[place % given.length] ?? ''} ${NAMES[place % NAMES.length] ?? ''} ${place}`;
});

type ListedProps = { readonly names: readonly string[]; readonly children: ReactNode };

/** As if the server had just been asked. */
function Listed({ names, children }: ListedProps) {
  const [client] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
    const snapshot: PunchListSnapshot = {
      companyId: 'company',
      people: peopleOf(names),
      departments,
      fetchedAt: AT,
    };
    made.setQueryData([PUNCH_LIST_KEY, 'company'], snapshot);
    return made;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const record: ListRecord = {
  companyId: 'company',
  listMode: 'names',
  language: 'is',
  timeZone: ZONE,
  showStates: true,
};
const listOf = (names: readonly string[], changes: Partial<ListRecord> = {}) => (
  <Listed names={names}>
    <PeopleScreen record={{ ...record, ...changes }} ownPunches={new Map()} onChoose={nothing} />
  </Listed>
);

export const PEOPLE_SCREENS: Readonly<Record<string, GalleryScreen>> = {
  'list-names': { content: listOf(NAMES) },
  'list-short': { content: listOf(NAMES, { listMode: 'short', showStates: false }) },
  'list-many': { content: listOf(MANY) },
  'list-thousand': { content: listOf(THOUSAND) },
  'list-thousand-pl': { content: listOf(THOUSAND, { language: 'pl' }) },
  'list-search': { content: listOf(MANY), touches: ['main button[class*="small"]'] },
  'list-hidden': { content: listOf(NAMES, { listMode: 'hidden' }) },
  'list-none': { content: listOf([]) },
  'not-on-list': { content: listOf(NAMES), touches: ['main button[class*="small"] + button'] },
  'number-unknown': {
    content: <NumberStep view={LIST} people={[]} timeZone={ZONE} onChoose={nothing} />,
    touches: ['[aria-label="7"]', 'button[class*="primary"]:enabled'],
  },
};
