// From when a second factor is demanded of whom, and who of them has none yet.
import { useQuery } from '@tanstack/react-query';
import type { Control, FieldPathByValue } from 'react-hook-form';
import { mayPunch, peopleQuery, type ListedPerson } from '#api/people.ts';
import { useSession } from '#api/session.ts';
import { DateField } from '#ui/form/typed-field.tsx';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import type { SettingsValues } from './settings-values.ts';
import { settingsWords } from '#said/desk/company/settings.ts';

type DemandedFromProps = {
  readonly control: Control<SettingsValues>;
  readonly name: FieldPathByValue<SettingsValues, string>;
  readonly label: string;
  readonly role: string;
};

export function DemandedFrom({ control, name, label, role }: DemandedFromProps) {
  const t = useWords(settingsWords);
  const { company } = useSession();
  const near = useToday(company.timeZone);
  // Somebody may have added theirs a moment ago.
  const { data: people } = useQuery({ ...peopleQuery(company.id), staleTime: 0 });
  const names = people?.filter((person) => lacksFactor(person, role)).map((each) => each.displayName);
  return (
    <div className="stack gap-6">
      <DateField control={control} name={name} label={label} hint={t.factorHint} near={near} />
      {names && (
        <p className="soft">
          {names.length === 0
            ? t.factorNobodyLacks
            : t.factorLacks({ count: names.length, names: names.join(', ') })}
        </p>
      )}
    </div>
  );
}

/** Could sign in, and is asked for nothing but a password. */
const lacksFactor = (person: ListedPerson, ofRole: string) =>
  person.role === ofRole && mayPunch(person) && !person.hasSecondFactor;
