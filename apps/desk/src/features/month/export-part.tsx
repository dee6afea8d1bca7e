import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { may } from '@stimpill/api-types/rights';
import type { LockState, PayrollMonth } from '#api/payroll-month.ts';
import { runsQuery, type AskedRun, type PayrollRunSummary, type ProfileKey } from '#api/payroll-runs.ts';
import { useSession } from '#api/session.ts';
import type { Range } from '#api/timesheets.ts';
import { useClock } from '#api/use-clock.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { lazyPart } from '#words/lazy-part.ts';
import { useWords } from '#words/words.ts';
import styles from './month.module.css';
import { DownloadButton } from './runs/download-button.tsx';
import { runWords } from '#said/desk/month/run.ts';
import { SentElsewhere } from './sent-elsewhere.tsx';
import { sentElsewhere } from './who-was-sent-elsewhere.ts';

const ExportDialog = lazyPart(() => import('./export-dialog.tsx'), 'ExportDialog');

type ExportPartProps = {
  readonly month: PayrollMonth;
  readonly range: Range;
  readonly profile: ProfileKey;
};

/** The file for the payroll system, what has changed since, and what was sent for this period. */
export function ExportPart({ month, range, profile }: ExportPartProps) {
  const t = useWords(runWords);
  const mayExport = may(useSession(), 'payroll.export') === null;
  const [asked, setAsked] = useState<AskedRun | undefined>(undefined);
  const approved = idsOf(month, 'approved');
  const unpaid = month.people.filter(({ state, isPaid }) => state === 'approved' && !isPaid).length;
  const elsewhere = sentElsewhere(month.people, profile);
  const changed = idsOf(month, 'differences').filter((id) => !elsewhere.has(id));
  const unknown = unknownOf(month).filter((id) => approved.includes(id)).length;
  const everybodySent = month.people
    .filter(({ employeeId, sentBy }) => sentBy !== null && !elsewhere.has(employeeId))
    .map(({ employeeId }) => employeeId);
  const ask = (employeeIds: string[], again: AskedRun['again']) =>
    setAsked({
      ...{ ...range, profileKey: profile, employeeIds, again },
      // What says everything anew must leave out nobody whom the files before it have.
      ...{ leavesOutUnready: again !== 'anew', ignoresSilentTablets: false },
    });
  return (
    <section className={styles['part']} aria-labelledby="export">
      <h2 id="export">{t.sending}</h2>
      {(approved.length > 0 || unpaid === 0) && (
        <p>{approved.length === 0 ? t.nobodyReady : t.ready({ count: approved.length })}</p>
      )}
      {unpaid > 0 && <p>{t.nothingToSend({ count: unpaid })}</p>}
      {unknown > 0 && <p>{t.unknownReady({ count: unknown })}</p>}
      {mayExport && approved.length > 0 && (
        <Button look={changed.length === 0 ? 'primary' : 'plain'} onPress={() => ask(approved, 'refuse')}>
          {t.look}
        </Button>
      )}
      {changed.length > 0 && <p>{t.changed({ count: changed.length })}</p>}
      {mayExport && changed.length > 0 && (
        <Button look="primary" onPress={() => ask(changed, 'differences')}>
          {t.lookAtDifferences}
        </Button>
      )}
      <SentElsewhere elsewhere={elsewhere} />
      {!mayExport && <p className={styles['soft']}>{t.notYours}</p>}
      <SentRuns range={range} mayExport={mayExport} />
      <Suspense>
        {asked && (
          <ExportDialog
            asked={asked}
            key={asked.again}
            people={peopleOf(month, asked)}
            onAnew={() => ask(everybodySent, 'anew')}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Nobody is sent of whom there is nothing to send; somebody who was sent may have nothing left. */
function idsOf({ people }: PayrollMonth, state: LockState): string[] {
  return people
    .filter((person) => person.state === state && (person.isPaid || state === 'differences'))
    .map(({ employeeId }) => employeeId);
}

function peopleOf({ people }: PayrollMonth, { employeeIds }: AskedRun) {
  const isAsked = new Set(employeeIds);
  return people.filter(({ employeeId }) => isAsked.has(employeeId));
}

/** Whom the file leaves out, because the payroll system does not know them. */
function unknownOf({ checks }: PayrollMonth): string[] {
  const found = checks.find(({ code }) => code === 'identityMissing')?.people ?? [];
  return found.map(({ employeeId }) => employeeId);
}

function SentRuns({ range, mayExport }: { readonly range: Range; readonly mayExport: boolean }) {
  const runs = useQuery(runsQuery(useSession().company.id));
  return (
    <DataOf query={runs} rows={2}>
      {(all) => {
        const sent = all.filter(
          ({ bonus, startDate, endDate }) =>
            bonus === null && startDate <= range.endDate && endDate >= range.startDate,
        );
        return sent.length === 0 ? null : <RunList runs={sent} mayExport={mayExport} />;
      }}
    </DataOf>
  );
}

type RunListProps = { readonly runs: readonly PayrollRunSummary[]; readonly mayExport: boolean };

function RunList({ runs, mayExport }: RunListProps) {
  const t = useWords(runWords);
  const { moment } = useClock();
  return (
    <>
      <h3 id="sent">{t.sent}</h3>
      <ul className={styles['sent']} aria-labelledby="sent">
        {runs.map((run) => (
          <li key={run.id}>
            <div>
              <p className={styles['named']}>
                <Link to="/month/runs" search={{ open: run.id }}>
                  {t.named({ number: run.number })}
                </Link>{' '}
                <Chip>{t.kinds[run.kind]}</Chip>
              </p>
              <p className={styles['soft']}>
                {[t.people({ count: run.peopleCount }), moment(run.madeAtUtc), run.madeBy].join(' · ')}
              </p>
            </div>
            {mayExport && <DownloadButton run={run} />}
          </li>
        ))}
      </ul>
    </>
  );
}
