import { useClock } from '#api/use-clock.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useWords } from '#words/words.ts';
import { ConcernList } from './concern-list.tsx';
import type { ManagedTablet } from './tablet-queries.ts';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';
import type { Said } from '@stimpill/words/said.ts';

export function useTabletColumns(): readonly Column<ManagedTablet>[] {
  const t = useWords(tabletsWords);
  const { moment } = useClock();
  const { onOpen } = useOpenInAddress();
  return [
    {
      id: 'state',
      name: t.state,
      cell: (tablet) => <State tablet={tablet} />,
      sortBy: (tablet) => shownState(tablet),
    },
    {
      id: 'lastSeen',
      name: t.lastSeen,
      cell: ({ lastSeenAtUtc }) => moment(lastSeenAtUtc),
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
      id: 'needsAttention',
      name: t.needsAttention,
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

function State({ tablet }: { readonly tablet: ManagedTablet }) {
  const t = useWords(tabletsWords);
  const state = shownState(tablet);
  return (
    <>
      <Chip look={LOOKS[state]}>{t.states[state]}</Chip>
      {tablet.isSetUpByService && state !== 'takenOut' && <Chip look="warning">{t.byService}</Chip>}
    </>
  );
}
