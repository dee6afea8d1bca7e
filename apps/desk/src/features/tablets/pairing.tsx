import { useState } from 'react';
import type { TabletAddress } from '#api/tablets.ts';
import { Choice } from '#ui/choice.tsx';
import { useWords } from '#words/words.ts';
import { Arrived } from './arrived.tsx';
import styles from './hang-up.module.css';
import { hangUpWords } from './hang-up-words.ts';
import { PairingWord } from './pairing-word.tsx';
import { canRegister } from './tablet-addresses.ts';
import { TrustSteps } from './trust-steps.tsx';
import { WhatToSet } from './what-to-set.tsx';

type PairingProps = { readonly companyId: string; readonly addresses: readonly TabletAddress[] };

export function Pairing({ companyId, addresses }: PairingProps) {
  const t = useWords(hangUpWords);
  const open = addresses.filter(canRegister);
  const [chosen, setChosen] = useState(open[0]?.origin);
  const address = open.find(({ origin }) => origin === chosen);
  return (
    <>
      {address === undefined ? (
        <WhatToSet plain={addresses[0]?.origin} />
      ) : (
        <>
          <ol className={styles['steps']}>
            {t.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {open.length > 1 && <WhichAddress addresses={open} chosen={address.origin} onChoose={setChosen} />}
          {address.certificate === 'own' && <TrustSteps />}
        </>
      )}
      <PairingWord companyId={companyId} origin={address?.origin} />
      <Arrived companyId={companyId} />
    </>
  );
}

type WhichAddressProps = {
  readonly addresses: readonly TabletAddress[];
  readonly chosen: string;
  readonly onChoose: (origin: string) => void;
};

function WhichAddress({ addresses, chosen, onChoose }: WhichAddressProps) {
  const t = useWords(hangUpWords);
  const isLocalName = new URL(chosen).hostname.endsWith('.local');
  return (
    <Choice
      legend={t.address}
      {...(isLocalName && { hint: t.localName })}
      value={chosen}
      options={addresses.map(({ origin }) => [origin, origin.replace('https://', '')])}
      onChoose={onChoose}
    />
  );
}
