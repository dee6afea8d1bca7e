// My hours and my next shifts, in the server's minutes. For looking at; nothing is changed here.
import { formatClock } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { NewPhone } from '#ui/new-phone.ts';
import { NewPhones } from '#ui/new-phones.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { AnswerList } from './answer-list.tsx';
import { HoursCards } from './hours-cards.tsx';
import type { OwnHoursView } from './own-hours.ts';
import styles from './own-hours-screen.module.css';
import { ShiftList } from './shift-list.tsx';

type OwnHoursScreenProps = {
  readonly name: string;
  readonly view: OwnHoursView;
  readonly now: number;
  readonly timeZone: string;
  /** Begins a request for a punch that was forgotten; left out where the server has not checked who the person is. */
  readonly onForgot: ((action: 'Start' | 'Stop') => void) | undefined;
  /** Leads to the time off that the person asks for; left out for the same reason. */
  readonly onLeave: (() => void) | undefined;
  /** Leads to what others changed of the person’s time; left out for the same reason. */
  readonly onChanges: (() => void) | undefined;
  /** Leads to every day that is kept; left out for the same reason. */
  readonly onRecord: (() => void) | undefined;
  /** Phones that were let in lately. */
  readonly newPhones: readonly NewPhone[];
  /** Leads to the phones of the person, and to one that they say is not theirs; left out for the same reason. */
  readonly onPhones: ((disowned: string | undefined) => void) | undefined;
  readonly onClose: () => void;
};

const SHOWN_SHIFTS = 2;

export function OwnHoursScreen(props: OwnHoursScreenProps) {
  const { name, view, now, timeZone, onChanges, onRecord, onPhones } = props;
  const { t } = useLanguage();
  const isReady = view.kind === 'ready';
  const isAsked = isReady && view.hours.changesToAnswer > 0;
  const words = { loading: t.hoursLoading, failed: t.hoursFailed, offline: t.hoursOffline };
  const newPhones = onPhones && (
    <NewPhones phones={props.newPhones} timeZone={timeZone} onNotMine={onPhones} />
  );
  return (
    <Page
      who={name}
      title={t.myHours}
      {...(isReady ? { lead: t.hoursReadAt({ time: formatClock(view.readAt, timeZone) }) } : {})}
      actions={<Actions {...props} />}
    >
      {isReady ? (
        <section className="stack" aria-label={t.myHours} tabIndex={0} data-scrolls>
          {newPhones}
          {onChanges && isAsked && <ToChanges waiting={view.hours.changesToAnswer} onPress={onChanges} />}
          {view.hours.answers.length > 0 && <AnswerList answers={view.hours.answers} timeZone={timeZone} />}
          <HoursCards hours={view.hours} timeZone={timeZone} />
          {onChanges && !isAsked && <ToChanges waiting={0} onPress={onChanges} />}
          {onRecord && (
            <Button icon="list" isWide onPress={onRecord}>
              {t.toRecord}
            </Button>
          )}
          {onPhones && (
            <Button icon="tablet" isWide onPress={() => onPhones(undefined)}>
              {t.toPhones}
            </Button>
          )}
          <ShiftList shifts={view.shifts?.slice(0, SHOWN_SHIFTS)} now={now} timeZone={timeZone} />
        </section>
      ) : (
        <>
          {newPhones}
          <p className={styles['note']} role="status">
            {words[view.kind]}
          </p>
        </>
      )}
    </Page>
  );
}

/** Where something waits for the word of the person, it says so. */
function ToChanges({ waiting, onPress }: { readonly waiting: number; readonly onPress: () => void }) {
  const { t } = useLanguage();
  return (
    <>
      {waiting > 0 && (
        <Notice look="warning" icon="question" role="status">
          {t.changesToAnswer({ count: waiting })}
        </Notice>
      )}
      <Button icon="pencil" isWide onPress={onPress}>
        {t.toChanges}
      </Button>
    </>
  );
}

type ActionsProps = Pick<OwnHoursScreenProps, 'onForgot' | 'onLeave' | 'onClose'>;

function Actions({ onForgot, onLeave, onClose }: ActionsProps) {
  const { t } = useLanguage();
  return (
    <>
      {onForgot && (
        <>
          <Button icon="pencil" onPress={() => onForgot('Start')}>
            {t.forgotIn}
          </Button>
          <Button icon="pencil" onPress={() => onForgot('Stop')}>
            {t.forgotOut}
          </Button>
        </>
      )}
      {onLeave && (
        <Button icon="calendar" onPress={onLeave}>
          {t.toLeave}
        </Button>
      )}
      <Button look="primary" icon="check" onPress={onClose}>
        {t.close}
      </Button>
    </>
  );
}
