// How somebody gets a first password, or a new one: a link by mail, or one to hand over.
import { Suspense, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { send } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';
import type { PersonOf, PersonRecord } from '#api/people.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#words/lazy-part.ts';
import { useWords } from '#words/words.ts';
import { ActFailure } from '../act-failure.tsx';
import { linkWords } from '#said/desk/people/person/link.ts';
import { useAct } from './use-act.ts';

// The picture of a link is not fetched with the page.
const LinkDialog = lazyPart(() => import('./link-dialog.tsx'), 'LinkDialog');

type LinkActsProps = {
  readonly of: PersonOf;
  readonly person: Pick<PersonRecord, 'displayName' | 'email' | 'isActive'>;
  readonly signIn: DataFor<'getPersonSignIn'>;
};

export function LinkActs({ of, person, signIn }: LinkActsProps) {
  const t = useWords(linkWords);
  const [made, setMade] = useState<DataFor<'makePasswordLink'> | undefined>(undefined);
  const mailing = useAct(
    (client) => send(client, 'makePasswordLink', { params: of, body: { byMail: true } }),
    { done: () => t.isMailed({ email: person.email ?? '' }) },
  );
  const making = useAct(
    (client) => send(client, 'makePasswordLink', { params: of, body: { byMail: false } }),
    { onDone: setMade },
  );
  if (person.email === null)
    return (
      <p className="fine">
        {t.noEmail}{' '}
        <Link to="/people/$personId" params={{ personId: of.employeeId }}>
          {t.addEmail}
        </Link>
      </p>
    );
  return (
    <>
      <p className="fine">{signIn.hasPassword ? t.newLead : t.firstLead}</p>
      <div className="row gap-8">
        {signIn.isMailSetUp && (
          <Button isBusy={mailing.isPending} onPress={() => mailing.mutate(undefined)}>
            {signIn.hasPassword ? t.mailNew : t.invite}
          </Button>
        )}
        <Button isBusy={making.isPending} onPress={() => making.mutate(undefined)}>
          {t.make}
        </Button>
      </div>
      <ActFailure error={mailing.error ?? making.error} />
      <Suspense>
        {made && <LinkDialog name={person.displayName} link={made} onClose={() => setMade(undefined)} />}
      </Suspense>
    </>
  );
}
