import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Language } from '@stimpill/words/language.ts';
import { inLanguage } from '@stimpill/words/in-language.ts';
import { CallFailed } from '#api/call-failed.ts';
import { ask, query, sendAndKeep } from '#api/calls.ts';
import type { CodesOf, MappedLine } from '#api/pay-rules.ts';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useVersionedSave } from '#ui/form/use-versioned-save.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './company.module.css';
import { wageCodesWords } from '#said/desk/company/wage-codes.ts';

type Values = { codes: { key: string; code: string }[] };

type WageCodesFormProps = {
  readonly of: CodesOf;
  readonly lines: readonly MappedLine[];
  readonly version: string | undefined;
  readonly isReadOnly: boolean;
};

const isMissing = ({ code, isGiven }: MappedLine) => code === null && isGiven;

/** Begins anew where lines come that it has not, as when a kept list is read anew; while something typed is not saved it waits with that. */
export function WageCodesForm(props: WageCodesFormProps) {
  const [round, setRound] = useState(0);
  return <FormOfLines key={round} {...props} onMore={() => setRound(round + 1)} />;
}

type FormOfLinesProps = WageCodesFormProps & { readonly onMore: () => void };

/** Lines without a code stand first, and keep their place for as long as the page is open. */
function FormOfLines({ of, lines, version, isReadOnly, onMore }: FormOfLinesProps) {
  const t = useWords(wageCodesWords);
  const client = useQueryClient();
  const say = useToast();
  const { language } = useSpeech();
  const [shown] = useState([...lines.filter(isMissing), ...lines.filter((line) => !isMissing(line))]);
  const form = useForm<Values>({ defaultValues: { codes: shown.map(toValue) } });
  const { isDirty, isSubmitting } = form.formState;
  const hasMore = !isDirty && !isSubmitting && lines.some(({ key }) => !shown.some((one) => one.key === key));
  useEffect(() => {
    if (hasMore) onMore();
  });
  const versioned = useVersionedSave<Values>({
    form,
    version,
    save: async ({ codes }, over) => {
      const places = codes.flatMap((each, place) => (isChanged(each, lines) ? [place] : []));
      const changed = codes.filter((each) => isChanged(each, lines));
      try {
        const input = { params: of, body: { codes: changed }, version: over };
        const kept = query('getPayrollCodes', { params: of });
        return (await sendAndKeep(client, 'changePayrollCodes', input, kept)).version;
      } catch (error) {
        throw atPlaces(error, places);
      }
    },
    read: async () => {
      const now = await ask('getPayrollCodes', { params: of });
      const codeOf = new Map(now.data.lines.map(({ key, code }) => [key, code ?? '']));
      const codes = shown.map(({ key }) => ({ key, code: codeOf.get(key) ?? '' }));
      return { values: { codes }, version: now.version };
    },
    rows: ['codes'],
    describe: ({ codes }) => codes.map(({ key, code }) => [key, code || '–']),
    onDone: () => say({ text: t.saved }),
  });
  return (
    <>
      <Missing count={lines.filter(isMissing).length} />
      <Form form={form} {...versioned} isReadOnly={isReadOnly} isWide>
        <ul className={styles['codes']} aria-label={t.title}>
          {shown.map((line, place) => (
            <li key={line.key} className={styles['code']}>
              <LineName line={line} />
              <TextField
                control={form.control}
                name={`codes.${place}.code`}
                label={t.code({ line: nameOf(line, language) })}
              />
            </li>
          ))}
        </ul>
        <p className={styles['soft']}>{t.keepsCode}</p>
      </Form>
    </>
  );
}

function Missing({ count }: { readonly count: number }) {
  const t = useWords(wageCodesWords);
  return count === 0 ? (
    <Notice look="good">
      <p>{t.allMapped}</p>
    </Notice>
  ) : (
    <Notice look="warning">
      <p>
        <strong>{t.unmapped({ count })}.</strong> {t.unmappedLead}
      </p>
    </Notice>
  );
}

/** Credits and absences have keys of ours, which no rule and no file shows; those of pay lines are written by the company. */
const isOfOurs = (key: string) => /^[a-z]/.test(key);

/** What people call it stands first; the key of a pay line is for anyone who reads the file. */
function LineName({ line }: { readonly line: MappedLine }) {
  const t = useWords(wageCodesWords);
  const { language } = useSpeech();
  const name = nameOf(line, language);
  const fine = [
    ...(name === line.key || isOfOurs(line.key) ? [] : [line.key]),
    ...(line.isGiven ? [] : [t.notGiven]),
  ];
  return (
    <div>
      <strong className={styles['lineName']}>{name}</strong>
      {fine.length > 0 && <p className={styles['soft']}>{fine.join(' · ')}</p>}
    </div>
  );
}

const nameOf = ({ key, names }: MappedLine, language: Language): string =>
  names.length === 0 ? key : names.map((name) => inLanguage(name, language)).join('; ');

const toValue = ({ key, code }: MappedLine) => ({ key, code: code ?? '' });

/** What was empty and stays empty is not sent; what is emptied is, and the server says that it cannot be. */
function isChanged({ key, code }: Values['codes'][number], lines: readonly MappedLine[]): boolean {
  return (lines.find((line) => line.key === key)?.code ?? '') !== code.trim();
}

/** The server counts the codes that were sent; the form, all of them. */
function atPlaces(error: unknown, places: readonly number[]): unknown {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') return error;
  const faults = error.failure.faults.map((fault) => ({
    ...fault,
    field: fault.field?.replace(
      /^codes\[(\d+)\]/,
      (_, sent: string) => `codes[${places[Number(sent)] ?? sent}]`,
    ),
  }));
  return new CallFailed({ ...error.failure, faults });
}
