import type { Ref } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from './button.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { PressKey } from './press-key.tsx';
import styles from './search-panel.module.css';

const css = classNames(styles);

/** Every letter of the three languages, in the order of their alphabets, so that nobody has to look for an accent. */
const LETTERS = Array.from('aáąbcćdðeéęfghiíjklłmnńoópqrsśtuúvwxyýzźżþæö');

const DIGITS = Array.from('1234567890');

type SearchPanelProps = {
  /** What is searched for, such as "Search by name". */
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: (() => void) | undefined;
  /** The field, for a caller that moves the focus there. */
  readonly field?: Ref<HTMLInputElement>;
  /** Codes have digits, names have none. */
  readonly hasDigits?: boolean;
};

/** A field with our own letters below it: the system's keyboard is slow and leads out of the kiosk. */
export function SearchPanel({ label, typed, onType, onClose, field, hasDigits = false }: SearchPanelProps) {
  const { t } = useLanguage();
  const isSmall = window.matchMedia('(max-width: 599px)').matches;
  return (
    <section className={css('panel')} aria-label={t.search}>
      <div className={css('row')}>
        <label className={css('field')}>
          <Icon name="search" />
          <span className="spoken">{label}</span>
          <input
            ref={field}
            className={css('input')}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            inputMode={isSmall ? 'text' : 'none'}
            placeholder={label}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
        <PressKey
          label={t.searchDelete}
          className={css('key', 'wideKey')}
          onPress={() => onType(shorter(typed))}
        >
          <Icon name="backspace" />
        </PressKey>
        <Button size="small" onPress={() => onType('')} isDisabled={typed === ''}>
          {t.searchClear}
        </Button>
        {onClose && (
          <Button size="small" icon="cross" onPress={onClose}>
            {t.searchClose}
          </Button>
        )}
      </div>
      <div className={css('keys')}>
        {(hasDigits ? [...DIGITS, ...LETTERS] : LETTERS).map((letter) => (
          <PressKey key={letter} label={letter} className={css('key')} onPress={() => onType(typed + letter)}>
            {letter.toUpperCase()}
          </PressKey>
        ))}
        <PressKey label={t.searchSpace} className={css('key', 'space')} onPress={() => onType(`${typed} `)}>
          {t.searchSpace}
        </PressKey>
      </div>
    </section>
  );
}

const shorter = (typed: string) => Array.from(typed).slice(0, -1).join('');
