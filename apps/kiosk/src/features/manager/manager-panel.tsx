// What a manager can see and do at the tablet: the punches that wait, the questions that are open, how the tablet is, its settings,
// its sounds.
import { useState, type ReactNode } from 'react';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord, LogEntry } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import type { MakeFile } from './export-dialog.tsx';
import { LogPanel } from './log-panel.tsx';
import styles from './manager.module.css';
import { QueuePanel, type QueueView } from './queue-panel.tsx';
import type { CountKept } from './remove-dialog.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import type { ReadReviews } from './read-reviews.ts';
import { SoundPanel } from './sound-panel.tsx';
import { TabletPanel } from './tablet-panel.tsx';
import type { WorkerState } from './use-tablet-facts.ts';

const TABS = ['punches', 'reviews', 'tablet', 'settings', 'sound', 'log'] as const;
type Tab = (typeof TABS)[number];

type ManagerPanelProps = {
  readonly record: DeviceRecord;
  readonly queue: QueueView;
  readonly log: readonly LogEntry[];
  readonly firstTab?: Tab;
  readonly workerState: WorkerState;
  readonly onRetry: () => void;
  readonly onExport: MakeFile;
  readonly onReadReviews: ReadReviews;
  readonly onUpdate: () => void;
  /** The questions of set-up and its guide to hanging up, once more. */
  readonly settings: ReactNode;
  readonly wallGuide: ReactNode;
  readonly onCountKept: CountKept;
  /** Refused while only this tablet has punches; says how many. */
  readonly onRemove: CountKept;
  readonly onLeave: () => void;
};

export function ManagerPanel(props: ManagerPanelProps) {
  const { t } = useManagerLanguage();
  const [tab, setTab] = useState<Tab>(props.firstTab ?? 'punches');
  const names = {
    punches: t.tabPunches,
    reviews: t.tabReviews,
    tablet: t.tabTablet,
    settings: t.tabSettings,
    sound: t.tabSound,
    log: t.tabLog,
  };
  const panels: Record<Tab, () => ReactNode> = {
    punches: () => (
      <QueuePanel
        queue={props.queue}
        timeZone={props.record.timeZone}
        onRetry={props.onRetry}
        onExport={props.onExport}
      />
    ),
    reviews: () => <ReviewsPanel timeZone={props.record.timeZone} onRead={props.onReadReviews} />,
    tablet: () => (
      <TabletPanel
        record={props.record}
        wallGuide={props.wallGuide}
        waiting={props.queue.waiting}
        workerState={props.workerState}
        onUpdate={props.onUpdate}
        onCountKept={props.onCountKept}
        onRemove={props.onRemove}
      />
    ),
    settings: () => props.settings,
    sound: () => <SoundPanel />,
    log: () => <LogPanel entries={props.log} timeZone={props.record.timeZone} />,
  };
  return (
    <div className={styles['panel']}>
      <div className="line gap-12 between">
        <h1>{t.manager}</h1>
        <Button size="small" look="primary" icon="lock" onPress={props.onLeave}>
          {t.panelLeave}
        </Button>
      </div>
      <div className={styles['tabs']}>
        {TABS.map((name) => (
          <Button key={name} size="small" isPressed={name === tab} onPress={() => setTab(name)}>
            {names[name]}
          </Button>
        ))}
      </div>
      {/* A stop for the Tab key, so that the arrow keys scroll what holds no button, such as the log. */}
      <section className={styles['content']} aria-label={names[tab]} tabIndex={0} data-scrolls>
        {panels[tab]()}
      </section>
    </div>
  );
}
