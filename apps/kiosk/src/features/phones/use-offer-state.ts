import { useEffect, useEffectEvent, useState } from 'react';
import type { OfferEnd, OfferState, OwnPhoneCalls } from './own-phones.ts';

const ASKS_EVERY_MS = 1_000;

type Underway = Extract<OfferState, { kind: 'waiting' | 'read' }>;

/** How far a phone has come, asked again and again; a server that is silent is asked on. */
export function useOfferState(
  readOffer: OwnPhoneCalls['readOffer'],
  offerId: string,
  onEnd: (end: OfferEnd) => void,
): { readonly state: Underway; readonly isCutOff: boolean } {
  const [state, setState] = useState<Underway>({ kind: 'waiting' });
  const [isCutOff, setIsCutOff] = useState(false);
  const take = useEffectEvent((answer: OfferState) => {
    setIsCutOff(answer.kind === 'failed');
    if (answer.kind === 'waiting' || answer.kind === 'read') setState(answer);
    else if (answer.kind !== 'failed') onEnd(answer);
  });
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await readOffer(offerId);
      if (!isCurrent) return;
      take(answer);
      askLater();
    };
    const askLater = () => {
      timer = setTimeout(() => void ask(), ASKS_EVERY_MS);
    };
    askLater();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [readOffer, offerId]);
  return { state, isCutOff };
}
