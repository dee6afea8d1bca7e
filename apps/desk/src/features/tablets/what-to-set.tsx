// Where no tablet can come, or none can be registered: what the operator of the server sets. Docs: tablets.md.
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import styles from './hang-up.module.css';
import { hangUpWords } from '#said/desk/tablets/hang-up.ts';

const MAKE_A_CERTIFICATE = 'npm run stimpill -- tls self-signed';

const FOR_A_TRIAL = [
  'HOST=0.0.0.0',
  'TLS_CERT_FILE=.stimpill/tls/server.crt',
  'TLS_KEY_FILE=.stimpill/tls/server.key',
].join('\n');

/** @param plain an address that a tablet can open, over plain HTTP */
export function WhatToSet({ plain }: { readonly plain: string | undefined }) {
  const t = useWords(hangUpWords);
  const [make, trial, forGood, then] = t.settings;
  return (
    <section className={styles['part']} aria-label={plain === undefined ? t.nowhere : t.onlyPlain}>
      <Notice look="warning">
        <strong>{plain === undefined ? t.nowhere : t.onlyPlain}</strong>
        <p>{plain === undefined ? t.nowhereLead : t.onlyPlainLead({ address: `${plain}/` })}</p>
      </Notice>
      <ol className={styles['steps']}>
        <li>
          {make}
          <ToCopy text={MAKE_A_CERTIFICATE} />
        </li>
        <li>
          {trial}
          <ToCopy text={FOR_A_TRIAL} />
        </li>
        <li>{forGood}</li>
        <li>{then}</li>
      </ol>
      {plain === undefined && <p>{t.onThisComputer({ address: `${window.location.origin}/` })}</p>}
    </section>
  );
}

function ToCopy({ text }: { readonly text: string }) {
  return (
    <>
      <pre className={styles['settings']}>{text}</pre>
      <CopyButton text={text} />
    </>
  );
}
