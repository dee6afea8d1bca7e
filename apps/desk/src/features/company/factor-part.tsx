// From when a second factor is demanded of whom, and who of them has none yet.
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { peopleQuery, type ListedPerson } from '#api/people.ts';
import { useSession } from '#api/session.ts';
import { FormPart } from '#ui/form/form-part.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import styles from './company.module.css';
import type { SettingsValues } from './settings-values.ts';
import { settingsWords } from '#said/desk/company/settings.ts';
import type { Said } from '@stimpill/words/said.ts';

const ROLES = ['owner', 'manager', 'accountant'] as const;
type DemandedRole = (typeof ROLES)[number];

export function FactorPart({ form: { control } }: { readonly form: UseFormReturn<SettingsValues> }) {
  const t = useWords(settingsWords);
  const { company } = useSession();
  const today = useToday(company.timeZone);
  // Somebody may have added theirs a moment ago.
  const { data: people } = useQuery({ ...peopleQuery(company.id), staleTime: 0 });
  return (
    <FormPart id="factor" title={t.factor} lead={t.factorLead}>
      {ROLES.map((role) => (
        <div key={role} className={styles['demand']}>
          <DateField
            control={control}
            name={`factorDemandedFrom.${role}`}
            label={t.factorOf[role]}
            hint={t.factorHint}
            near={today}
          />
          {people && <p className={styles['soft']}>{sentence(t, whoLacks(people, role))}</p>}
        </div>
      ))}
    </FormPart>
  );
}

/** Who could sign in and is asked for nothing but a password. */
function whoLacks(people: readonly ListedPerson[], role: DemandedRole): readonly string[] {
  return people
    .filter((person) => person.role === role && person.isActive && !person.hasLeft && !person.hasSecondFactor)
    .map(({ displayName }) => displayName);
}

function sentence(t: Said<typeof settingsWords>, names: readonly string[]): string {
  return names.length === 0
    ? t.factorNobodyLacks
    : t.factorLacks({ count: names.length, names: names.join(', ') });
}
