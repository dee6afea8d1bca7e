// Why a call gave nothing, in words, with what to do about it and the code by which support finds it.
import { failureWords } from '#said/desk/common/failure.ts';
import { useWords } from '#words/words.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import type { Said } from '@stimpill/words/said.ts';

/** What happened, and what to do. */
export type FailureText = { readonly what: string; readonly toDo: string };

/** What the page may be told of a failure; the API's own failure has these fields. */
export type ShownFailure = {
  readonly kind: 'offline' | 'timedOut' | 'refused' | 'broken';
  /** No answer came, and the server may have done what was asked. */
  readonly mayBeDone?: boolean;
  readonly status?: number;
  readonly retryAfterSeconds?: number | undefined;
  readonly requestId?: string | undefined;
  readonly faults?: readonly { readonly code: string }[];
};

type FailureNoticeProps = {
  readonly failure: ShownFailure;
  /** A sentence of the page itself, where it knows better what this refusal means. */
  readonly text?: FailureText | undefined;
  readonly onAgain?: (() => void) | undefined;
  /** It answers no press, so nothing is scrolled for it. */
  readonly isOfLoading?: boolean;
};

export function FailureNotice({ failure, text, onAgain, isOfLoading = false }: FailureNoticeProps) {
  const t = useWords(failureWords);
  const { what, toDo } = text ?? failureText(t, failure);
  return (
    <Notice look="error" isAlert isShown={!isOfLoading}>
      <p>
        <strong>{what}</strong> {toDo}
      </p>
      {failure.kind === 'broken' && failure.requestId !== undefined && (
        <p>
          {t.code}: <code>{failure.requestId.slice(0, 8)}</code>
        </p>
      )}
      {onAgain && !isInVain(t, failure) && (
        <Button icon="again" onPress={onAgain}>
          {t.again}
        </Button>
      )}
    </Notice>
  );
}

/** Trying again does not give anybody a right, nor bring back what is not there. */
const isInVain = (t: Said<typeof failureWords>, failure: ShownFailure) =>
  [t.role.what, t.notFound.what].includes(failureText(t, failure).what);

/** What a call threw that led to nothing; nothing for what is no failure of a call. */
export function FailureOf({
  error,
  ...notice
}: Omit<FailureNoticeProps, 'failure'> & { readonly error: Error | null }) {
  const failure = failureOf(error);
  return failure && <FailureNotice {...notice} failure={failure} />;
}

/** The failure that an error carries. */
export function failureOf(error: unknown): ShownFailure | undefined {
  return error instanceof Error && 'failure' in error ? (error.failure as ShownFailure) : undefined;
}

/** What happened and what to do, in the words of the language. */
export function failureText(t: Said<typeof failureWords>, failure: ShownFailure): FailureText {
  if (failure.kind !== 'refused') return withoutAnswer(t, failure.kind, failure.mayBeDone === true);
  if (failure.status === 412) return t.changedMeanwhile;
  if (failure.status === 429)
    return { ...t.tooMany, toDo: t.tooMany.toDo({ minutes: minutesUntilNext(failure) }) };
  const isRefusedWith = (refusal: string) => failure.faults?.some(({ code }) => code === refusal) === true;
  if (isRefusedWith('auth.confirmation_needed')) return t.notConfirmed;
  if (isRefusedWith('request.made_already')) return t.madeAlready;
  if (isRefusedWith('request.key_at_work')) return t.stillAtWork;
  if (isRefusedWith('auth.connection_not_secure')) return t.notSecure;
  if (failure.status === 403) return t.role;
  return failure.status === 404 ? t.notFound : t.refused;
}

const minutesUntilNext = ({ retryAfterSeconds = 60 }: ShownFailure) =>
  Math.max(1, Math.ceil(retryAfterSeconds / 60));

/** Nobody says that it was not done where nobody knows. */
function withoutAnswer(
  t: Said<typeof failureWords>,
  kind: Exclude<ShownFailure['kind'], 'refused'>,
  mayBeDone: boolean,
): FailureText {
  const { what } = mayBeDone && kind !== 'broken' ? t.noAnswer : t[kind];
  const { toDo } = mayBeDone ? t.noAnswer : t[kind];
  return { what, toDo: kind === 'broken' ? `${toDo} ${t.ifItGoesOn}` : toDo };
}
