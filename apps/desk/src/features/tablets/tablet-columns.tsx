import type { ManagedTablet } from './tablet-queries.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import { ConcernList } from './concern-list.tsx';
import type { tabletsWords } from '#said/desk/tablets/tablets.ts';
import type { Said } from '@stimpill/words/said.ts';

type Wanted = {
  readonly t: Said<typeof tabletsWords>;
  readonly at: (instant: string) => string;
  readonly onOpen: (id: string) => void;
};

export function tabletColumns({ t, at, onOpen }: Wanted): readonly Column<ManagedTablet>[] {
  return [
    { id: 'name', name: t.name, cell: ({ name }) => name, sortBy: ({ name }) => name, isRowHead: true },
    {
      id: 'state',
      name: t.state,
      cell: (tablet) => <State tablet={tablet} t={t} />,
      sortBy: (tablet) => shownState(tablet),
    },
    {
      id: 'lastWord',
      name: t.lastWord,
      cell: ({ lastSeenAtUtc }) => at(lastSeenAtUtc),
      sortBy: ({ lastSeenAtUtc }) => lastSeenAtUtc,
    },
    {
      id: 'waiting',
      name: t.waiting,
      cell: ({ report }) => report?.waitingPunches ?? '–',
      sortBy: ({ report }) => report?.waitingPunches ?? -1,
      isNumber: true,
    },
    {
      id: 'toLookAt',
      name: t.toLookAt,
      cell: (tablet) => <ConcernList tablet={tablet} />,
      sortBy: ({ concerns }) => concerns.length,
    },
    {
      id: 'details',
      name: t.details,
      isAct: true,
      cell: ({ id }) => <Button onPress={() => onOpen(id)}>{t.details}</Button>,
    },
  ];
}

type ShownState = keyof Said<typeof tabletsWords>['states'];

const LOOKS = { inUse: 'good', silent: 'error', noKey: 'warning', takenOut: 'plain' } as const;

function shownState({ state, concerns }: ManagedTablet): ShownState {
  return concerns.some(({ kind }) => kind === 'silent') ? 'silent' : state;
}

function State({ tablet, t }: { readonly tablet: ManagedTablet; readonly t: Wanted['t'] }) {
  const state = shownState(tablet);
  return (
    <>
      <Chip look={LOOKS[state]}>{t.states[state]}</Chip>
      {tablet.isSetUpByService && state !== 'takenOut' && <Chip look="warning">{t.byService}</Chip>}
    </>
  );
}
