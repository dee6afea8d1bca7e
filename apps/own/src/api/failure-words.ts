import type { AnyErrorCode } from '@stimpill/api-types';
import { isRefusedWith, type Failure } from './read-answer.ts';
import type { Catalogue } from '#words/catalogue.ts';

type Sentence = Exclude<keyof Catalogue['failures'], 'other' | 'offline' | 'timedOut' | 'broken'>;

const SAID: Readonly<Partial<Record<AnyErrorCode, Sentence>>> = {
  'rate.limited': 'busy',
  'auth.connection_not_secure': 'notSecure',
  'phone.locked': 'locked',
  'phone.unknown': 'gone',
  'phone.not_found': 'gone',
  'phone.has_left': 'hasLeft',
};

/** Why a call gave nothing, and what to do. */
export function failureWords(failure: Failure, { failures }: Catalogue): string {
  if (failure.kind !== 'refused') return failures[failure.kind];
  const sentence = SAID[failure.code];
  return sentence === undefined ? failures.other({ code: failure.code }) : failures[sentence];
}

/** Whether it may be over by itself, so that trying again makes sense. */
export const mayPass = (failure: Failure): boolean =>
  failure.kind !== 'refused' || isRefusedWith(failure, 'rate.limited');
