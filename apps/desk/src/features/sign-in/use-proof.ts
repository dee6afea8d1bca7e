// What somebody types to prove who they are, and what the server says to it.
import { useState } from 'react';
import { isRefusedWith } from '#api/call-failed.ts';
import type { Proof } from '#api/session.ts';
import { useSending } from '#api/use-sending.ts';
import { readCode, type CodeKind } from './typed-code.ts';

/** Which field has something wrong with it before the server is asked. */
export type FieldAtFault = 'email' | 'password' | 'code' | undefined;

type Typed = {
  readonly email: string;
  readonly password: string;
  readonly code: string;
  readonly kind: CodeKind;
};

export type ProofOptions = {
  readonly asksEmail: boolean;
  /** With which it begins. */
  readonly email?: string | undefined;
  /** Known beforehand of somebody who is signed in; else the server says so. */
  readonly hasSecondFactor: boolean;
  /** Which code is asked for first: that of the app where nothing is said. */
  readonly firstKind?: CodeKind;
  readonly prove: (proof: Proof & { readonly email: string }) => Promise<void>;
  readonly onDone?: (() => void) | undefined;
};

const NOTHING: Typed = { email: '', password: '', code: '', kind: 'app' };

export function useProof(options: ProofOptions) {
  const { asksEmail, email = '', hasSecondFactor, firstKind = 'app', prove, onDone } = options;
  const [typed, setTyped] = useState<Typed>({ ...NOTHING, email, kind: firstKind });
  const [asksCode, setAsksCode] = useState(hasSecondFactor);
  const [isAsked, setIsAsked] = useState(false);
  const type = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const attempt = useSending({
    mutationFn: prove,
    onSuccess: () => onDone?.(),
    onError: (error) => {
      setIsAsked(false);
      if (isRefusedWith(error, 'auth.factor_needed')) setAsksCode(true);
      // Once the password was right, only the code is typed again.
      else type(asksCode && !hasSecondFactor ? { code: '' } : { code: '', password: '' });
    },
  });
  const { fault, code } = check(typed, { asksEmail, asksCode });
  return {
    typed,
    type,
    asksCode,
    isPending: attempt.isPending,
    error: isRefusedWith(attempt.error, 'auth.factor_needed') ? null : attempt.error,
    fault: isAsked ? fault : undefined,
    /** @returns the field that must be typed first, and then the server is not asked */
    submit: (): FieldAtFault => {
      if (attempt.isPending) return undefined;
      setIsAsked(true);
      if (fault === undefined) attempt.mutate(toProof(typed, code));
      return fault;
    },
    startAgain: () => {
      setTyped({ ...NOTHING, email: typed.email });
      setAsksCode(false);
      attempt.reset();
    },
  };
}

function check(
  { email, password, code, kind }: Typed,
  { asksEmail, asksCode }: { readonly asksEmail: boolean; readonly asksCode: boolean },
): { readonly fault: FieldAtFault; readonly code: string | undefined } {
  const read = asksCode ? readCode(kind, code) : undefined;
  if (asksEmail && email.trim() === '') return { fault: 'email', code: read };
  if (password === '') return { fault: 'password', code: read };
  return { fault: asksCode && read === undefined ? 'code' : undefined, code: read };
}

function toProof({ email, password, kind }: Typed, code: string | undefined) {
  const second = code === undefined ? {} : kind === 'app' ? { totpCode: code } : { recoveryCode: code };
  return { email: email.trim(), password, ...second };
}
