import { useCallback, useEffect, useState } from 'react';
import type { Language } from '@stimpill/words/language.ts';
import { Calls } from '#api/caller.ts';
import { ClaimScreen } from '#features/claim/claim-screen.tsx';
import { OutsideScreen } from '#features/claim/outside-screen.tsx';
import { LeavePhone } from '#features/phones/leave-phone.tsx';
import { PinScreen } from '#features/pin/pin-screen.tsx';
import { keepLanguage, keptLanguage } from '#words/kept-language.ts';
import { LanguageProvider } from '#words/language-provider.tsx';
import { fetchRecord, LaterRecord } from './later-record.tsx';
import { LookScreen } from './look-screen.tsx';
import type { Door } from './door.ts';
import { useDoor, type DoorActs } from './use-door.ts';

type AppProps = {
  /** Until one was chosen, or that of the person is known. */
  readonly first: Language;
  /** What stood in the fragment of the address. */
  readonly word: string | undefined;
};

export function App({ first, word }: AppProps) {
  const [chosen, setChosen] = useState(keptLanguage);
  const [door, acts] = useDoor(word);
  const choose = useCallback((language: Language) => {
    keepLanguage(language);
    setChosen(language);
  }, []);
  const isNear = 'phone' in door;
  useEffect(() => {
    // What does not come is fetched again when it is to be shown.
    if (isNear) void fetchRecord().catch(() => undefined);
  }, [isNear]);
  const theirs = 'phone' in door ? door.phone.language : null;
  return (
    <LanguageProvider language={chosen ?? theirs ?? first} onChoose={choose}>
      <Calls value={acts.call}>
        <Screen door={door} acts={acts} />
      </Calls>
    </LanguageProvider>
  );
}

function Screen({ door, acts: { tell } }: { readonly door: Door; readonly acts: DoorActs }) {
  const look = () => tell({ kind: 'look' });
  const ended = () => tell({ kind: 'ended' });
  switch (door.at) {
    case 'looking':
      return <LookScreen key="look" failure={undefined} onAgain={look} />;
    case 'unreached':
      return <LookScreen key="look" failure={door.failure} onAgain={look} />;
    case 'claim':
      return <ClaimScreen key={door.offer?.word ?? ''} offer={door.offer} onAdded={look} onLeave={look} />;
    case 'outside':
      return <OutsideScreen key={door.because} because={door.because} />;
    case 'pin':
      return (
        <PinScreen
          phone={door.phone}
          onOpened={() => tell({ kind: 'opened' })}
          leave={<LeavePhone onEnded={ended} />}
        />
      );
    case 'open':
      return <LaterRecord phone={door.phone} onLocked={() => tell({ kind: 'locked' })} onEnded={ended} />;
  }
}
