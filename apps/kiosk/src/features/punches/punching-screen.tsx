import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { NameText } from '#ui/name-text.tsx';
import styles from './punches.module.css';

const css = classNames(styles);

type PunchingScreenProps = { readonly name: string };

/** The moment between the PIN and the answer. It says nothing for the first quarter of a second, which is usually all there is. */
export function PunchingScreen({ name }: PunchingScreenProps) {
  const { t } = useLanguage();
  return (
    <div className={css('punching')} role="status">
      <p className={css('who')}>
        <NameText>{name}</NameText>
      </p>
      <h1>{t.punching}</h1>
    </div>
  );
}
