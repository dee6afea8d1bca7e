import { useState } from 'react';
import { showUnseen } from '@stimpill/api-types/plain-text';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { useWords } from '#words/words.ts';
import styles from './rule-lab.module.css';
import { ruleLabWords } from '#said/desk/rule-lab/rule-lab.ts';
import type { Draft } from './use-draft.ts';

const LONGEST_RULE = 50_000;

/** The draft as the text of a rule file, typed or taken from a file. */
export function DraftText({ draft }: { readonly draft: Draft }) {
  const t = useWords(ruleLabWords);
  const [file, setFile] = useState<{ name: string; error: string | undefined } | undefined>(undefined);
  const take = async (taken: File) => {
    const isTooLong = taken.size > 2 * LONGEST_RULE;
    const text = isTooLong ? '' : await taken.text();
    const error = isTooLong || text.length > LONGEST_RULE ? t.tooLong : undefined;
    setFile({ name: showUnseen(taken.name), error });
    if (error === undefined) draft.onText(text);
  };
  return (
    <div className={styles['part']}>
      <Field label={t.textLabel} hint={t.textHint}>
        {(ids) => (
          <textarea
            {...ids}
            className={styles['text']}
            rows={22}
            maxLength={LONGEST_RULE}
            spellCheck={false}
            autoComplete="off"
            value={
              draft.text !== undefined && draft.values.size === 0
                ? draft.text
                : (draft.rule?.definition ?? '')
            }
            onChange={({ target }) => draft.onText(target.value)}
          />
        )}
      </Field>
      <FileDrop
        label={t.upload}
        hint={t.uploadHint}
        button={t.upload}
        orDrop={t.orDrop}
        accept=".yaml,.yml,.json"
        fileName={file?.name}
        error={file?.error}
        onFile={(taken) => void take(taken)}
      />
    </div>
  );
}
