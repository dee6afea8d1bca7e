import { Suspense, useState } from 'react';
import { may } from '@stimpill/api-types/rights';
import type { Agreement, RuleSet } from '#api/pay-rules.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { DataOf, Loading } from '#ui/data-states.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { lazyPart } from '#words/lazy-part.ts';
import { useWords } from '#words/words.ts';
import { DraftText } from './draft-text.tsx';
import { newRuleWords } from '#said/desk/rule-lab/new-rule.ts';
import { ParameterList } from './parameter-list.tsx';
import styles from './rule-lab.module.css';
import { ruleLabWords } from '#said/desk/rule-lab/rule-lab.ts';
import type { Draft } from './use-draft.ts';

const NewRuleDialog = lazyPart(() => import('./new-rule-dialog.tsx'), 'NewRuleDialog');

type DraftPartProps = {
  readonly draft: Draft;
  readonly ruleSets: readonly RuleSet[];
  readonly agreements: readonly Agreement[];
};

/** Where the draft begins, and what is changed in it. */
export function DraftPart({ draft, ruleSets, agreements }: DraftPartProps) {
  const t = useWords(ruleLabWords);
  const [wanted, setWanted] = useState<'values' | 'text'>('values');
  const view = draft.base === 'file' && draft.rule === undefined ? 'text' : wanted;
  const isChanged = draft.values.size > 0 || (draft.text !== undefined && draft.base !== 'file');
  const choose = (base: string) => {
    draft.onBase(base);
    setWanted(base === 'file' ? 'text' : 'values');
  };
  return (
    <div className={styles['part']}>
      <Field label={t.base}>
        {(ids) => (
          <select {...ids} value={draft.base} onChange={({ target }) => choose(target.value)}>
            <Bases ruleSets={ruleSets} agreements={agreements} />
          </select>
        )}
      </Field>
      <div className={styles['row']}>
        <Choice
          legend={t.view}
          value={view}
          options={[
            ['values', t.values],
            ['text', t.text],
          ]}
          onChoose={setWanted}
        />
        {isChanged && (
          <Button icon="back" look="quiet" onPress={draft.onReset}>
            {t.reset}
          </Button>
        )}
      </div>
      <Verdict draft={draft} />
      {view === 'text' ? <DraftText draft={draft} /> : <Values draft={draft} />}
      <StoreAsRule draft={draft} />
    </div>
  );
}

function StoreAsRule({ draft: { rule, isReady } }: { readonly draft: Draft }) {
  const t = useWords(newRuleWords);
  const [isOpen, setIsOpen] = useState(false);
  if (may(useSession(), 'rules.change') !== null || rule === undefined) return null;
  return (
    <div>
      <Button icon="plus" isDisabled={!isReady} onPress={() => setIsOpen(true)}>
        {t.addTitle}
      </Button>
      {isOpen && (
        <Suspense>
          <NewRuleDialog definition={rule.definition} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Bases({ ruleSets, agreements }: Omit<DraftPartProps, 'draft'>) {
  const t = useWords(ruleLabWords);
  return (
    <>
      {ruleSets.length > 0 && (
        <optgroup label={t.ownVersions}>
          {ruleSets.flatMap(({ id, name, versions }) =>
            versions.toReversed().map(({ number }) => (
              <option key={`${id}:${number}`} value={`version:${id}:${number}`}>
                {t.version({ name, number })}
              </option>
            )),
          )}
        </optgroup>
      )}
      <optgroup label={t.agreements}>
        {agreements.map(({ key, description }) => (
          <option key={key} value={`agreement:${key}`}>
            {description.name ?? key}
          </option>
        ))}
      </optgroup>
      <option value="file">{t.fileOfOwn}</option>
    </>
  );
}

function Values({ draft }: { readonly draft: Draft }) {
  const query = { data: draft.rule, error: draft.error, refetch: draft.checkAgain };
  if (draft.rule === undefined && draft.faults.length > 0) return null;
  return (
    <DataOf query={query} rows={8}>
      {(rule) => <ParameterList rule={rule} draft={draft} />}
    </DataOf>
  );
}

/** Whether it is a rule. Faults that stand beside their value are told here too: the value may be out of sight. */
function Verdict({ draft }: { readonly draft: Draft }) {
  const t = useWords(ruleLabWords);
  const { faults, rule, isReady } = draft;
  if (draft.base === 'file' && draft.text === '') return null;
  if (faults.length > 0)
    return (
      <Notice look="error">
        <p role="status">
          <strong>{t.faults({ count: faults.length })}</strong>
        </p>
        <ul className={styles['faults']} lang="en">
          {faults.map(({ field, message }, place) => (
            <li key={`${field ?? ''} ${place}`}>{message}</li>
          ))}
        </ul>
      </Notice>
    );
  if (!isReady || rule === undefined) return rule === undefined ? <Loading rows={1} /> : null;
  return rule.warnings.length === 0 ? null : (
    <Notice look="warning">
      <p>
        <strong>{t.warnings}</strong>
      </p>
      <ul className={styles['faults']} lang="en">
        {rule.warnings.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <code>{path}</code> {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
