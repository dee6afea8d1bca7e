import type { Agreement } from './first-run.ts';
import { Field } from '#ui/field.tsx';
import { useWords } from '#words/words.ts';
import { ExampleWeek } from './example-week.tsx';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import styles from './first-run.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

type RuleStepProps = StepProps & { readonly token: string; readonly agreements: readonly Agreement[] };

/** An agreement in its own words, and what a week comes to under it. */
export function RuleStep({ answers, agreements, token, onAnswer, onNext, onBack }: RuleStepProps) {
  const t = useWords(firstRunWords);
  const chosen = agreements.find(({ key }) => key === answers.agreement);
  return (
    <StepFrame step="rule" lead={t.ruleLead} onNext={() => onNext()} onBack={onBack}>
      <Field label={t.agreement}>
        {(ids) => (
          <select
            {...ids}
            value={chosen?.key ?? ''}
            onChange={(event) => onAnswer({ agreement: event.target.value })}
          >
            <option value="">{t.noAgreement}</option>
            {agreements.map(({ key, description }) => (
              <option key={key} value={key}>
                {description.name ?? key}
              </option>
            ))}
          </select>
        )}
      </Field>
      {chosen && (
        <>
          <ExampleWeek key={chosen.key} token={token} agreement={chosen.key} />
          <Classes agreement={chosen} />
        </>
      )}
    </StepFrame>
  );
}

function Classes({ agreement }: { readonly agreement: Agreement }) {
  const t = useWords(firstRunWords);
  return (
    <table className={styles['table']}>
      <caption>{t.classes}</caption>
      <tbody>
        {agreement.description.classes.map(({ name, when }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{when.join('; ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
