import { MANAGING } from '@stimpill/api-types/rights';
import { useState } from 'react';
import type { Role } from '@stimpill/api-types';
import { isChangedMeanwhile } from '#api/call-failed.ts';
import { send } from '#api/calls.ts';
import type { CallFor } from '#api/contract.ts';
import type { PersonOf } from '#api/people.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { useSeen } from '#api/use-seen.ts';
import { useWords } from '#words/words.ts';
import { roleWords } from '#said/desk/common/role.ts';
import { accessWords } from '#said/desk/people/person/access.ts';
import { ActFailure } from '../act-failure.tsx';
import { useAct } from './use-act.ts';

type GivenRole = CallFor<'changeRole'>['body']['role'];
type RolePartProps = { readonly of: PersonOf; readonly role: Role; readonly mayChange: boolean };

const GIVEN: readonly GivenRole[] = ['employee', ...MANAGING.toReversed()];

/** What somebody may do. Changing it asks for a confirmation by itself. */
export function RolePart({ of, role, mayChange }: RolePartProps) {
  const t = useWords(accessWords);
  const roles = useWords(roleWords);
  const [chosen, setChosen] = useState<GivenRole | undefined>(undefined);
  const now = GIVEN.find((each) => each === role) ?? 'employee';
  const { seen, look } = useSeen(now);
  const shown = chosen ?? now;
  const changing = useAct(
    async (client, next: GivenRole) => {
      try {
        await send(client, 'changeRole', { params: of, body: { role: next, seen: { role: seen } } });
      } catch (error) {
        // What somebody else gave meanwhile is shown then, in place of what was chosen without knowing it.
        if (isChangedMeanwhile(error)) setChosen(undefined);
        throw error;
      }
      return { wasEmployee: role === 'employee' };
    },
    {
      done: ({ wasEmployee }) => (wasEmployee ? t.roleRaised : t.roleChanged),
      onDone: () => setChosen(undefined),
    },
  );
  return (
    <FormPart title={t.role} lead={t.roleLead}>
      {mayChange ? (
        <>
          <Choice
            legend={t.role}
            value={shown}
            options={GIVEN.map((each) => [each, roles[each]])}
            onChoose={(each) => {
              if (chosen === undefined) look();
              setChosen(each);
            }}
          />
          <ActFailure error={changing.error} />
          <div className="row gap-8">
            <Button
              isBusy={changing.isPending}
              isDisabled={shown === role && !changing.isPending}
              onPress={() => changing.mutate(shown)}
            >
              {t.saveRole}
            </Button>
          </div>
        </>
      ) : (
        <p>{roles[role]}</p>
      )}
    </FormPart>
  );
}
