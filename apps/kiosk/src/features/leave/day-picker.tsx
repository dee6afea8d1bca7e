import { useState } from 'react';
import { monthAfter } from '@stimpill/time';
import { classNames } from '@stimpill/ui/class-names.ts';
import { monthAndYear } from '@stimpill/words/calendar-words.ts';
import { formatDate } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { useLeaveWords } from './leave-words.tsx';
import styles from './leave.module.css';
import { isPicked, mayPick, pick, weeksOf, type PickedDays } from './picked-days.ts';

const css = classNames(styles);

type DayPickerProps = {
  readonly today: string;
  readonly picked: PickedDays | undefined;
  readonly isDisabled: boolean;
  readonly onPick: (picked: PickedDays) => void;
};

/** A month at a time: the first touch is the first day, the next one the last. */
export function DayPicker({ today, picked, isDisabled, onPick }: DayPickerProps) {
  const { calendar } = useLeaveWords();
  const [month, setMonth] = useState((picked?.first ?? today).slice(0, 7));
  const name = monthAndYear(month, calendar.months);
  return (
    <div className={styles['calendar']}>
      <div className={styles['months']}>
        <Button
          icon="back"
          size="small"
          isDisabled={month <= today.slice(0, 7)}
          onPress={() => setMonth(monthAfter(month, -1))}
        >
          <span className="spoken">{calendar.monthBefore}</span>
        </Button>
        <strong aria-live="polite">{name}</strong>
        <Button icon="forward" size="small" onPress={() => setMonth(monthAfter(month, 1))}>
          <span className="spoken">{calendar.monthAfter}</span>
        </Button>
      </div>
      <div className={styles['days']} role="group" aria-label={name}>
        {calendar.weekdayLetters.map((letter, place) => (
          <span key={place} aria-hidden="true">
            {letter}
          </span>
        ))}
        {weeksOf(month)
          .flat()
          .map((date, place) =>
            date === undefined ? (
              <span key={place} />
            ) : (
              <Day
                key={date}
                date={date}
                isPicked={isPicked(picked, date)}
                isDisabled={isDisabled || !mayPick(picked, date, today)}
                onPress={() => onPick(pick(picked, date))}
              />
            ),
          )}
      </div>
    </div>
  );
}

type DayProps = {
  readonly date: string;
  readonly isPicked: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

function Day({ date, isPicked: isOn, isDisabled, onPress }: DayProps) {
  const { language } = useLanguage();
  return (
    <button
      type="button"
      className={css('day', isOn && 'picked')}
      aria-label={formatDate(Date.parse(`${date}T12:00:00Z`), 'UTC', language)}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onPress}
    >
      {Number(date.slice(-2))}
    </button>
  );
}
