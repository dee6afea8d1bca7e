import { useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FactList } from './fact-list.tsx';
import styles from './manager.module.css';
import { useTabletFacts } from './use-tablet-facts.ts';
import type { WorkerState } from './worker-state.ts';

type TabletPanelProps = {
  readonly record: DeviceRecord;
  /** Punches that only this tablet has. */
  readonly waiting: number;
  readonly workerState: WorkerState;
  readonly onUpdate: () => void;
  readonly onRemove: () => void;
};

/** How the tablet is, and what changes it for good. */
export function TabletPanel({ record, waiting, workerState, onUpdate, onRemove }: TabletPanelProps) {
  const { t } = useLanguage();
  const facts = useTabletFacts(record, { workerState, waiting });
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <FactList facts={facts} />
      <div className={styles['ways']}>
        <Button icon="again" isDisabled={workerState !== 'waiting'} onPress={onUpdate}>
          {workerState === 'waiting' ? t.updateNow : t.updateNone}
        </Button>
        <Button icon="warning" onPress={() => setIsAsking(true)}>
          {t.removeTablet}
        </Button>
      </div>
      {isAsking && (
        <Dialog title={t.removeTablet} icon="warning" onCancel={() => setIsAsking(false)}>
          <p>{waiting > 0 ? t.removeRefused(waiting) : t.removeText}</p>
          {waiting === 0 && (
            <Button look="out" size="main" isWide onPress={onRemove}>
              {t.removeYes}
            </Button>
          )}
          <Button size="main" isWide onPress={() => setIsAsking(false)}>
            {t.cancel}
          </Button>
        </Dialog>
      )}
    </>
  );
}
