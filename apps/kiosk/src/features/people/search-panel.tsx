import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { PressKey } from '#ui/press-key.tsx';
import styles from './search-panel.module.css';

const css = classNames(styles);

/** Every letter of the three languages, in the order of their alphabets, so that nobody has to look for an accent. */
const LETTERS = Array.from('aáąbcćdðeéęfghiíjklłmnńoópqrsśtuúvwxyýzźżþæö');

type SearchPanelProps = {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: (() => void) | undefined;
};

/** A field with our own letters below it: the system's keyboard is slow and leads out of the kiosk. */
export function SearchPanel({ typed, onType, onClose }: SearchPanelProps) {
  const { t } = useLanguage();
  const isSmall = window.matchMedia('(max-width: 599px)').matches;
  return (
    <section className={css('panel')} aria-label={t.search}>
      <div className={css('row')}>
        <label className={css('field')}>
          <Icon name="search" />
          <span className={css('label')}>{t.searchLabel}</span>
          <input
            className={css('input')}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            inputMode={isSmall ? 'text' : 'none'}
            placeholder={t.searchLabel}
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
        {LETTERS.map((letter) => (
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
