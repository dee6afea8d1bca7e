import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { agreementsQuery, ruleSetsQuery, type Agreement, type RuleSet } from '#api/pay-rules.ts';
import { useSession } from '#api/session.ts';
import { DataOf } from '#ui/data-states.tsx';
import { PageFrame, Section } from '#ui/page-frame.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { DraftPart } from './draft-part.tsx';
import { ReplayPart } from './replay-part.tsx';
import styles from './rule-lab.module.css';
import { ruleLabWords } from './rule-lab-words.ts';
import { useDraft, type Base } from './use-draft.ts';

export function RuleLabPage() {
  const t = useWords(ruleLabWords);
  const { language } = useSpeech();
  const { id } = useSession().company;
  const ruleSets = useQuery(ruleSetsQuery(id, language));
  const agreements = useQuery(agreementsQuery(id, language));
  return (
    <PageFrame title={t.title} lead={t.lead} above={[{ name: t.payRules, to: '/company/pay-rules' }]}>
      <DataOf query={ruleSets} rows={8}>
        {(own) => (
          <DataOf query={agreements} rows={8}>
            {(shipped) => <Lab ruleSets={own} agreements={shipped} />}
          </DataOf>
        )}
      </DataOf>
    </PageFrame>
  );
}

type LabProps = { readonly ruleSets: readonly RuleSet[]; readonly agreements: readonly Agreement[] };

function Lab({ ruleSets, agreements }: LabProps) {
  const t = useWords(ruleLabWords);
  const own = ruleSets.find(({ isDefault }) => isDefault) ?? ruleSets[0];
  const draft = useDraft(firstBase(own, agreements));
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const ruleSet = ruleSets.find(({ id }) => id === (chosen ?? ruleSetOf(draft.base))) ?? own;
  return (
    <div className={styles['lab']}>
      <Section title={t.draft}>
        <DraftPart draft={draft} ruleSets={ruleSets} agreements={agreements} />
      </Section>
      <Section title={t.replayTitle}>
        {ruleSet && <ReplayPart draft={draft} ruleSets={ruleSets} ruleSet={ruleSet} onRuleSet={setChosen} />}
      </Section>
    </div>
  );
}

function firstBase(own: RuleSet | undefined, [agreement]: readonly Agreement[]): Base {
  const last = own?.versions.at(-1);
  if (own && last) return `version:${own.id}:${last.number}`;
  return agreement ? `agreement:${agreement.key}` : 'file';
}

const ruleSetOf = (base: Base) => (base.startsWith('version:') ? base.split(':')[1] : undefined);
