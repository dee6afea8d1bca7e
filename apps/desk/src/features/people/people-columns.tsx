import { toSortKey } from '@stimpill/words/collation.ts';
import type { Language } from '@stimpill/words/language.ts';
import type { ListedPerson } from '#api/people.ts';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import { hasNotSignedIn } from './filter-people.ts';
import styles from './people-page.module.css';
import type { peopleWords } from '#said/desk/people/people.ts';
import type { roleWords } from '#said/desk/common/role.ts';
import { formatRatio } from './ratio.ts';
import type { Dates } from './use-dates.ts';
import type { Said } from '@stimpill/words/said.ts';

type Words = Said<typeof peopleWords>;

type Wanted = {
  readonly t: Words;
  readonly roles: Said<typeof roleWords>;
  readonly dates: Dates;
  readonly language: Language;
};

export function peopleColumns({ t, roles, dates, language }: Wanted): readonly Column<ListedPerson>[] {
  return [
    {
      id: 'name',
      name: t.name,
      share: 28,
      cell: (person) => <Name person={person} />,
      sortBy: ({ displayName }) => toSortKey(displayName, language),
      isRowHead: true,
    },
    {
      id: 'number',
      name: t.number,
      share: 8,
      cell: ({ employeeNumber }) => employeeNumber ?? '–',
      onCard: () => 'nowhere',
      sortBy: ({ employeeNumber }) => (employeeNumber ?? '').padStart(20, '0'),
    },
    {
      id: 'department',
      name: t.department,
      share: 13,
      cell: ({ departments }) => <Departments names={departments.map(({ name }) => name).join(', ')} />,
      sortBy: ({ departments }) => toSortKey(departments[0]?.name ?? '', language),
    },
    {
      id: 'payRule',
      name: t.payRule,
      share: 20,
      cell: (person) => <PayRule person={person} language={language} t={t} />,
      onCard: ({ ruleSetName }) => (ruleSetName === null ? 'line' : 'nowhere'),
      sortBy: ({ ruleSetName }) => toSortKey(ruleSetName ?? '', language),
    },
    {
      id: 'role',
      name: t.role,
      share: 12,
      cell: (person) => <RoleCell person={person} role={roles[person.role]} t={t} />,
      sortBy: ({ role }) => roles[role],
    },
    {
      id: 'now',
      name: t.now,
      share: 17,
      cell: (person) => <Now person={person} t={t} dates={dates} />,
      onCard: (person) => (lacksClockOut(person) ? 'line' : 'beside'),
      sortBy: nowOrder,
    },
    {
      id: 'pin',
      name: t.pin,
      share: 11,
      cell: (person) => <Pin person={person} t={t} />,
      onCard: (person) => (lacksPin(person) ? 'line' : 'nowhere'),
      sortBy: (person) => pinOf(person),
    },
  ];
}

function Name({ person: { displayName, jobTitle } }: { readonly person: ListedPerson }) {
  return (
    <span className={styles['two']}>
      <span>{displayName}</span>
      {jobTitle !== null && <span className={styles['fine']}>{jobTitle}</span>}
    </span>
  );
}

type RoleCellProps = { readonly person: ListedPerson; readonly role: string; readonly t: Words };

function RoleCell({ person, role, t }: RoleCellProps) {
  return (
    <span className={styles['two']}>
      <span>{role}</span>
      {hasNotSignedIn(person) && !person.hasLeft && <span className={styles['fine']}>{t.notSignedIn}</span>}
    </span>
  );
}

function Departments({ names }: { readonly names: string }) {
  return names === '' ? '–' : names;
}

type PayRuleProps = { readonly person: ListedPerson; readonly language: Language; readonly t: Words };

function PayRule({ person: { ruleSetName, employmentRatio }, language, t }: PayRuleProps) {
  return (
    <span className={styles['two']}>
      {ruleSetName === null ? <Chip look="warning">{t.noRule}</Chip> : <span>{ruleSetName}</span>}
      {employmentRatio !== 1 && (
        <span className={styles['fine']}>{formatRatio(employmentRatio, language)}</span>
      )}
    </span>
  );
}

type NowProps = { readonly person: ListedPerson; readonly t: Words; readonly dates: Dates };

/** In or out, or why neither can be, and whether a clock-out of somebody who is not in is still missing. */
export function Now({ person, t, dates }: NowProps) {
  const standing = <Standing person={person} t={t} dates={dates} />;
  if (!lacksClockOut(person)) return standing;
  return (
    <span>
      {standing}
      <span className={styles['below']}>
        {t.noClockOut({ since: dates.since(person.openEntryStartAtUtc) })}
      </span>
    </span>
  );
}

/** Of somebody who is in it is not missing yet. */
function lacksClockOut(
  person: ListedPerson,
): person is ListedPerson & { readonly openEntryStartAtUtc: string } {
  return person.inSinceAtUtc === null && person.openEntryStartAtUtc !== null;
}

function Standing({ person, t, dates }: NowProps) {
  const { inSinceAtUtc, hasLeft, employmentEndDate, isActive } = person;
  if (inSinceAtUtc !== null)
    return (
      <Chip look="good" icon="in">
        {t.in({ since: dates.since(inSinceAtUtc) })}
      </Chip>
    );
  if (hasLeft && employmentEndDate !== null)
    return <Chip icon="out">{t.left({ day: dates.day(employmentEndDate) })}</Chip>;
  if (!isActive) return <Chip look="warning">{t.notHere}</Chip>;
  return <span className={styles['fine']}>{t.out}</span>;
}

/** Those who are in come first, the one who came first before the others. */
function nowOrder({ inSinceAtUtc, hasLeft }: ListedPerson): string {
  return inSinceAtUtc ?? (hasLeft ? '~~' : '~');
}

type PinState = keyof Words['pins'];
const PIN_LOOKS = { none: 'warning', locked: 'error' } as const;

function pinOf({ hasPin, isPinLocked }: Pick<ListedPerson, 'hasPin' | 'isPinLocked'>): PinState {
  return isPinLocked ? 'locked' : hasPin ? 'set' : 'none';
}

/** Anyone who has left needs none. */
const lacksPin = (person: ListedPerson) => !person.hasLeft && pinOf(person) !== 'set';

function Pin({ person, t }: { readonly person: ListedPerson; readonly t: Words }) {
  const state = pinOf(person);
  if (state === 'set') return <span className={styles['fine']}>{t.pins.set}</span>;
  // Anyone who has left needs none.
  return person.hasLeft ? '–' : <Chip look={PIN_LOOKS[state]}>{t.pins[state]}</Chip>;
}
