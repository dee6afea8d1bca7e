// What was sent to payroll systems, with who, when, by which profile, and the file as it was.
import { useQuery } from '@tanstack/react-query';
import { may } from '@stimpill/api-types/rights';
import { profilesQuery, runQuery, runsQuery, type PayrollRunSummary } from '#api/payroll-runs.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Chip } from '#ui/chip.tsx';
import { DataOf } from '#ui/data-states.tsx';
import type { Column } from '#ui/data-table.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { TableOf } from '#ui/table-of.tsx';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useWords } from '#words/words.ts';
import styles from '../month.module.css';
import { OlderLines } from '../older-lines.tsx';
import { PaidCodes } from '../paid-codes.tsx';
import { PaidPeople } from '../paid-people.tsx';
import { runWords } from '#said/desk/month/run.ts';
import { BonusPeople } from './bonus-people.tsx';
import { DownloadButton } from './download-button.tsx';
import { RuleVersions } from './rule-versions.tsx';

export function RunsPage() {
  const t = useWords(runWords);
  const { id } = useSession().company;
  const runs = useQuery(runsQuery(id));
  const { open, onOpen } = useOpenInAddress();
  const columns = useColumns(onOpen);
  return (
    <PageFrame title={t.title} lead={t.lead} above={[{ name: t.month, to: '/month' }]}>
      <TableOf
        query={runs}
        words={t}
        columns={columns}
        loadingRows={6}
        whereEmpty={<ButtonLink to="/month">{t.toMonth}</ButtonLink>}
      />
      {open !== undefined && <RunDialog key={open} runId={open} onClose={() => onOpen(undefined)} />}
    </PageFrame>
  );
}

function useProfileName(): (key: PayrollRunSummary['profileKey']) => string {
  const { data = [] } = useQuery(profilesQuery(useSession().company.id));
  return (key) => data.find((profile) => profile.key === key)?.name ?? key;
}

function useColumns(onOpen: (id: string) => void): readonly Column<PayrollRunSummary>[] {
  const t = useWords(runWords);
  const { day, moment } = useClock();
  const systemOf = useProfileName();
  return [
    {
      id: 'number',
      name: t.number,
      cell: ({ number }) => <span className={styles['whole']}>{t.named({ number })}</span>,
      sortBy: ({ number }) => number,
      isRowHead: true,
    },
    {
      id: 'period',
      name: t.period,
      cell: ({ startDate, endDate }) => t.range({ from: day(startDate), to: day(endDate) }),
      sortBy: ({ startDate }) => startDate,
    },
    {
      id: 'kind',
      name: t.file,
      cell: ({ kind }) => <Chip>{t.kinds[kind]}</Chip>,
      sortBy: ({ kind }) => kind,
      onCard: () => 'beside',
    },
    {
      id: 'system',
      name: t.system,
      cell: ({ profileKey }) => systemOf(profileKey),
      sortBy: ({ profileKey }) => systemOf(profileKey),
    },
    {
      id: 'made',
      name: t.made,
      cell: ({ madeAtUtc, madeBy }) => `${moment(madeAtUtc)} ${t.by({ who: madeBy })}`,
      sortBy: ({ madeAtUtc }) => madeAtUtc,
    },
    {
      id: 'people',
      name: t.paid,
      cell: ({ peopleCount }) => peopleCount,
      sortBy: ({ peopleCount }) => peopleCount,
      isNumber: true,
    },
    {
      id: 'details',
      name: t.details,
      cell: ({ id }) => <Button onPress={() => onOpen(id)}>{t.details}</Button>,
      isAct: true,
    },
  ];
}

type RunDialogProps = { readonly runId: string; readonly onClose: () => void };

function RunDialog({ runId, onClose }: RunDialogProps) {
  const t = useWords(runWords);
  const session = useSession();
  const { day, moment } = useClock();
  const systemOf = useProfileName();
  const run = useQuery(runQuery({ companyId: session.company.id, runId }));
  return (
    <Dialog title={run.data ? t.named({ number: run.data.number }) : t.number} look="wide" onCancel={onClose}>
      <div className="stack gap-16">
        <DataOf query={run} rows={4}>
          {(data) => (
            <>
              <FactList
                facts={[
                  [t.period, t.range({ from: day(data.startDate), to: day(data.endDate) })],
                  [t.system, `${systemOf(data.profileKey)} · ${t.kinds[data.kind]}`],
                  [t.made, `${moment(data.madeAtUtc)} ${t.by({ who: data.madeBy })}`],
                  ...(data.asApprovedReason === null
                    ? []
                    : ([[t.asApproved, data.asApprovedReason]] as const)),
                  [t.file, data.fileName],
                  ['SHA-256', <span className={styles['digest']}>{data.sha256}</span>],
                  [t.rules, <RuleVersions versions={data.ruleVersions} />],
                ]}
              />
              {data.bonus === null ? (
                <>
                  <OlderLines people={data.people} />
                  <PaidCodes caption={t.sums} codes={data.totals} profile={data.profileKey} />
                  <PaidPeople people={data.people} />
                </>
              ) : (
                <BonusPeople bonus={data.bonus} people={data.people} />
              )}
            </>
          )}
        </DataOf>
      </div>
      <DialogButtons>
        {run.data && may(session, 'payroll.export') === null && <DownloadButton run={run.data} />}
        <Button look="primary" onPress={onClose}>
          {t.close}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
