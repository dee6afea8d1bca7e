// What a replay came to: in total, line by line, and person by person.
import { Suspense, useState } from 'react';
import { may } from '@stimpill/api-types/rights';
import type { RuleSet, RuleVersion } from '#api/pay-rules.ts';
import type { LineDifference, ReplayedPerson } from './rule-lab-queries.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Button } from '#ui/button.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { saveFile } from '#ui/save-file.ts';
import { lazyPart } from '#words/lazy-part.ts';
import { useWords } from '#words/words.ts';
import { changedMinutes, isChanged, sumLines } from './differences.ts';
import { DifferenceBar, LineChanges, useLineNames, useSigned } from './line-changes.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { replayCsv } from './replay-csv.ts';
import styles from './rule-lab.module.css';
import { ruleLabWords } from '#said/desk/rule-lab/rule-lab.ts';
import type { Replay } from './use-replay.ts';
import { versionWords } from '#said/desk/rule-lab/version.ts';

/** Its form is fetched when somebody lets a draft hold. */
const AdoptDialog = lazyPart(() => import('./adopt-dialog.tsx'), 'AdoptDialog');

type ReplayResultProps = {
  readonly replay: Replay;
  readonly isOld: boolean;
  readonly ruleSet: RuleSet;
  /** In whose place the draft would stand. */
  readonly replaces: RuleVersion | undefined;
};

export function ReplayResult({ replay, isOld, ruleSet, replaces }: ReplayResultProps) {
  const t = useWords(ruleLabWords);
  const v = useWords(versionWords);
  const session = useSession();
  const [isAdopting, setIsAdopting] = useState(false);
  const { people } = replay;
  const changed = people.filter(({ lines }) => lines.some(isChanged));
  const approved = people.filter(({ approvedEntries }) => approvedEntries > 0).length;
  const mayAdopt = may(session, 'rules.change') === null && replay.state === 'done' && !isOld;
  const save = () => {
    const heads = [t.person, t.line, t.before, t.after, t.difference] as const;
    const { startDate, endDate } = replay.of;
    saveFile(`rule-lab-${startDate}-${endDate}.csv`, replayCsv(people, heads), 'text/csv');
  };
  return (
    <div className={styles['result']} data-old={isOld}>
      <div className={styles['row']}>
        <p className={styles['verdict']} role="status">
          <strong>
            {changed.length === 0
              ? t.noDifference
              : t.differences({ count: changed.length, of: people.length })}
          </strong>
        </p>
        <Button icon="down" onPress={save}>
          {t.csv}
        </Button>
        {mayAdopt && (
          <Button icon="check" onPress={() => setIsAdopting(true)}>
            {replaces ? v.change({ number: replaces.number }) : t.adopt}
          </Button>
        )}
      </div>
      {approved > 0 && (
        <Notice look="plain">
          <p>{t.approved({ count: approved })}</p>
        </Notice>
      )}
      <Sums replay={replay} />
      <People replay={replay} />
      {isAdopting && (
        <Suspense>
          <AdoptDialog
            ruleSet={ruleSet}
            replaces={replaces}
            definition={replay.of.definition}
            seenState={replay.ruleState}
            onClose={() => setIsAdopting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Sums({ replay }: { readonly replay: Replay }) {
  const t = useWords(ruleLabWords);
  const { duration } = useClock();
  const nameOf = useLineNames(replay.lines);
  const signed = useSigned();
  const sums = sumLines(replay.people);
  const most = Math.max(1, ...sums.map((line) => Math.abs(line.afterMinutes - line.beforeMinutes)));
  if (sums.length === 0) return null;
  const columns: readonly Column<LineDifference>[] = [
    { id: 'line', name: t.line, isRowHead: true, cell: ({ key }) => nameOf(key) },
    { id: 'before', name: t.before, isNumber: true, cell: (line) => duration(line.beforeMinutes) },
    { id: 'after', name: t.after, isNumber: true, cell: (line) => duration(line.afterMinutes) },
    {
      id: 'difference',
      name: t.difference,
      isNumber: true,
      cell: (line) => (
        <span className={styles['difference']}>
          <DifferenceBar minutes={line.afterMinutes - line.beforeMinutes} most={most} />
          <b>{signed(line.afterMinutes - line.beforeMinutes)}</b>
        </span>
      ),
    },
  ];
  return (
    <section className={styles['part']}>
      <h3>{t.inSum}</h3>
      <DataTable caption={t.inSum} columns={columns} rows={sums} rowKey={({ key }) => key} />
    </section>
  );
}

function People({ replay }: { readonly replay: Replay }) {
  const t = useWords(ruleLabWords);
  const { duration } = useClock();
  const nameOf = useLineNames(replay.lines);
  const apart = useNamesApart();
  const [isShort, setIsShort] = useState(true);
  const [open, setOpen] = useState<ReplayedPerson | undefined>(undefined);
  const rows = replay.people
    .filter(({ lines }) => !isShort || lines.some(isChanged))
    .toSorted((a, b) => changedMinutes(b) - changedMinutes(a));
  const columns: readonly Column<ReplayedPerson>[] = [
    {
      id: 'person',
      name: t.person,
      isRowHead: true,
      share: 3,
      cell: (person) => (
        <button type="button" className={styles['name']} onClick={() => setOpen(person)}>
          {apart(person.employeeId, person.employeeDisplayName)}
        </button>
      ),
    },
    {
      id: 'moved',
      name: t.moved,
      isNumber: true,
      share: 2,
      cell: (person) => duration(changedMinutes(person)),
    },
    {
      id: 'difference',
      name: t.difference,
      share: 5,
      cell: ({ lines }) => <LineChanges lines={lines} nameOf={nameOf} />,
    },
  ];
  if (replay.people.every(({ lines }) => lines.length === 0)) return null;
  return (
    <section className={styles['part']}>
      <div className={styles['row']}>
        <h3>{t.byPerson}</h3>
        <label className="tick">
          <input type="checkbox" checked={isShort} onChange={({ target }) => setIsShort(target.checked)} />
          <span>{t.onlyDiffering}</span>
        </label>
      </div>
      {rows.length > 0 && (
        <DataTable
          caption={t.byPerson}
          columns={columns}
          rows={rows}
          rowKey={({ employeeId }) => employeeId}
        />
      )}
      {open && <PersonDialog person={open} replayed={replay.of} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
