import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  agreementsQuery,
  ruleSetsQuery,
  type Agreement,
  type RuleSet,
  type RuleVersion,
} from '#api/pay-rules.ts';
import { useSession } from '#api/session.ts';
import { DataOf } from '#ui/data-states.tsx';
import { PageFrame, Section } from '#ui/page-frame.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { DraftPart } from './draft-part.tsx';
import { ReplayPart } from './replay-part.tsx';
import styles from './rule-lab.module.css';
import { ruleLabWords } from '#said/desk/rule-lab/rule-lab.ts';
import { useDraft, type Base } from './use-draft.ts';
import { versionWords } from '#said/desk/rule-lab/version.ts';
import { WordsDifference } from './words-difference.tsx';

export function RuleLabPage() {
  const { language } = useSpeech();
  const { id } = useSession().company;
  const ruleSets = useQuery(ruleSetsQuery(id, language));
  const agreements = useQuery(agreementsQuery(id, language));
  const { filters } = useFiltersInAddress<'ruleSet' | 'version'>();
  const named = ruleSets.data?.find((ruleSet) => ruleSet.id === filters.ruleSet);
  const number = Number(filters.version);
  const replaced = named?.versions.find((version) => version.number === number && version.mayChange);
  return (
    <LabFrame named={named} replaced={replaced}>
      <DataOf query={ruleSets} rows={8}>
        {(own) => (
          <DataOf query={agreements} rows={8}>
            {(shipped) => <Lab ruleSets={own} agreements={shipped} named={named} replaced={replaced} />}
          </DataOf>
        )}
      </DataOf>
    </LabFrame>
  );
}

/** What the address asks for: a new version of a rule, or one of its versions that does not hold yet. */
type Asked = { readonly named: RuleSet | undefined; readonly replaced: RuleVersion | undefined };

function LabFrame({ named, replaced, children }: Asked & { readonly children: ReactNode }) {
  const t = useWords(ruleLabWords);
  const v = useWords(versionWords);
  const title = replaced ? v.oneVersion : v.newVersion;
  return (
    <PageFrame
      title={named ? title({ name: named.name, number: replaced?.number ?? 0 }) : t.title}
      lead={named ? v.lead : t.lead}
      above={[{ name: t.payRules, to: '/company/pay-rules' }]}
    >
      {children}
    </PageFrame>
  );
}

type LabProps = Asked & {
  readonly ruleSets: readonly RuleSet[];
  readonly agreements: readonly Agreement[];
};

function Lab({ ruleSets, agreements, named, replaced }: LabProps) {
  const t = useWords(ruleLabWords);
  const own = named ?? ruleSets.find(({ isDefault }) => isDefault) ?? ruleSets[0];
  const draft = useDraft(firstBase(own, replaced, agreements));
  const [chosen, setChosen] = useState<string | undefined>(named?.id);
  const ruleSet = ruleSets.find(({ id }) => id === (chosen ?? ruleSetOf(draft.base))) ?? own;
  const replaces = ruleSet === named ? replaced : undefined;
  const before = ruleSet && versionBefore(ruleSet, replaces);
  return (
    <div className={styles['lab']}>
      <Section title={t.draft}>
        <DraftPart draft={draft} ruleSets={ruleSets} agreements={agreements} />
      </Section>
      {before && draft.rule && <WordsDifference before={before.description} after={draft.rule.description} />}
      <Section title={t.replayTitle}>
        {ruleSet && (
          <ReplayPart
            draft={draft}
            ruleSets={ruleSets}
            ruleSet={ruleSet}
            replaces={replaces}
            onRuleSet={setChosen}
          />
        )}
      </Section>
    </div>
  );
}

/** The version that it takes over from is the last: a new one holds from a later day. */
function firstBase(
  own: RuleSet | undefined,
  replaced: RuleVersion | undefined,
  [agreement]: readonly Agreement[],
): Base {
  const first = replaced ?? own?.versions.at(-1);
  if (own && first) return `version:${own.id}:${first.number}`;
  return agreement ? `agreement:${agreement.key}` : 'file';
}

/** The one that pays until then. */
function versionBefore({ versions }: RuleSet, replaced: RuleVersion | undefined): RuleVersion | undefined {
  return replaced ? versions.findLast(({ number }) => number < replaced.number) : versions.at(-1);
}

const ruleSetOf = (base: Base) => (base.startsWith('version:') ? base.split(':')[1] : undefined);
