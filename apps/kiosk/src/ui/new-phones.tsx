import { formatDayAndMonth } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from './button.tsx';
import type { NewPhone } from './new-phone.ts';
import styles from './new-phones.module.css';

type NewPhonesProps = {
  /** The newest first. */
  readonly phones: readonly NewPhone[];
  readonly timeZone: string;
  readonly look?: 'onColour' | 'plain';
  /** @param phoneId undefined: one of several, which the person has yet to say */
  readonly onNotMine: (phoneId: string | undefined) => void;
};

/** Says for some days that a phone shows the record of this person, so that they notice one that is not theirs. */
export function NewPhones({
  phones: [newest, ...others],
  timeZone,
  look = 'plain',
  onNotMine,
}: NewPhonesProps) {
  const { t, language } = useLanguage();
  if (!newest) return null;
  const day = formatDayAndMonth(newest.addedAt, timeZone, language);
  return (
    <div className={styles['phone']}>
      <p>{t.phonesAdded({ phones: others.length + 1, day })}</p>
      <Button
        size="small"
        look={look}
        icon="question"
        onPress={() => onNotMine(others.length === 0 ? newest.phoneId : undefined)}
      >
        {t.phoneNotMine}
      </Button>
    </div>
  );
}
