import { useEffect, useEffectEvent, useState } from 'react';
import type { CallOwn } from '#api/call-own.ts';
import { refusalOf, type Claim } from './claim.ts';
import type { Offer } from './kept-offer.ts';

const ASK_EVERY_MS = 1_000;
/** Nobody looks at it. */
const ASK_HIDDEN_EVERY_MS = 5_000;

type Shown = { readonly digits: string; readonly endsAt: number };

/**
 * Sends the word, and asks about once a second whether its digits were typed at the tablet.
 * @returns what became of it, and how to send the word again
 */
export function useClaim(call: CallOwn, offer: Offer, onAdded: () => void): readonly [Claim, () => void] {
  const [turn, setTurn] = useState(0);
  const [claim, setClaim] = useState<Claim>({ at: 'asking' });
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    let isCurrent = true;
    void call('claimPhoneOffer', { body: offer }).then((answer) => {
      if (!isCurrent) return;
      if (!answer.ok) {
        setClaim(afterRefusal(answer.failure));
        return;
      }
      const { digits, endsAtUtc } = answer.data;
      // By the clock of the server: that of the phone may be wrong. Counted from here on by one that nobody sets.
      const left = Date.parse(endsAtUtc) - (answer.answeredAt ?? Date.now());
      const endsAt = performance.now() + left;
      setShown({ digits, endsAt });
      setClaim({ at: 'waiting', digits, secondsLeft: secondsTo(endsAt), isOffline: false });
    });
    return () => {
      isCurrent = false;
    };
  }, [call, offer, turn]);

  useAsking(call, offer, shown, { setClaim, onAdded });
  const again = () => {
    setClaim({ at: 'asking' });
    setTurn(turn + 1);
  };
  return [claim, again];
}

const secondsTo = (endsAt: number) => Math.max(0, Math.ceil((endsAt - performance.now()) / 1_000));

function afterRefusal(failure: Parameters<typeof refusalOf>[0]): Claim {
  const because = refusalOf(failure);
  return because === undefined ? { at: 'failed', failure } : { at: 'over', because };
}

type Outcomes = { readonly setClaim: (claim: Claim) => void; readonly onAdded: () => void };

function useAsking(call: CallOwn, offer: Offer, shown: Shown | undefined, outcomes: Outcomes): void {
  const added = useEffectEvent(outcomes.onAdded);
  const { setClaim } = outcomes;
  useEffect(() => {
    if (!shown) return undefined;
    const { digits, endsAt } = shown;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    let isAsking = false;
    const askAfter = (ms: number) => {
      timer = setTimeout(() => void ask(), ms);
    };
    const ask = async () => {
      isAsking = true;
      const answer = await call('readPhoneClaim', { body: offer });
      isAsking = false;
      if (!isCurrent) return;
      const state = answer.ok ? answer.data.state : 'waiting';
      const secondsLeft = secondsTo(endsAt);
      if (state === 'added') added();
      else if (state === 'over') setClaim({ at: 'over', because: secondsLeft === 0 ? 'expired' : 'wrong' });
      else {
        setClaim({ at: 'waiting', digits, secondsLeft, isOffline: !answer.ok });
        askAfter(document.hidden ? ASK_HIDDEN_EVERY_MS : ASK_EVERY_MS);
      }
    };
    const onShow = () => {
      if (document.hidden || isAsking) return;
      clearTimeout(timer);
      askAfter(0);
    };
    askAfter(ASK_EVERY_MS);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [call, offer, shown, setClaim]);
}
