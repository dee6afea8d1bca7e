import { inLanguage } from '@stimpill/words/in-language.ts';
import type { Bonuses } from './bonus-types.ts';
import { useClock } from '#api/use-clock.ts';
import { useSpeech, useWords } from '#words/words.ts';
import styles from '../month.module.css';
import { bonusesWords } from '#said/desk/month/bonuses/bonuses.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Where the rules were read, and how old that is. */
export function BonusSources({ agreements }: Pick<Bonuses, 'agreements'>) {
  const t = useWords(bonusesWords);
  const { day } = useClock();
  const { language } = useSpeech();
  if (agreements.length === 0) return null;
  const dated = (when: string) => t.written({ when: DAY.test(when) ? day(when) : when });
  return (
    <section className={styles['part']} aria-labelledby="bonus-sources">
      <h2 id="bonus-sources">{t.sources}</h2>
      {agreements.map(({ key, names, lastCheckedOn, sources }) => (
        <div key={key}>
          <h3>
            {inLanguage(names, language)}, {t.checked({ day: day(lastCheckedOn) })}
          </h3>
          <ul>
            {sources.map(({ url, says, writtenOn }) => (
              <li key={url}>
                <a href={url} rel="noreferrer" target="_blank">
                  {new URL(url).hostname}
                </a>
                , {writtenOn === null ? t.undated : dated(writtenOn)}: {inLanguage(says, language)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
