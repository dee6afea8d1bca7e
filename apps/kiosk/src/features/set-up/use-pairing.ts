// The pairing word that this tablet holds, and what the server says of it. Asking also tells the desk that a tablet is here. The word
// is in memory only.
import { useCallback, useEffect, useRef, useState } from 'react';
import { spellPairingWord, toPairingWord } from '@stimpill/api-types/pairing-word';
import type { PageCertificate } from '@stimpill/api-types/station';
import { callOperation } from '#api/call-operation.ts';
import { findCertificateTrust } from '#device/certificate-trust.ts';
import { openedWord } from '#device/pairing-word.ts';
import { useServerBack } from '#device/use-server-back.ts';
import type { PairingCode } from './read-pairing-code.ts';
import { toPairingTrouble, type PairingTrouble } from './register-trouble.ts';

export type Pairing = PairingCode & {
  readonly check:
    | { readonly kind: 'asking' }
    | { readonly kind: 'known'; readonly companyName: string; readonly certificate: PageCertificate }
    | { readonly kind: 'refused'; readonly trouble: PairingTrouble };
};

export type PairingHeld = {
  /** Undefined before a whole word was read or typed. */
  readonly pairing: Pairing | undefined;
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly take: (code: PairingCode) => void;
  /** Asks anew about a word that was refused: it may be good by now. */
  readonly askAgain: () => void;
};

export function usePairing(): PairingHeld {
  const [pairing, setPairing] = useState(openedPairing);
  const [typed, setTyped] = useState(() => (pairing ? spellPairingWord(pairing.word) : ''));
  const latest = useRef<PairingCode | undefined>(undefined);
  const tell = useCallback((code: PairingCode) => {
    latest.current = code;
    void tellArrival(code.word).then((check) => {
      if (latest.current === code) setPairing({ ...code, check });
    });
  }, []);
  const ask = useCallback(
    (code: PairingCode) => {
      setPairing({ ...code, check: ASKING });
      tell(code);
    },
    [tell],
  );
  const take = useCallback(
    (code: PairingCode) => {
      setTyped(spellPairingWord(code.word));
      ask(code);
    },
    [ask],
  );
  const type = (text: string) => {
    setTyped(text);
    const word = toPairingWord(text);
    if (word !== undefined && word === latest.current?.word && pairing?.check.kind !== 'refused') return;
    latest.current = undefined;
    setPairing(undefined);
    if (word !== undefined) ask({ word });
  };
  useEffect(() => {
    const opened = openedPairing();
    if (opened) tell({ word: opened.word });
    return openedWord.subscribe(({ word }) => {
      if (word !== undefined) take({ word });
    });
  }, [tell, take]);
  const askAgain = () => pairing && ask(pairing);
  useServerBack(isUnanswered(pairing), askAgain);
  return { pairing, typed, type, take, askAgain };
}

const ASKING = { kind: 'asking' } as const;

function openedPairing(): Pairing | undefined {
  const { word } = openedWord.getState();
  return word === undefined ? undefined : { word, check: ASKING };
}

/** The server could not say, so it is asked again as soon as it answers anything. */
const isUnanswered = (pairing: Pairing | undefined) =>
  pairing?.check.kind === 'refused' && pairing.check.trouble.kind === 'unanswered';

async function tellArrival(word: string): Promise<Pairing['check']> {
  const certificate = await findCertificateTrust();
  const answer = await callOperation('tellArrival', { body: { word, certificate } });
  if (!answer.ok) return { kind: 'refused', trouble: toPairingTrouble(answer.failure) };
  return { kind: 'known', companyName: answer.data.companyName, certificate };
}
