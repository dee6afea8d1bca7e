import { formatDuration } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './minute-list.module.css';

/** Minutes by name, such as those of each pay line. */
export function MinuteList({ lines }: { readonly lines: readonly (readonly [string, number])[] }) {
  const { language } = useLanguage();
  return (
    <dl className={styles['lines']}>
      {lines.map(([name, minutes]) => (
        <div key={name} className={styles['line']}>
          <dt>{name}</dt>
          <dd>{formatDuration(minutes, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
