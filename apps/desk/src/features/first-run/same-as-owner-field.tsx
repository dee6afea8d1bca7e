import { Field } from '#ui/field.tsx';
import { useWords } from '#words/words.ts';
import { chooseOwner } from './choose-owner.ts';
import { ownerWords } from '#said/desk/first-run/owner.ts';
import { isSomebodyElse, rowsLikeOwner } from './same-as-owner.ts';
import type { WhichOwnerProps } from './which-owner.tsx';

/** Asked of an owner who is none of the list and has the name of somebody on it. */
export function SameAsOwner({ answers, names, error, onAnswer }: WhichOwnerProps) {
  const t = useWords(ownerWords);
  const alike = rowsLikeOwner(answers);
  if (alike.length === 0) return null;
  const answer = (said: string) =>
    onAnswer(
      said === 'no' || said === '' ? { ownerIsNot: said && answers.ownerName } : chooseOwner(answers, said),
    );
  return (
    <Field label={t.same} error={error}>
      {(ids) => (
        <select
          {...ids}
          value={isSomebodyElse(answers) ? 'no' : ''}
          onChange={({ target }) => answer(target.value)}
        >
          <option value="">{t.chooseWhich}</option>
          {names
            .filter(([number]) => alike.includes(number))
            .map(([number, name]) => (
              <option key={number} value={String(number)}>
                {t.isSame({ name })}
              </option>
            ))}
          <option value="no">{t.isSomebodyElse}</option>
        </select>
      )}
    </Field>
  );
}
