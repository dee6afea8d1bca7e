import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import styles from '#ui/form-page.module.css';
import { WallGuide, type WallTopic } from './wall-guide.tsx';

type WallStepProps = {
  readonly record: DeviceRecord;
  readonly firstTopic?: WallTopic;
  readonly onFinish: () => void;
};

/** The last page of set-up: from a tablet that works to one that hangs. */
export function WallStep({ record, firstTopic, onFinish }: WallStepProps) {
  const { t } = useManagerLanguage();
  return (
    <section className={styles['body']}>
      <div className={styles['guide']} data-scrolls>
        <WallGuide record={record} {...(firstTopic && { firstTopic })} />
      </div>
      <div className={styles['buttons']}>
        <Button look="primary" onPress={onFinish}>
          {t.finish}
        </Button>
      </div>
    </section>
  );
}
