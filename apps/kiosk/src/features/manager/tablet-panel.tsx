import { useState, type ReactNode } from 'react';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import { FactList } from './fact-list.tsx';
import styles from './manager.module.css';
import { RemoveDialog, type CountKept } from './remove-dialog.tsx';
import { useTabletFacts } from './use-tablet-facts.ts';
import type { WorkerState } from './use-tablet-facts.ts';

type TabletPanelProps = {
  readonly record: DeviceRecord;
  /** The last page of set-up once more: for another poster, or a tablet that moves. */
  readonly wallGuide: ReactNode;
  /** Punches that the server has not answered for. */
  readonly waiting: number;
  readonly workerState: WorkerState;
  readonly onUpdate: () => void;
  readonly onCountKept: CountKept;
  readonly onRemove: CountKept;
};

/** How the tablet is, and what changes it for good. */
export function TabletPanel(props: TabletPanelProps) {
  const { record, waiting, workerState, onUpdate } = props;
  const { t } = useManagerLanguage();
  const facts = useTabletFacts(record, { workerState, waiting });
  const [isAsking, setIsAsking] = useState(false);
  const [isHanging, setIsHanging] = useState(false);
  if (isHanging) {
    return (
      <>
        {props.wallGuide}
        <div className={styles['ways']}>
          <Button icon="back" onPress={() => setIsHanging(false)}>
            {t.back}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <FactList facts={facts} />
      <div className={styles['ways']}>
        <Button icon="again" isDisabled={workerState !== 'waiting'} onPress={onUpdate}>
          {workerState === 'waiting' ? t.updateNow : t.updateNone}
        </Button>
        <Button icon="tablet" onPress={() => setIsHanging(true)}>
          {t.wallTitle}
        </Button>
        <Button icon="warning" onPress={() => setIsAsking(true)}>
          {t.removeTablet}
        </Button>
      </div>
      {isAsking && (
        <RemoveDialog
          onCount={props.onCountKept}
          onRemove={props.onRemove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
