import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { pairingWordQuery, type PairingWord as Made, type TabletAddress } from './tablet-queries.ts';
import { Choice } from '#ui/choice.tsx';
import { useWords } from '#words/words.ts';
import styles from './hang-up.module.css';
import { hangUpWords } from '#said/desk/tablets/hang-up.ts';
import { PairingWord } from './pairing-word.tsx';
import { canRegister } from './tablet-addresses.ts';
import { TrustSteps } from './trust-steps.tsx';
import { WhatToSet } from './what-to-set.tsx';

type PairingProps = {
  readonly companyId: string;
  readonly addresses: readonly TabletAddress[];
  /** The word that was made here, which is shown this once. */
  readonly made: Made | undefined;
  readonly onMade: (made: Made) => void;
};

export function Pairing({ companyId, addresses, made, onMade }: PairingProps) {
  const t = useWords(hangUpWords);
  const open = addresses.filter(canRegister);
  const [chosen, setChosen] = useState(open[0]?.origin);
  const address = open.find(({ origin }) => origin === chosen);
  const isOwn = address?.certificate === 'own';
  const isDoubted = useQuery(pairingWordQuery(companyId)).data?.arrival?.certificate === 'untrusted';
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
          {isOwn && <TrustSteps lead={t.trustLead} />}
        </>
      )}
      <PairingWord companyId={companyId} origin={address?.origin} made={made} onMade={onMade} />
      {isDoubted && !isOwn && <TrustSteps lead={t.trustLeadOfOther} />}
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
