// Where the certificate of the server is one of its own. docs/tablets.md has the same steps, for the operator of the server.
import { useState } from 'react';
import { Choice } from '#ui/choice.tsx';
import { useWords } from '#words/words.ts';
import styles from './hang-up.module.css';
import { hangUpWords } from '#said/desk/tablets/hang-up.ts';

const MAKERS = [
  ['ipad', 'iPad'],
  ['android', 'Android'],
] as const;

/** @param lead whose certificate it is, and what a tablet lacks without */
export function TrustSteps({ lead }: { readonly lead: string }) {
  const t = useWords(hangUpWords);
  const [maker, setMaker] = useState<'ipad' | 'android'>('ipad');
  return (
    <section className={styles['part']} aria-label={t.trust}>
      <h3>{t.trust}</h3>
      <p>{lead}</p>
      <Choice legend={t.maker} value={maker} options={MAKERS} onChoose={setMaker} />
      <ol className={styles['steps']}>
        {[t.trustFile, ...t.trustSteps[maker], t.trustCheck].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
