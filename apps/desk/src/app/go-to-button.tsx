import { Icon } from '@stimpill/ui/icon.tsx';
import { useWords } from '#words/words.ts';
import styles from './go-to-button.module.css';
import { shellWords } from '#said/desk/app/shell.ts';

/** Opens the list of all pages and acts. It looks like the field that then opens; on a phone only its drawing is seen. */
export function GoToButton({ onPress }: { readonly onPress: () => void }) {
  const t = useWords(shellWords);
  return (
    <button type="button" className={styles['goTo']} aria-keyshortcuts="Control+K Meta+K" onClick={onPress}>
      <Icon name="search" />
      <span className={styles['name']}>{t.goTo}</span>
      <kbd className={styles['key']} aria-hidden="true">
        Ctrl K
      </kbd>
    </button>
  );
}
