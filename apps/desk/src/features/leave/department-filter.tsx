// Of which department the calendar is.
import { useQuery } from '@tanstack/react-query';
import { sortByName } from '@stimpill/words/collation.ts';
import { query } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import { SelectFilter } from '#ui/filter-fields.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';

export function DepartmentFilter() {
  const t = useWords(leaveWords);
  const { language } = useSpeech();
  const { company } = useSession();
  const { data = [] } = useQuery(query('listCompanyDepartments', { params: { companyId: company.id } }));
  const { filters, onFilter } = useFiltersInAddress<'department'>();
  if (data.length === 0) return null;
  const names = sortByName([...data], language).map(({ id, name }) => [id, name] as const);
  return (
    <SelectFilter
      label={t.department}
      value={filters.department ?? ''}
      options={[['', t.everyDepartment], ...names]}
      onChoose={(department) => onFilter({ department })}
    />
  );
}
