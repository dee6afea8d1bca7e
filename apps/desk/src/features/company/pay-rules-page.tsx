import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { may } from '@stimpill/api-types/rights';
import { ruleSetsQuery, type RuleSet } from '#api/pay-rules.ts';
import { useSession } from '#api/session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { Field } from '#ui/field.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useDay } from '#ui/use-day.ts';
import { NEW, useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useToday } from '#ui/use-today.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { NewRule } from './new-rule.tsx';
import { OpenParameters } from './open-parameters.tsx';
import styles from './pay-rules.module.css';
import { payRulesWords } from '#said/desk/company/pay-rules.ts';
import { RuleInWords } from './rule-in-words.tsx';
import { PeopleWithoutRule, RulePeople } from './rule-people.tsx';
import { VersionActs } from './version-acts.tsx';

export function PayRulesPage() {
  const t = useWords(payRulesWords);
  const { language } = useSpeech();
  const session = useSession();
  const ruleSets = useQuery(ruleSetsQuery(session.company.id, language));
  const { open, onOpen } = useOpenInAddress();
  const mayChange = may(session, 'rules.change') === null;
  if (mayChange && open === NEW) return <NewRule onClose={() => onOpen(undefined)} />;
  const acts = (
    <>
      {may(session, 'rules.replay') === null && (
        <ButtonLink to="/company/rule-lab" icon="scales">
          {t.ruleLab}
        </ButtonLink>
      )}
      {mayChange && (
        <Button look="primary" icon="plus" onPress={() => onOpen(NEW)}>
          {t.add}
        </Button>
      )}
    </>
  );
  return (
    <PageFrame title={t.title} lead={t.lead} actions={acts}>
      <DataOf query={ruleSets} rows={8}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t.emptyTitle}>
              <p>{t.emptyLead}</p>
            </Empty>
          ) : (
            <>
              <PeopleWithoutRule />
              {rows.map((ruleSet) => (
                <OneRuleSet key={ruleSet.id} ruleSet={ruleSet} mayChange={mayChange} />
              ))}
            </>
          )
        }
      </DataOf>
    </PageFrame>
  );
}

type OneRuleSetProps = { readonly ruleSet: RuleSet; readonly mayChange: boolean };

function OneRuleSet({ ruleSet, mayChange }: OneRuleSetProps) {
  const { id, name, isDefault, versions } = ruleSet;
  const t = useWords(payRulesWords);
  const day = useDay();
  const today = useToday(useSession().company.timeZone);
  const holding = versions.findLast(({ validFrom }) => validFrom <= today) ?? versions.at(-1);
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const shown = versions.find(({ number }) => number === chosen) ?? holding;
  if (shown === undefined) return null;
  const state =
    shown === holding
      ? shown.validFrom <= today
        ? 'holds'
        : 'later'
      : shown.validFrom > today
        ? 'later'
        : 'past';
  return (
    <section className={styles['ruleSet']}>
      <div className="row middle between">
        <div>
          <h2>{name}</h2>
          <p className={styles['facts']}>
            <Chip look={state === 'holds' ? 'good' : 'plain'}>{t[state]}</Chip>
            <span>{shown.agreement === null ? t.own : (shown.description.name ?? shown.agreement)}</span>
            {isDefault && <span>· {t.default}</span>}
          </p>
        </div>
        {mayChange && (
          <ButtonLink to="/company/rule-lab" search={{ ruleSet: id }}>
            {t.changeFrom}
          </ButtonLink>
        )}
      </div>
      <Field label={t.version}>
        {(ids) => (
          <select {...ids} value={shown.number} onChange={(event) => setChosen(Number(event.target.value))}>
            {versions.toReversed().map(({ number, validFrom }) => (
              <option key={number} value={number}>
                {t.versionFrom({ number, day: day(validFrom) })}
              </option>
            ))}
          </select>
        )}
      </Field>
      {mayChange && shown.mayChange && <VersionActs ruleSet={ruleSet} version={shown} />}
      <OpenParameters ruleSet={ruleSet} version={shown} mayChange={mayChange} />
      <RulePeople ruleSetId={id} />
      <h3>{t.inWords}</h3>
      <RuleInWords rule={shown.description} />
    </section>
  );
}
