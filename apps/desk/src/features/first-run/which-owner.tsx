import { Field } from '#ui/field.tsx';
import { useWords } from '#words/words.ts';
import type { Answers } from './answers.ts';
import { chooseOwner } from './choose-owner.ts';
import { ownerWords } from '#said/desk/first-run/owner.ts';

export type WhichOwnerProps = {
  readonly answers: Answers;
  /** Those of the list, by the number of their row, told apart. */
  readonly names: readonly (readonly [number, string])[];
  readonly error: string | undefined;
  readonly onAnswer: (answered: Partial<Answers>) => void;
};

/** Who runs the company is often on the list: then nobody is made twice. */
export function WhichOwner({ answers, names, error, onAnswer }: WhichOwnerProps) {
  const t = useWords(ownerWords);
  return (
    <Field label={t.which} error={error}>
      {(ids) => (
        <select
          {...ids}
          value={answers.ownerIs}
          onChange={({ target }) => onAnswer(chooseOwner(answers, target.value))}
        >
          <option value="">{t.chooseWhich}</option>
          <option value="noPunch">{t.noPunch}</option>
          <option value="extra">{t.extra}</option>
          <optgroup label={t.listed}>
            {names.map(([number, name]) => (
              <option key={number} value={String(number)}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
      )}
    </Field>
  );
}
