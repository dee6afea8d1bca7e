import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isRefusedWith } from '#api/call-failed.ts';
import {
  lookWhereMade,
  makeFirstPasskey,
  startCompany,
  type FirstPasskey,
  type StartedCompany,
} from './first-run.ts';
import { useSending } from '#api/use-sending.ts';
import type { Answers } from './answers.ts';
import { ownerOf, toFirstAnswers } from './to-first-answers.ts';

/** A little less than the five minutes for which the server waits. */
const GOOD_MS = 4 * 60_000;

type Made = { readonly passkey: FirstPasskey; readonly of: string; readonly at: number };

type Given = {
  readonly answers: Answers;
  readonly password: string;
  /** What the passkey is called; undefined: the owner begins with the password alone. */
  readonly passkeyName: string | undefined;
};

/** Asks the device for a passkey once: it is sent again when another answer had to be mended, or the connection was lost. */
export function useStartCompany(token: string, onStarted: (started: StartedCompany) => void) {
  const client = useQueryClient();
  const made = useRef<Made | undefined>(undefined);
  const passkeyOf = async ({ answers, passkeyName }: Given) => {
    if (passkeyName === undefined) return undefined;
    const owner = ownerOf(answers);
    const of = JSON.stringify(owner);
    if (made.current?.of === of && Date.now() - made.current.at < GOOD_MS) return made.current.passkey;
    const passkey = await makeFirstPasskey(token, owner, passkeyName);
    made.current = { passkey, of, at: Date.now() };
    return passkey;
  };
  return useSending({
    mutationFn: async (given: Given) => {
      const passkey = await passkeyOf(given);
      const { answers, password } = given;
      return startCompany(client, token, toFirstAnswers(answers, { password, passkey }));
    },
    onSuccess: onStarted,
    onError: (error) => {
      if (isRefusedWith(error, 'passkey.not_added')) made.current = undefined;
      lookWhereMade(client, error);
    },
  });
}
