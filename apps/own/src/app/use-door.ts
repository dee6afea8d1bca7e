import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { callOwn, type CallOwn } from '#api/call-own.ts';
import { isUnknownPhone } from '#api/read-answer.ts';
import { forgetOffer, keptOffer, offerOf, type Offer } from '#features/claim/kept-offer.ts';
import { nextDoor, type Door, type DoorEvent } from './door.ts';
import { takeWord } from './opened-word.ts';
import { startAnew } from './place.ts';

/** So long nobody has asked for anything: whoever holds the phone then types the PIN, as the server asks for it. */
const OPEN_MS = 15 * 60_000;
const LOOK_EVERY_MS = 15_000;

export type DoorActs = {
  readonly call: CallOwn;
  readonly tell: (event: DoorEvent) => void;
};

/** @param word what stood in the fragment when the page was opened */
export function useDoor(word: string | undefined): readonly [Door, DoorActs] {
  const [door, tell] = useReducer(nextDoor, word, firstDoor);
  const call = useMemo(() => watched(tell), []);
  useWords(tell);
  useLook(door, call, tell);
  useCover(door, tell);
  return [door, useMemo(() => ({ call, tell: forgetting(tell) }), [call])];
}

/** When the server answered last. */
let answeredAt = 0;

/** Each answer is looked at before the screen that asked gets it. */
const watched =
  (tell: (event: DoorEvent) => void): CallOwn =>
  async (id, ...input) => {
    const answer = await callOwn(id, ...input);
    if (answer.ok) answeredAt = Date.now();
    else {
      if (isUnknownPhone(answer.failure)) forgetAll();
      tell({ kind: 'failed', failure: answer.failure });
    }
    return answer;
  };

function firstDoor(word: string | undefined): Door {
  const offer: Offer | undefined = word === undefined ? keptOffer() : offerOf(word);
  return word !== undefined || offer ? { at: 'claim', offer } : { at: 'looking' };
}

/** What is over is kept nowhere. */
const forgetting =
  (tell: (event: DoorEvent) => void): typeof tell =>
  (event) => {
    if (event.kind === 'ended') forgetAll();
    if (event.kind === 'look') forgetOffer();
    tell(event);
  };

function forgetAll(): void {
  forgetOffer();
  startAnew();
}

/** A code that is read while the page is open changes the fragment of its address, and nothing else. */
function useWords(tell: (event: DoorEvent) => void): void {
  useEffect(() => {
    const look = () => {
      const word = takeWord();
      if (word !== undefined) tell({ kind: 'word', offer: offerOf(word) });
    };
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [tell]);
}

function useLook({ at }: Door, call: CallOwn, tell: (event: DoorEvent) => void): void {
  useEffect(() => {
    if (at !== 'looking') return undefined;
    let isCurrent = true;
    void call('getMyPhone').then((answer) => {
      if (isCurrent && answer.ok) tell({ kind: 'seen', phone: answer.data });
    });
    return () => {
      isCurrent = false;
    };
  }, [at, call, tell]);
}

/** Covers what a phone shows that somebody has laid down, also where the browser slept meanwhile. */
function useCover({ at }: Door, tell: (event: DoorEvent) => void): void {
  const look = useEffectEvent(() => {
    if (Date.now() - answeredAt > OPEN_MS) tell({ kind: 'locked' });
  });
  useEffect(() => {
    if (at !== 'open') return undefined;
    const timer = setInterval(() => look(), LOOK_EVERY_MS);
    const onShow = () => look();
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('pageshow', onShow);
    };
  }, [at]);
}
