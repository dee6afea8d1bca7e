// The phones of a person: those that are let in, and a question before one is ended.
import { useCallback, useState } from 'react';
import { useRead } from '#ui/use-read.ts';
import { EndQuestion } from './end-question.tsx';
import type { OfferEnd, OwnPhoneCalls, OwnPhones } from './own-phones.ts';
import { PhoneList } from './phone-list.tsx';
import { PhoneWords } from './phone-words.ts';
import type { Said } from './said.ts';

type PhonesScreenProps = {
  readonly name: string;
  readonly calls: OwnPhoneCalls;
  readonly timeZone: string;
  /** Whether the code of this tablet could be opened by a phone at all. */
  readonly canLetIn: boolean;
  /** What became of a code that was shown a moment ago. */
  readonly offerEnd: OfferEnd | undefined;
  /** The phone of which the person has said already that it is not theirs. */
  readonly disowned: string | undefined;
  readonly onAdd: () => void;
  readonly onClose: () => void;
};

export function PhonesScreen(props: PhonesScreenProps) {
  return (
    <PhoneWords>
      <Phones {...props} />
    </PhoneWords>
  );
}

/** What is to be ended, and whether the person never let it in. */
type Asked = { readonly phoneId: string; readonly isNotMine: boolean };

function Phones({ calls, offerEnd, disowned, ...shown }: PhonesScreenProps) {
  const [round, setRound] = useState({});
  const view = useRead(useCallback(() => readIn(round, calls), [round, calls]));
  const [asked, setAsked] = useState<Asked | undefined>(
    disowned === undefined ? undefined : { phoneId: disowned, isNotMine: true },
  );
  const [said, setSaid] = useState<Said | undefined>(offerEnd && { about: 'offer', end: offerEnd });
  const phones = view.kind === 'ready' ? view.data : view.kind === 'loading' ? view.before : undefined;
  const phone = phones?.phones.find(({ phoneId }) => phoneId === asked?.phoneId);
  const readAgain = () => setRound({});
  if (asked && phone)
    return (
      <EndQuestion
        name={shown.name}
        phone={phone}
        isNotMine={asked.isNotMine}
        timeZone={shown.timeZone}
        onEnd={async () => {
          const result = await calls.end(phone.phoneId, asked.isNotMine);
          setSaid({ about: 'phone', result, phone, isNotMine: asked.isNotMine });
          setAsked(undefined);
          readAgain();
        }}
        onKeep={() => setAsked(undefined)}
      />
    );
  const ask = (chosen: Asked) => {
    setSaid(undefined);
    setAsked(chosen);
  };
  return (
    <PhoneList
      {...shown}
      phones={phones}
      trouble={view.kind === 'failed' || view.kind === 'ended' ? view.kind : undefined}
      said={view.kind === 'loading' ? undefined : settle(said, phones)}
      onEnd={ask}
      onAgain={readAgain}
    />
  );
}

/** It was done, and its answer was lost. */
function settle(said: Said | undefined, phones: OwnPhones | undefined): Said | undefined {
  if (said?.about !== 'phone' || said.result !== 'failed' || !phones) return said;
  const isGone = phones.phones.every(({ phoneId }) => phoneId !== said.phone.phoneId);
  return isGone ? { ...said, result: 'done' } : said;
}

/** A list is read anew in each round. */
const readIn = (_: object, { list }: OwnPhoneCalls) => list();
