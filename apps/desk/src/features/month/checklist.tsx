import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { inLanguage } from '@stimpill/words/in-language.ts';
import type { MonthCheck, PayrollMonth, ProfileKey } from '#api/payroll-month.ts';
import { useClock } from '#api/use-clock.ts';
import { useMayOpen } from '#api/use-may-open.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Chip } from '#ui/chip.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { checkWords } from '#said/desk/month/check.ts';
import { MovedPeople } from './moved-people.tsx';
import { placeOf, placeOfPerson, timeOfPerson, type Person } from './check-places.ts';
import styles from './month.module.css';
import { monthWords } from '#said/desk/month/month.ts';
import { useCodeWords } from './use-code-words.ts';

const css = classNames(styles);

type ChecklistProps = { readonly month: PayrollMonth; readonly profile: ProfileKey };

/** What is to do, in the order in which it is best done: each line is done, or has its number and leads to where it is done. */
export function Checklist({ month, profile }: ChecklistProps) {
  const t = useWords(monthWords);
  const left = month.checks.filter(({ count }) => count > 0).length;
  return (
    <section className={styles['part']} aria-labelledby="checklist">
      <h2 id="checklist">{t.checklist}</h2>
      <p className={styles['soft']}>{left === 0 ? t.allDone : t.leftToDo({ count: left })}</p>
      <ol className={styles['checks']}>
        {month.checks.map((check) => (
          <Check key={check.code} check={check} month={month} profile={profile} />
        ))}
      </ol>
    </section>
  );
}

type CheckProps = {
  readonly check: MonthCheck;
  readonly month: PayrollMonth;
  readonly profile: ProfileKey;
};

function Check({ check, month, profile }: CheckProps) {
  const t = useWords(checkWords);
  const { startDate } = month;
  const { code, count, blocks, page } = check;
  const says = useSaying(check, month);
  const place = placeOf(check, startDate, profile);
  const isOpen = useMayOpen()(place.to);
  if (count === 0)
    return (
      <li className={css('check')}>
        <span className={css('mark', 'done')}>
          <Icon name="check" />
        </span>
        <span>{t.checks[code]}</span>
        <span className={styles['soft']}>{t.none}</span>
      </li>
    );
  return (
    <li className={css('check', 'toDo')}>
      <span className={css('mark', blocks ? 'blocks' : 'asks')}>{count}</span>
      <div className={styles['what']}>
        <p className={styles['named']}>
          <strong>{t.checks[code]}</strong> {blocks && <Chip look="error">{t.blocks}</Chip>}
        </p>
        <p className={styles['soft']}>{says}</p>
        {code === 'figuresMoved' ? (
          <MovedPeople people={month.movedFigures} />
        ) : (
          <About check={check} startDate={startDate} profile={profile} />
        )}
      </div>
      {isOpen && (
        <Link {...place} className={styles['lead']}>
          {t.pages[page]}
          <Icon name="forward" />
        </Link>
      )}
    </li>
  );
}

/** What is to know of a line, true for its case. */
function useSaying(check: MonthCheck, { knownBy, endDate }: PayrollMonth): string {
  const { code, blocks, people, bonus } = check;
  const t = useWords(checkWords);
  const { day, duration } = useClock();
  if (code === 'identityMissing') return t.unknownBy[knownBy];
  const minutes = people.reduce((sum, each) => sum + (each.minutes ?? 0), 0);
  if (minutes > 0) return `${t.touched({ count: people.length, time: duration(minutes) })} ${t.says[code]}`;
  if (bonus !== null) return `${t.dueOn({ day: day(bonus.dueOn) })} ${t.says[code]}`;
  return code === 'tabletSilent' && !blocks ? t.silentNow({ day: day(endDate) }) : t.says[code];
}

const SHOWN = 5;

type AboutProps = Omit<CheckProps, 'month'> & { readonly startDate: string };

/** Whom or what it is about; of many, the first and how many more there are. */
function About({ check, startDate, profile }: AboutProps) {
  const t = useWords(checkWords);
  const [isWhole, setIsWhole] = useState(false);
  const { duration } = useClock();
  const { language } = useSpeech();
  const apart = useNamesApart();
  const mayOpen = useMayOpen();
  const { people, code } = check;
  const { ofLine } = useCodeWords(profile, code === 'lineUnmapped');
  const placeFor = (person: Person) => {
    const place = placeOfPerson(check, person, startDate);
    return mayOpen(place.to) ? place : timeOfPerson(person, startDate);
  };
  const names = [
    ...(code === 'lineUnmapped' ? check.names.map(ofLine) : check.names),
    ...check.words.map((each) => inLanguage(each, language)),
  ];
  const items = [
    ...people.map(({ employeeId, displayName, count, minutes }) => (
      <li key={employeeId}>
        <Link {...placeFor({ employeeId, displayName })}>
          {count === 1 ? apart(employeeId, displayName) : `${apart(employeeId, displayName)} (${count})`}
        </Link>
        {minutes !== null && ` ${duration(minutes)}`}
      </li>
    )),
    ...names.map((name) => <li key={name}>{name}</li>),
  ];
  if (items.length === 0) return null;
  const shown = isWhole || items.length <= SHOWN + 1 ? items : items.slice(0, SHOWN);
  return (
    <ul className={styles['about']} aria-label={t.checks[code]}>
      {shown}
      {shown.length < items.length && (
        <li>
          <button type="button" className={styles['more']} onClick={() => setIsWhole(true)}>
            {t.more({ count: items.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
}
