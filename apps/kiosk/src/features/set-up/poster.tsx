// One A4 page in every language of the kiosk: how to clock in and out, and a code for the page that people have of their own.
import { useEffect, useState } from 'react';
import { managerCatalogues, type ManagerCatalogue } from '#i18n/catalogues.ts';
import { LANGUAGES, type Language } from '@stimpill/words/language.ts';
import { QrCode } from '@stimpill/ui/qr-code.tsx';
import styles from './wall.module.css';

type PosterProps = {
  readonly spoken: Spoken;
  readonly companyName: string;
  readonly deviceName: string;
  /** Of the page for people; undefined where they have none. */
  readonly address: string | undefined;
};

export function Poster({ spoken, companyName, deviceName, address }: PosterProps) {
  return (
    <article className={styles['poster']}>
      <p className={styles['posterHead']}>
        {companyName} <span>{deviceName}</span>
      </p>
      {spoken.map(([language, t]) => (
        <section key={language} lang={language}>
          <h2>{t.posterHow}</h2>
          <ol>
            <li>{t.posterTouch}</li>
            <li>{t.posterPin}</li>
            <li>{t.posterSee}</li>
          </ol>
          <p>{t.posterWrong}</p>
        </section>
      ))}
      {address !== undefined && (
        <footer>
          <QrCode text={address} label={address} className={styles['code']} />
          <div>
            {spoken.map(([language, t]) => (
              <p key={language} lang={language}>
                {t.posterPhone}
              </p>
            ))}
            <p className={styles['address']}>{address}</p>
          </div>
        </footer>
      )}
    </article>
  );
}

/** The languages of the poster, each with its sentences. */
type Spoken = readonly (readonly [Language, ManagerCatalogue])[];

/** Undefined while they are fetched. A language that does not come is left out. */
export function useEveryLanguage(): Spoken | undefined {
  const [spoken, setSpoken] = useState<Spoken>();
  useEffect(() => {
    let isCurrent = true;
    const loading = LANGUAGES.map(
      async (language) => [language, await managerCatalogues.load(language)] as const,
    );
    void Promise.allSettled(loading).then((loaded) => {
      if (isCurrent) setSpoken(loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return spoken;
}
