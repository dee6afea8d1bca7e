// A code that lets one phone in: shown until a phone has read it, and then the two digits that the phone shows. It ends by itself.
import { useEffect, useEffectEvent, useState } from 'react';
import type { Offer, Offered, OfferEnd, OwnPhoneCalls } from './own-phones.ts';
import { DigitsStep } from './digits-step.tsx';
import { PhoneWords, usePhoneWords } from './phone-words.ts';
import { CodeStep } from './code-step.tsx';
import { Sides } from './sides.tsx';
import { useOfferState } from './use-offer-state.ts';
import { useCountdown } from '#ui/use-countdown.ts';

type CodeScreenProps = {
  readonly name: string;
  readonly calls: OwnPhoneCalls;
  /** Of this tablet, for the address in the code. */
  readonly origin: string;
  /** When the person must type their PIN again, and the server's time. */
  readonly until: number;
  readonly now: () => number;
  readonly onEnd: (end: OfferEnd) => void;
  readonly onCancel: () => void;
};

export function CodeScreen(props: CodeScreenProps) {
  return (
    <PhoneWords>
      <Code {...props} />
    </PhoneWords>
  );
}

type Shown = { readonly offer: Offer; readonly seconds: number; readonly round: number };

function Code({ name, calls, origin, until, now, onEnd, onCancel }: CodeScreenProps) {
  const words = usePhoneWords();
  const [round, setRound] = useState(1);
  const [shown, setShown] = useState<Shown>();
  const take = useEffectEvent((offered: Offered) => {
    if (offered.kind === 'offered') {
      const { offer } = offered;
      setShown({ offer, seconds: secondsTo(Math.min(offer.endsAt, until), now()), round });
    } else onEnd({ kind: offered.kind });
  });
  useEffect(() => {
    let isCurrent = true;
    void calls.offer().then((offered) => {
      if (isCurrent) take(offered);
    });
    return () => {
      isCurrent = false;
    };
  }, [calls, round]);
  const onAnother = () => setRound((before) => before + 1);
  if (shown?.round !== round)
    return (
      <Sides name={name} title={words.code.title} actions={{ onAnother: undefined, onCancel }} thing={null}>
        <p role="status">{words.code.asking}</p>
      </Sides>
    );
  return (
    <OfferShown
      key={shown.offer.offerId}
      {...{ name, calls, origin, onEnd, onCancel, onAnother }}
      {...shown}
      isRenewed={round > 1}
      lastsLonger={shown.offer.endsAt > until}
    />
  );
}

const secondsTo = (end: number, now: number) => Math.max(1, Math.floor((end - now) / 1_000));

type OfferShownProps = Omit<CodeScreenProps, 'until' | 'now'> &
  Shown & {
    readonly isRenewed: boolean;
    /** The code would be good for longer than the person is signed in. */
    readonly lastsLonger: boolean;
    readonly onAnother: () => void;
  };

function OfferShown(props: OfferShownProps) {
  const { name, calls, offer, origin, seconds, isRenewed, lastsLonger, onEnd, onAnother, onCancel } = props;
  const [isSending, setIsSending] = useState(false);
  const { state, isCutOff } = useOfferState(calls.readOffer, offer.offerId, onEnd);
  const [isTimeUp, setIsTimeUp] = useState(false);
  const left = useCountdown(seconds, () => setIsTimeUp(true));
  const timeIsUp = useEffectEvent(() => onEnd({ kind: lastsLonger ? 'ended' : 'over' }));
  // Digits that were sent in time are answered first.
  useEffect(() => {
    if (isTimeUp && !isSending) timeIsUp();
  }, [isTimeUp, isSending]);
  const shown = { name, left, isCutOff, actions: { onAnother, onCancel, isSending } };
  if (state.kind === 'waiting') return <CodeStep {...shown} {...{ offer, origin, isRenewed }} />;
  return (
    <DigitsStep
      {...shown}
      program={state.program}
      onDigits={async (digits) => {
        setIsSending(true);
        const confirmed = await calls.confirm(offer.offerId, digits);
        if (confirmed !== 'added') setIsSending(false);
        return confirmed;
      }}
      onEnd={onEnd}
    />
  );
}
