import { useSession } from '#api/session.ts';
import type { ManagedTablet } from './tablet-queries.ts';
import { useSeen } from '#api/use-seen.ts';
import { useWords } from '#words/words.ts';
import { LineForm } from './line-form.tsx';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';
import { useTabletChange } from './use-tablet-change.ts';

const LONGEST = 100;

export function NameForm({ tablet }: { readonly tablet: ManagedTablet }) {
  const t = useWords(tabletsWords);
  const companyId = useSession().company.id;
  const { seen, letGo } = useSeen(tablet.name);
  const sending = useTabletChange(
    'renameTablet',
    (name) => ({ params: { companyId, tabletId: tablet.id }, body: { name, seen: { name: seen } } }),
    { done: t.saved, onSettled: letGo },
  );
  return (
    <LineForm
      label={t.name}
      missing={t.nameMissing}
      act={t.save}
      first={tablet.name}
      longest={LONGEST}
      sending={sending}
    />
  );
}
