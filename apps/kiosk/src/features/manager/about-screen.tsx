// How is this tablet? What support asks for, without a secret; and the way on for managers.
import { useState } from 'react';
import { fetchNotices } from '#api/fetch-notices.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import { FactList } from './fact-list.tsx';
import { LicencesDialog } from './licences-dialog.tsx';
import { ManagerGate } from './manager-gate.tsx';
import styles from './about-screen.module.css';
import { useTabletFacts } from './use-tablet-facts.ts';
import type { WorkerState } from './use-tablet-facts.ts';

type AboutScreenProps = {
  readonly record: DeviceRecord;
  readonly workerState: WorkerState;
  readonly onManager: () => void;
  readonly onClose: () => void;
};

export function AboutScreen({ record, workerState, onManager, onClose }: AboutScreenProps) {
  const { t } = useManagerLanguage();
  const [isAtGate, setIsAtGate] = useState(false);
  const [showsLicences, setShowsLicences] = useState(false);
  const facts = useTabletFacts(record, { workerState });
  if (isAtGate) {
    return (
      <ManagerGate companyId={record.companyId} onOpen={onManager} onCancel={() => setIsAtGate(false)} />
    );
  }
  return (
    <div className={styles['about']}>
      <h1>{t.aboutTablet}</h1>
      <FactList facts={facts} />
      <div className={styles['ways']}>
        <Button size="main" icon="lock" onPress={() => setIsAtGate(true)}>
          {t.manager}
        </Button>
        <Button size="main" onPress={() => setShowsLicences(true)}>
          {t.licences}
        </Button>
        <Button look="primary" size="main" onPress={onClose}>
          {t.close}
        </Button>
      </div>
      {showsLicences && <LicencesDialog onRead={fetchNotices} onClose={() => setShowsLicences(false)} />}
    </div>
  );
}
