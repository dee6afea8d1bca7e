import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { playTone } from '#ui/tones.ts';
import styles from './manager.module.css';

/** Is it loud enough for the hall it hangs in? */
export function SoundPanel() {
  const { t } = useManagerLanguage();
  const tones = [
    ['in', t.soundIn],
    ['out', t.soundOut],
    ['error', t.soundError],
    ['key', t.soundKey],
  ] as const;
  return (
    <>
      <p>{t.soundText}</p>
      <div className={styles['tones']}>
        {tones.map(([tone, name]) => (
          <Button key={tone} size="main" icon="sound" isWide onPress={() => playTone(tone)}>
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}
