import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './pin-pad.module.css';

const css = classNames(styles);
const PLACES = [0, 1, 2, 3];

type PinDotsProps = { readonly entered: number; readonly isWrong: boolean };

/** How many digits were entered; never which. */
export function PinDots({ entered, isWrong }: PinDotsProps) {
  const { t } = useLanguage();
  return (
    <div className={css('dots', isWrong && 'isWrong')}>
      {PLACES.map((place) => (
        <span key={place} className={css('dot', place < entered && 'isFilled')} />
      ))}
      <span className="spoken" role="status" aria-label={t.pinDigits({ entered })}>
        {t.pinDigits({ entered })}
      </span>
    </div>
  );
}
