// Why a tablet is not registered, in kinds that each say something of their own to the person who stands before it.
import { isRefusedWith, minutesToWait, type ApiFailure } from '#api/api-failure.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';

type TooManyAttempts = { readonly kind: 'tooManyAttempts'; readonly minutes: number };

/** Of the question whether a pairing word is good, which changes nothing. */
export type PairingTrouble = { readonly kind: 'wordUnknown' | 'unanswered' } | TooManyAttempts;

export type RegisterTrouble =
  | PairingTrouble
  | {
      /** `wordLost`: no answer came, so the word may be used up; `wordUsedUp`: it then was refused. `notBound`: registered, but without its key. */
      readonly kind:
        | 'wrongCredentials'
        | 'roleNotAllowed'
        | 'wordMakerNotAllowed'
        | 'wordLost'
        | 'wordUsedUp'
        | 'offline'
        | 'notKnown'
        | 'notBound'
        | 'notStored';
    };

export function toPairingTrouble(failure: ApiFailure): PairingTrouble {
  if (isRefusedWith(failure, 'pairing.word_unknown')) return { kind: 'wordUnknown' };
  return tooMany(failure) ?? { kind: 'unanswered' };
}

/** @param wasLost an earlier try by this word got no answer */
export function toWordTrouble(failure: ApiFailure, wasLost: boolean): RegisterTrouble {
  if (failure.kind !== 'refused') return { kind: 'wordLost' };
  if (isRefusedWith(failure, 'auth.role_not_allowed')) return { kind: 'wordMakerNotAllowed' };
  const trouble = toPairingTrouble(failure);
  return wasLost && trouble.kind === 'wordUnknown' ? { kind: 'wordUsedUp' } : trouble;
}

export function toSignInTrouble(failure: ApiFailure): RegisterTrouble {
  if (failure.kind === 'offline') return { kind: 'offline' };
  if (isRefusedWith(failure, 'auth.invalid_credentials')) return { kind: 'wrongCredentials' };
  if (isRefusedWith(failure, 'auth.role_not_allowed')) return { kind: 'roleNotAllowed' };
  return tooMany(failure) ?? { kind: 'notKnown' };
}

function tooMany(failure: ApiFailure): TooManyAttempts | undefined {
  if (failure.kind !== 'refused' || !isRefusedWith(failure, 'auth.too_many_attempts', 'rate.limited'))
    return undefined;
  return { kind: 'tooManyAttempts', minutes: minutesToWait(failure) };
}

export function useTroubleWords(): (trouble: RegisterTrouble) => string {
  const { t } = useManagerLanguage();
  const words = {
    wrongCredentials: t.wrongCredentials,
    roleNotAllowed: t.roleNotAllowed,
    wordMakerNotAllowed: t.wordMakerNotAllowed,
    wordUnknown: t.wordUnknown,
    wordLost: t.wordLost,
    wordUsedUp: t.wordUsedUp,
    unanswered: t.wordUnanswered,
    offline: t.registerOffline,
    notKnown: t.registerUnknown,
    notBound: t.registerNotBound,
    notStored: t.registerNotStored,
  };
  return (trouble) =>
    trouble.kind === 'tooManyAttempts'
      ? t.tooManyAttempts({ minutes: trouble.minutes })
      : words[trouble.kind];
}
