// The values of a rule that can be changed by themselves, each in its part of the rule.
import { useState } from 'react';
import type { DraftRule, RuleParameter } from './rule-lab-queries.ts';
import { Chip } from '#ui/chip.tsx';
import { Field, type FieldIds } from '#ui/field.tsx';
import { useWords } from '#words/words.ts';
import { readValue, shownValue } from './parameter-value.ts';
import styles from './rule-lab.module.css';
import { ruleLabWords } from '#said/desk/rule-lab/rule-lab.ts';
import type { Draft, ParameterValue } from './use-draft.ts';

/** A longer part of the rule, such as its holidays, is opened when somebody wants to see it. */
const SHOWN_AT_ONCE = 8;

type ParameterListProps = { readonly rule: DraftRule; readonly draft: Draft };

export function ParameterList({ rule, draft }: ParameterListProps) {
  const t = useWords(ruleLabWords);
  if (rule.parameters.length === 0) return <p>{t.noValues}</p>;
  const faulty = new Set(draft.faults.map(({ field }) => field));
  return (
    <div className={styles['sections']}>
      {sectionsOf(rule.parameters).map(([title, parameters]) => (
        <details
          key={parameters[0]?.path}
          className={styles['section']}
          open={parameters.length <= SHOWN_AT_ONCE}
        >
          <summary>{title}</summary>
          <div className={styles['parameters']} role="group" aria-label={title}>
            {parameters.map((parameter) => (
              <OneParameter
                key={parameter.path}
                parameter={parameter}
                value={draft.values.get(parameter.path)}
                isFaulty={faulty.has(`definition.${parameter.path}`)}
                onValue={(value) => draft.onValue(parameter.path, value)}
              />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Parameters that follow each other in the same part of the rule stand together. */
function sectionsOf(parameters: readonly RuleParameter[]): [title: string, RuleParameter[]][] {
  const sections: [string, RuleParameter[]][] = [];
  for (const parameter of parameters) {
    const last = sections.at(-1);
    if (last?.[0] === parameter.section) last[1].push(parameter);
    else sections.push([parameter.section, [parameter]]);
  }
  return sections;
}

type OneParameterProps = {
  readonly parameter: RuleParameter;
  /** What it was changed to. */
  readonly value: ParameterValue | undefined;
  readonly isFaulty: boolean;
  readonly onValue: (value: ParameterValue) => void;
};

function OneParameter({ parameter, value, isFaulty, onValue }: OneParameterProps) {
  const t = useWords(ruleLabWords);
  const [isUnread, setIsUnread] = useState(false);
  const wrong = useWrong(parameter);
  const now = value ?? parameter.value;
  const unit = parameter.unit === 'yesNo' || parameter.unit === 'choice' ? '' : t.units[parameter.unit];
  if (parameter.unit === 'yesNo')
    return (
      <label className="tick">
        <input type="checkbox" checked={now === true} onChange={({ target }) => onValue(target.checked)} />
        <span>{parameter.name}</span>
      </label>
    );
  return (
    <div className={styles['parameter']}>
      <Field
        label={unit === '' ? parameter.name : `${parameter.name} (${unit})`}
        error={isFaulty || isUnread ? wrong : undefined}
      >
        {(ids) =>
          parameter.unit === 'choice' ? (
            <select {...ids} value={String(now)} onChange={({ target }) => onValue(target.value)}>
              {parameter.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.name}
                </option>
              ))}
            </select>
          ) : (
            <TypedValue
              // A value that was changed elsewhere is shown as it is then.
              key={String(now)}
              ids={ids}
              parameter={parameter}
              now={now}
              onRead={(read) => {
                setIsUnread(read === undefined);
                if (read !== undefined && read !== now) onValue(read);
              }}
            />
          )
        }
      </Field>
      {value !== undefined && <Chip>{t.changed}</Chip>}
    </div>
  );
}

type TypedValueProps = {
  readonly ids: FieldIds;
  readonly parameter: RuleParameter;
  readonly now: ParameterValue;
  /** When the field is left, or Enter is pressed. */
  readonly onRead: (value: ParameterValue | undefined) => void;
};

function TypedValue({ ids, parameter, now, onRead }: TypedValueProps) {
  const [typed, setTyped] = useState(shownValue(parameter, now));
  const read = () => onRead(readValue(parameter, typed));
  return (
    <input
      {...ids}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={read}
      onKeyDown={({ key }) => {
        if (key === 'Enter') read();
      }}
    />
  );
}

/** What to type instead. */
function useWrong(parameter: RuleParameter): string {
  const t = useWords(ruleLabWords);
  const { least, most } = parameter;
  if (least === null) return t.valueWrong;
  if (most === null) return t.leastWrong({ least: shownValue(parameter, least) });
  return t.rangeWrong({ least: shownValue(parameter, least), most: shownValue(parameter, most) });
}
