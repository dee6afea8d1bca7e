// Which requests are listed.
import { Choice } from '#ui/choice.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useWords } from '#words/words.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';

const SHOWN = ['pending', 'all'] as const;

/** As it stands in the address. */
export const toShown = (show: string | undefined) => (show === 'all' ? 'all' : 'pending');

export function ShownRequests() {
  const t = useWords(leaveWords);
  const { filters, onFilter } = useFiltersInAddress<'show' | 'request'>();
  return (
    <Choice
      legend={t.show}
      value={toShown(filters.show)}
      options={SHOWN.map((each) => [each, t.shown[each]])}
      onChoose={(each) => onFilter({ show: each === 'pending' ? '' : each, request: '' })}
    />
  );
}
