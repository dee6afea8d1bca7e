// Everything about how a person gets in, and what they may do then.
import { query } from '#api/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { may, type Act } from '@stimpill/api-types/rights';
import type { PersonOf, PersonRecord } from '#api/people.ts';
import { useSession } from '#api/session.ts';
import { DataOf } from '#ui/data-states.tsx';
import { whyNotTo } from '../person-rights.ts';
import { LinkActs } from './link-acts.tsx';
import { PinPart } from './pin-part.tsx';
import { ReachPart } from './reach-part.tsx';
import { RolePart } from './role-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { SignInPart } from './sign-in-part.tsx';
import { WaitingAddress } from './waiting-address.tsx';

type AccessPartsProps = { readonly of: PersonOf; readonly person: PersonRecord };

export function AccessParts({ of, person }: AccessPartsProps) {
  const session = useSession();
  const signIn = useQuery(query('getPersonSignIn', { params: of }));
  const isOneself = of.employeeId === session.userId;
  const why = (act: Act) => whyNotTo(session, act, person);
  return (
    <DataOf query={signIn} rows={8}>
      {(how) => (
        <div className="stack gap-24">
          <WaitingAddress of={of} person={person} />
          <div>
            <PinPart
              of={of}
              hasPin={how.hasPin}
              lockedUntil={how.pinLockedUntilAtUtc}
              whyNoNew={why('people.pin')}
              mayUnlock={why('people.unlock') === null}
            />
            <RolePart of={of} role={person.role} mayChange={may(session, 'roles.change') === null} />
            {person.role === 'manager' && may(session, 'roles.change') === null && <ReachPart of={of} />}
            <SignInPart of={of} signIn={how} mayReset={may(session, 'factors.reset') === null && !isOneself}>
              {may(session, 'passwords.reset') === null && person.role !== 'employee' && (
                <LinkActs of={of} person={person} signIn={how} />
              )}
            </SignInPart>
            {why('people.sessions') === null && <SessionsPart of={of} />}
          </div>
        </div>
      )}
    </DataOf>
  );
}
