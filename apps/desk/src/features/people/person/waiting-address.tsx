// A new sign-in address that waits to be confirmed: who wanted it, until when, and what can be done about it.
import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { may } from '@stimpill/api-types/rights';
import type { DataFor } from '#api/contract.ts';
import { query, send } from '#api/calls.ts';
import type { PersonOf, PersonRecord } from '#api/people.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { lazyPart } from '#words/lazy-part.ts';
import { useWords } from '#words/words.ts';
import { ActFailure } from '../act-failure.tsx';
import { whyNotTo } from '../person-rights.ts';
import { useDates } from '../use-dates.ts';
import { addressWords } from '#said/desk/people/person/address.ts';
import { useAct } from './use-act.ts';

// The picture of a link is not fetched with the page.
const LinkDialog = lazyPart(() => import('./link-dialog.tsx'), 'LinkDialog');

type SignIn = DataFor<'getPersonSignIn'>;
type Waiting = NonNullable<SignIn['waitingAddress']>;
type WaitingAddressProps = { readonly of: PersonOf; readonly person: PersonRecord };

/** Nothing where none waits. */
export function WaitingAddress({ of, person }: WaitingAddressProps) {
  const { data } = useQuery(query('getPersonSignIn', { params: of }));
  const session = useSession();
  if (!data?.waitingAddress) return null;
  const { waitingAddress: waiting, isMailSetUp } = data;
  const mayAct = whyNotTo(session, 'people.employ', person) === null;
  // Anyone who has the link decides with which address the person signs in.
  const mayLink = isMailSetUp || may(session, 'passwords.reset') === null;
  return (
    <Notice look="warning">
      <div className="stack gap-10">
        <Sentences waiting={waiting} person={person} hint={hintOf({ isMailSetUp, mayLink })} />
        {mayAct && <Acts of={of} person={person} waiting={waiting} link={linkOf({ isMailSetUp, mayLink })} />}
      </div>
    </Notice>
  );
}

type Means = { readonly isMailSetUp: boolean; readonly mayLink: boolean };

const hintOf = ({ isMailSetUp, mayLink }: Means) => (isMailSetUp ? 'mailed' : mayLink ? 'hand' : 'askOwner');
const linkOf = ({ isMailSetUp, mayLink }: Means) => (!mayLink ? null : isMailSetUp ? 'again' : 'show');

type SentencesProps = {
  readonly waiting: Waiting;
  readonly person: PersonRecord;
  readonly hint: 'mailed' | 'hand' | 'askOwner';
};

function Sentences({ waiting, person, hint }: SentencesProps) {
  const t = useWords(addressWords);
  const { moment } = useDates();
  const { email, askedAtUtc, endsAtUtc, askedByName } = waiting;
  return (
    <>
      <p>
        <strong>{t.waits({ email })}</strong>{' '}
        {person.email === null ? t.noneUntil : t.oldUntil({ email: person.email })}
      </p>
      <p>
        {t.asked({ name: askedByName ?? t.operator, at: moment(askedAtUtc) })} {t[hint]}{' '}
        {t.ends({ at: moment(endsAtUtc) })}
      </p>
    </>
  );
}

type ActsProps = WaitingAddressProps & { readonly waiting: Waiting; readonly link: 'again' | 'show' | null };

function Acts({ of, person, waiting, link }: ActsProps) {
  const t = useWords(addressWords);
  const [made, setMade] = useState<DataFor<'giveAddressLink'> & { readonly path: string }>();
  const giving = useAct((client) => send(client, 'giveAddressLink', { params: of }), {
    onDone: ({ path, ...given }) => path !== null && setMade({ ...given, path }),
    ...(link === 'again' && { done: () => t.isMailed({ email: waiting.email }) }),
  });
  const withdrawing = useAct((client) => send(client, 'withdrawAddress', { params: of }), {
    done: () => t.withdrawn,
  });
  return (
    <>
      <div className="row gap-8">
        {link !== null && (
          <Button isBusy={giving.isPending} onPress={() => giving.mutate(undefined)}>
            {t[link]}
          </Button>
        )}
        <Button isBusy={withdrawing.isPending} onPress={() => withdrawing.mutate(undefined)}>
          {t.withdraw}
        </Button>
      </div>
      <ActFailure error={giving.error ?? withdrawing.error} />
      <Suspense>
        {made && <LinkDialog name={person.displayName} link={made} onClose={() => setMade(undefined)} />}
      </Suspense>
    </>
  );
}
