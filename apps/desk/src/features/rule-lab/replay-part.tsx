// Over which months and for whom a draft is replayed, the replay while it runs, and what it came to.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { monthAfter, rangeOfMonth } from '@stimpill/time';
import { query } from '#api/calls.ts';
import type { RuleSet, RuleVersion } from '#api/pay-rules.ts';
import type { ReplayInput } from './rule-lab-queries.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/data-states.tsx';
import { FailureNotice, type ShownFailure } from '#ui/failure-notice.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { MonthChoice } from './month-choice.tsx';
import { isGoodRange } from './months.ts';
import { ReplayResult } from './replay-result.tsx';
import styles from './rule-lab.module.css';
import { ruleLabWords } from '#said/desk/rule-lab/rule-lab.ts';
import type { Draft } from './use-draft.ts';
import { useReplay, type Replay } from './use-replay.ts';
import { useStartWhenChecked } from './use-start-when-checked.ts';

type ReplayPartProps = {
  readonly draft: Draft;
  readonly ruleSets: readonly RuleSet[];
  /** The rule set of which the draft would be a version. */
  readonly ruleSet: RuleSet;
  /** In whose place the draft would stand; undefined: it would be the next. */
  readonly replaces: RuleVersion | undefined;
  readonly onRuleSet: (id: string) => void;
};

/** Months by their `yyyy-MM`. */
type Asked = {
  readonly first: string;
  readonly last: string;
  readonly isForEverybody: boolean;
  readonly departmentId: string | null;
};

export function ReplayPart({ draft, ruleSets, ruleSet, replaces, onRuleSet }: ReplayPartProps) {
  const t = useWords(ruleLabWords);
  const month = monthAfter(useToday(useSession().company.timeZone).slice(0, 7), -1);
  const [asked, setAsked] = useState<Asked>({
    first: month,
    last: month,
    isForEverybody: false,
    departmentId: null,
  });
  const { replay, start, cancel } = useReplay();
  const wanted = inputOf(draft, ruleSet, asked);
  const startNow = (of: ReplayInput) => start(of, ruleSet.state);
  const startWhenChecked = useStartWhenChecked(draft, wanted, startNow);
  const isGood = isGoodRange(asked.first, asked.last);
  const isRunning = replay?.state === 'running';
  return (
    <div className={styles['part']}>
      <Settings
        asked={asked}
        onAsked={setAsked}
        ruleSets={ruleSets}
        ruleSet={ruleSet}
        onRuleSet={onRuleSet}
        isGood={isGood}
      />
      <div className={styles['row']}>
        {isRunning ? (
          <Button icon="cross" onPress={cancel}>
            {t.cancel}
          </Button>
        ) : (
          <Button
            look="primary"
            icon="again"
            isDisabled={!(draft.isReady || draft.isChecking) || !isGood || wanted === undefined}
            onPress={startWhenChecked}
          >
            {t.start}
          </Button>
        )}
        {isRunning && <Progress replay={replay} />}
      </div>
      {replay ? (
        <Result
          replay={replay}
          wanted={wanted}
          ruleSet={ruleSet}
          replaces={replaces}
          onAgain={() => void startNow(replay.of)}
        />
      ) : (
        <Empty title={t.beforeTitle}>
          <p>{t.beforeLead}</p>
        </Empty>
      )}
    </div>
  );
}

/** Undefined while the draft has never been a rule. */
function inputOf({ rule }: Draft, { id }: RuleSet, asked: Asked): ReplayInput | undefined {
  if (rule === undefined) return undefined;
  return {
    definition: rule.definition,
    ruleSetId: id,
    startDate: `${asked.first}-01`,
    endDate: rangeOfMonth(asked.last).endDate,
    isForEverybody: asked.isForEverybody,
    departmentId: asked.departmentId,
  };
}

type SettingsProps = Omit<ReplayPartProps, 'draft' | 'replaces'> & {
  readonly asked: Asked;
  readonly onAsked: (asked: Asked) => void;
  readonly isGood: boolean;
};

function Settings({ asked, onAsked, ruleSets, ruleSet, onRuleSet, isGood }: SettingsProps) {
  const t = useWords(ruleLabWords);
  const departments =
    useQuery(query('listCompanyDepartments', { params: { companyId: useSession().company.id } })).data ?? [];
  return (
    <div className={styles['settings']}>
      <MonthChoice label={t.from} value={asked.first} onMonth={(first) => onAsked({ ...asked, first })} />
      <MonthChoice
        label={t.to}
        value={asked.last}
        error={isGood ? undefined : t.monthsWrong}
        onMonth={(last) => onAsked({ ...asked, last })}
      />
      <Field label={t.ruleSet}>
        {(ids) => (
          <select {...ids} value={ruleSet.id} onChange={({ target }) => onRuleSet(target.value)}>
            {ruleSets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t.whom}>
        {(ids) => (
          <select
            {...ids}
            value={asked.isForEverybody ? 'everybody' : 'rule'}
            onChange={({ target }) => onAsked({ ...asked, isForEverybody: target.value === 'everybody' })}
          >
            <option value="rule">{t.ofRule}</option>
            <option value="everybody">{t.everybody}</option>
          </select>
        )}
      </Field>
      {departments.length > 0 && (
        <Field label={t.department}>
          {(ids) => (
            <select
              {...ids}
              value={asked.departmentId ?? ''}
              onChange={({ target }) => onAsked({ ...asked, departmentId: target.value || null })}
            >
              <option value="">{t.allDepartments}</option>
              {departments.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  );
}

function Progress({ replay }: { readonly replay: Replay }) {
  const t = useWords(ruleLabWords);
  const { people, peopleCount } = replay;
  const text = t.running({ done: people.length, total: peopleCount });
  return (
    <p className={styles['progress']} role="status">
      <progress aria-label={t.replay} max={Math.max(1, peopleCount)} value={people.length} />
      <span>{text}</span>
    </p>
  );
}

type ResultProps = Pick<ReplayPartProps, 'ruleSet' | 'replaces'> & {
  readonly replay: Replay;
  readonly wanted: ReplayInput | undefined;
  readonly onAgain: () => void;
};

function Result({ replay, wanted, onAgain, ...version }: ResultProps) {
  const t = useWords(ruleLabWords);
  const isOtherRule = replay.ruleState !== version.ruleSet.state;
  const isOld = isOtherRule || JSON.stringify(replay.of) !== JSON.stringify(wanted);
  const failure = failureOf(replay.error);
  return (
    <>
      {failure && <FailureNotice failure={failure} onAgain={onAgain} />}
      {replay.state === 'cancelled' && (
        <Notice look="warning">
          <p role="status">{t.cancelled}</p>
        </Notice>
      )}
      {isOld && replay.state !== 'running' && (
        <Notice look="warning">
          <p role="status">{t.old}</p>
        </Notice>
      )}
      {replay.state === 'done' && replay.peopleCount === 0 && <p role="status">{t.nobody}</p>}
      {replay.people.length > 0 && <ReplayResult replay={replay} isOld={isOld} {...version} />}
    </>
  );
}

function failureOf(error: Error | null): ShownFailure | undefined {
  if (!error) return undefined;
  return 'failure' in error ? (error.failure as ShownFailure) : { kind: 'broken' };
}
