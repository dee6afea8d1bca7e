import { useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '#api/calls.ts';
import { logQuery, type LoggedChange } from './log-query.ts';
import { useSession } from '#api/session.ts';
import { useSending } from '#api/use-sending.ts';
import { Button } from '#ui/button.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useToast } from '#ui/toasts.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { ChangeDays } from './change-days.tsx';
import { LogFilters } from './log-filters.tsx';
import { toLogFilter, type LogFilterName } from './log-filter.ts';
import styles from './log-page.module.css';
import { logWords } from '#said/desk/log/log.ts';

export function LogPage() {
  const t = useWords(logWords);
  const { language } = useSpeech();
  const companyId = useSession().company.id;
  const say = useToast();
  const { filters, onFilter } = useFiltersInAddress<LogFilterName>();
  const filter = toLogFilter(filters, t.subjects, language);
  const log = useInfiniteQuery(logQuery(companyId, filter));
  const changes = log.data?.pages.flatMap((page) => page.changes);
  const exporting = useSending({
    mutationFn: () => ask('exportChanges', { params: { companyId }, query: filter }),
    onSuccess: ({ fileName, text, isComplete }) => {
      saveFile(fileName, text, 'text/csv');
      say({ text: isComplete ? t.exported : t.exportedPart });
    },
  });
  const act = (
    <Button icon="down" isBusy={exporting.isPending} onPress={() => exporting.mutate()}>
      {t.export}
    </Button>
  );
  return (
    <PageFrame title={t.title} lead={t.lead} actions={act}>
      <FailureOf error={exporting.error} />
      <LogFilters filters={filters} onFilter={onFilter} changes={changes ?? []} />
      <DataOf query={{ ...log, data: changes }} rows={8}>
        {(shown) =>
          shown.length === 0 ? (
            <NoChanges isNarrowed={Object.keys(filter).length > 1} />
          ) : (
            <Changes
              changes={shown}
              onFilter={onFilter}
              onMore={log.hasNextPage ? () => void log.fetchNextPage() : undefined}
              isFetching={log.isFetchingNextPage}
            />
          )
        }
      </DataOf>
    </PageFrame>
  );
}

function NoChanges({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const t = useWords(logWords);
  return (
    <Empty title={isNarrowed ? t.noneTitle : t.emptyTitle}>
      <p>{isNarrowed ? t.noneLead : t.emptyLead}</p>
    </Empty>
  );
}

type ChangesProps = {
  readonly changes: readonly LoggedChange[];
  readonly onFilter: (changed: Readonly<Partial<Record<LogFilterName, string>>>) => void;
  readonly onMore: (() => void) | undefined;
  readonly isFetching: boolean;
};

function Changes({ changes, onFilter, onMore, isFetching }: ChangesProps) {
  const t = useWords(logWords);
  return (
    <div className={styles['log']}>
      <ChangeDays
        changes={changes}
        onBy={(userId) => onFilter({ userId })}
        onAbout={(employeeId) => onFilter({ employeeId })}
      />
      {onMore && (
        <p className="no-print">
          <Button isBusy={isFetching} onPress={onMore}>
            {t.more}
          </Button>
        </p>
      )}
    </div>
  );
}
