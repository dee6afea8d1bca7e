// Which people a manager sees, and who stands in: in sentences, and a form to change it.
import { query } from '#api/calls.ts';
import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PersonOf } from '#api/people.ts';
import { Button } from '#ui/button.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { lazyPart } from '#words/lazy-part.ts';
import { useWords } from '#words/words.ts';
import { reachWords } from '#said/desk/people/person/reach.ts';
import { useSayReach } from './use-say-reach.ts';

// The form is not fetched with the page.
const ReachDialog = lazyPart(() => import('./reach-dialog.tsx'), 'ReachDialog');

export function ReachPart({ of }: { readonly of: PersonOf }) {
  const t = useWords(reachWords);
  const { sees, standsIn } = useSayReach();
  const reach = useQuery(query('getPersonReach', { params: of }));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormPart title={t.title} lead={t.lead}>
      <DataOf query={reach} rows={2}>
        {(read) => (
          <>
            <p>{sees(read.data.limitedToDepartmentIds)}</p>
            {read.data.standIns.length === 0 ? (
              <p className="fine">{t.nobodyStandsIn}</p>
            ) : (
              <ul>
                {read.data.standIns.map((standIn) => (
                  <li key={JSON.stringify(standIn)}>{standsIn(standIn)}</li>
                ))}
              </ul>
            )}
            <div className="row gap-8">
              <Button onPress={() => setIsOpen(true)}>{t.change}</Button>
            </div>
            <Suspense>
              {isOpen && <ReachDialog of={of} read={read} onClose={() => setIsOpen(false)} />}
            </Suspense>
          </>
        )}
      </DataOf>
    </FormPart>
  );
}
