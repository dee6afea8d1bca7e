// Bonuses once a year: who has earned what share, what was sent of it, and the file of what is proposed.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { may } from '@stimpill/api-types/rights';
import type { BonusKind, Bonuses } from './bonus-types.ts';
import { query } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { SelectFilter } from '#ui/filter-fields.tsx';
import { InHead, PageFrame } from '#ui/page-frame.tsx';
import { saveFile } from '#ui/save-file.ts';
import { toCsv } from '#ui/to-csv.ts';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSortInAddress } from '#ui/use-sort-in-address.ts';
import { useYearInAddress } from '#ui/use-year-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { BonusSources } from './bonus-sources.tsx';
import { bonusesWords } from '#said/desk/month/bonuses/bonuses.ts';
import { SendBonuses } from './send-bonuses.tsx';
import { proposedIds, shareRows, type ShareRow } from './share-rows.ts';
import { useAmount } from './use-amount.ts';
import { useShareColumns } from './use-share-columns.tsx';

const KINDS: readonly BonusKind[] = ['december', 'holiday'];

export function BonusesPage() {
  const t = useWords(bonusesWords);
  const { id, timeZone } = useSession().company;
  const { year, years, onYear } = useYearInAddress(timeZone);
  const { filters, onFilter } = useFiltersInAddress<'kind'>();
  const kind = KINDS.find((each) => each === filters.kind) ?? 'december';
  const bonuses = useQuery(query('getBonuses', { params: { companyId: id }, query: { bonus: kind, year } }));
  return (
    <PageFrame title={t.title} lead={t.lead} above={[{ name: t.month, to: '/month' }]}>
      <InHead>
        <div className="toolbar">
          <Choice
            legend={t.which}
            value={kind}
            options={KINDS.map((each) => [each, t.kinds[each]])}
            onChoose={(chosen) => onFilter({ kind: chosen })}
          />
          <SelectFilter
            label={t.year}
            value={year}
            options={years.map((each) => [each, each])}
            onChoose={onYear}
          />
        </div>
      </InHead>
      <DataOf query={bonuses} rows={8}>
        {(data) =>
          data.people.length === 0 ? (
            <Empty title={t.emptyTitle}>
              <p>{t.emptyLead}</p>
            </Empty>
          ) : (
            <Shares key={`${kind} ${year}`} bonuses={data} />
          )
        }
      </DataOf>
    </PageFrame>
  );
}

function Shares({ bonuses }: { readonly bonuses: Bonuses }) {
  const t = useWords(bonusesWords);
  const mayExport = may(useSession(), 'payroll.export') === null;
  const { sort, onSort } = useSortInAddress();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(proposedIds(bonuses).filter((id) => !leftOut.has(id)));
  const onChoose = (id: string, isChosen: boolean) =>
    setLeftOut((before) => new Set(isChosen ? [...before].filter((each) => each !== id) : [...before, id]));
  const columns = useShareColumns(bonuses, mayExport ? { ids, onChoose } : null);
  const rows = shareRows(bonuses);
  return (
    <>
      <DataTable
        caption={t.kinds[bonuses.kind]}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={onSort}
        isWide
      />
      <SaveRows name={`${bonuses.kind}-${bonuses.year}`} rows={rows} />
      {mayExport && <SendBonuses bonuses={bonuses} chosen={ids} />}
      <BonusSources agreements={bonuses.agreements} />
    </>
  );
}

function SaveRows({ name, rows }: { readonly name: string; readonly rows: readonly ShareRow[] }) {
  const t = useWords(bonusesWords);
  const { language } = useSpeech();
  const amountOf = useAmount();
  const lines = () => [
    [t.person, t.agreement, t.days, '', t.earned, '', t.due, t.sent, t.proposed],
    ...rows.map(({ person, share }) =>
      share === null
        ? [person.displayName, '', '', '', t.nothing, '', '', '', '']
        : [
            ...[person.displayName, share.agreement ?? '', share.startDate, share.endDate],
            share.amount === null ? t.states[share.state] : amountOf(share.amount, share.unit),
            share.full === null ? '' : amountOf(share.full, share.unit),
            ...[
              share.dueOn,
              amountOf(share.sentAmount, share.unit),
              amountOf(share.proposedAmount, share.unit),
            ],
          ],
    ),
  ];
  return (
    <div>
      <Button icon="down" onPress={() => saveFile(`${name}.csv`, toCsv(lines(), language), 'text/csv')}>
        {t.csv}
      </Button>
    </div>
  );
}
