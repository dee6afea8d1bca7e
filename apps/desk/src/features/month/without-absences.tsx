// Absence that the file cannot have, because the payroll system has no code for it: it is given one, or the file goes on without it with a reason.
import { useForm } from 'react-hook-form';
import { Link } from '@tanstack/react-router';
import type { MonthPerson } from '#api/payroll-month.ts';
import type { AskedRun, ProfileKey } from '#api/payroll-runs.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { absenceWords } from '#said/desk/month/absence.ts';
import { systemOf } from './check-places.ts';

type Without = NonNullable<AskedRun['withoutAbsences']>;
type Values = { reasons: { reason: string }[] };

type WithoutAbsencesProps = {
  readonly people: readonly MonthPerson[];
  readonly profile: ProfileKey;
  /** Those for which there is a reason. */
  readonly onGive: (without: Without) => void;
};

export function WithoutAbsences({ people, profile, onGive }: WithoutAbsencesProps) {
  const t = useWords(absenceWords);
  const { duration } = useClock();
  const apart = useNamesApart();
  const lines = people.flatMap(({ employeeId, displayName, unmappedAbsences }) =>
    unmappedAbsences
      .filter(({ blocks }) => blocks)
      .map((absence) => ({ employeeId, displayName, ...absence })),
  );
  const form = useForm<Values>({ defaultValues: { reasons: lines.map(() => ({ reason: '' })) } });
  if (lines.length === 0) return null;
  const labelOf = (who: string, kind: string, minutes: number) =>
    minutes === 0 ? t.goneFor({ who, kind }) : t.reasonFor({ who, kind, time: duration(minutes) });
  const onSubmit = ({ reasons }: Values) =>
    onGive(
      lines.flatMap(({ employeeId, kind }, place) => {
        const reason = reasons[place]?.reason.trim() ?? '';
        return reason === '' ? [] : [{ employeeId, kind, reason }];
      }),
    );
  return (
    <Notice look="warning">
      {lines.some(({ minutes }) => minutes > 0) && (
        <>
          <p>{t.lead}</p>
          <p>
            <Link to="/company/wage-codes" search={{ target: systemOf(profile) }}>
              {t.toCodes}
            </Link>
          </p>
        </>
      )}
      <form
        className="stack gap-16"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit(onSubmit)();
        }}
      >
        {lines.map(({ employeeId, displayName, kind, minutes }, place) => (
          <TextField
            key={`${employeeId} ${kind}`}
            control={form.control}
            name={`reasons.${place}.reason`}
            label={labelOf(apart(employeeId, displayName), t.kinds[kind], minutes)}
          />
        ))}
        <p>
          <Button type="submit">{t.goOn}</Button>
        </p>
      </form>
    </Notice>
  );
}
