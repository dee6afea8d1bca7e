// The days of somebody under a draft, and each of them minute by minute with the reasons of both sides.
import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  dayBothWaysQuery,
  replayedDaysQuery,
  type ReplayedDay,
  type ReplayedPerson,
  type ReplayInput,
} from './rule-lab-queries.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { ExplainedDay } from '#ui/explained-day.tsx';
import { dataWords } from '#said/desk/common/data.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { isChanged } from './differences.ts';
import { LineChanges, useLineNames } from './line-changes.tsx';
import styles from './rule-lab.module.css';
import { ruleLabWords } from '#said/desk/rule-lab/rule-lab.ts';

type PersonDialogProps = {
  readonly person: ReplayedPerson;
  readonly replayed: ReplayInput;
  readonly onClose: () => void;
};

export function PersonDialog({ person, replayed, onClose }: PersonDialogProps) {
  const t = useWords(ruleLabWords);
  const d = useWords(dataWords);
  const apart = useNamesApart();
  const { employeeId, employeeDisplayName } = person;
  const of = { companyId: useSession().company.id, employeeId };
  const days = useQuery(replayedDaysQuery(of, replayed));
  const [isShort, setIsShort] = useState(true);
  return (
    <Dialog title={t.days({ name: apart(employeeId, employeeDisplayName) })} look="wide" onCancel={onClose}>
      <label className="tick">
        <input type="checkbox" checked={isShort} onChange={({ target }) => setIsShort(target.checked)} />
        <span>{t.onlyDifferingDays}</span>
      </label>
      <DataOf query={days} rows={6}>
        {({ days: all, lines }) => {
          const shown = all.filter((day) => !isShort || day.lines.some(isChanged));
          if (shown.length === 0) return <p>{t.noDays}</p>;
          return (
            <ul className={styles['days']}>
              {shown.map((day) => (
                <OneDay key={day.date} day={day} lines={lines} of={of} replayed={replayed} />
              ))}
            </ul>
          );
        }}
      </DataOf>
      <DialogButtons>
        <Button onPress={onClose}>{d.close}</Button>
      </DialogButtons>
    </Dialog>
  );
}

type OneDayProps = {
  readonly day: ReplayedDay;
  readonly lines: Parameters<typeof useLineNames>[0];
  readonly of: { readonly companyId: string; readonly employeeId: string };
  readonly replayed: ReplayInput;
};

function OneDay({ day, lines, of, replayed }: OneDayProps) {
  const t = useWords(ruleLabWords);
  const clock = useClock();
  const nameOf = useLineNames(lines);
  const [isOpen, setIsOpen] = useState(false);
  const whyId = useId();
  return (
    <li className={styles['day']}>
      <button
        type="button"
        className={styles['dayHead']}
        aria-expanded={isOpen}
        aria-controls={whyId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <b>
          {clock.weekday(day.date)} {clock.day(day.date)}
        </b>
        <span className={styles['fine']}>{clock.duration(day.workedMinutes)}</span>
        <span className="spoken">{t.whyPaid}</span>
      </button>
      {day.isApproved && <Chip>{t.approvedDay}</Chip>}
      <LineChanges lines={day.lines} nameOf={nameOf} />
      <div id={whyId} className={styles['why']}>
        {isOpen && <BothWays of={{ ...of, date: day.date }} replayed={replayed} />}
      </div>
    </li>
  );
}

type BothWaysProps = {
  readonly of: Parameters<typeof dayBothWaysQuery>[0];
  readonly replayed: ReplayInput;
};

function BothWays({ of, replayed }: BothWaysProps) {
  const t = useWords(ruleLabWords);
  const { language } = useSpeech();
  const clock = useClock();
  const day = useQuery(dayBothWaysQuery(of, language, replayed));
  return (
    <DataOf query={day}>
      {({ before, after }) => (
        <div className={styles['both']}>
          <section>
            <h3>{t.whyPaid}</h3>
            <ExplainedDay day={before} clock={clock} />
          </section>
          <section>
            <h3>{t.whyDraft}</h3>
            <ExplainedDay day={after} clock={clock} />
          </section>
        </div>
      )}
    </DataOf>
  );
}
