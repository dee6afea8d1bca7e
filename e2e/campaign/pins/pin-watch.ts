// Sees every PIN that reaches the server in the open, and what it answers.
import { PIN_TRIES_LEFT_HEADER } from '@stimpill/api-types/signing';
import type { Answer } from '../network/answer-caller.ts';
import type { PinAnswer } from './pin-locks.ts';
import type { Witnessed } from '../network/witnessed.ts';

export type SeenPin = {
  readonly at: number;
  readonly employeeId: string;
  readonly pin: string;
  readonly deviceToken: string;
  /** Undefined where nobody knows whether it was counted. */
  readonly answer: PinAnswer | undefined;
  /** Of a wrong one that locked the PIN: for how long, as the tablet was told with it. */
  readonly locksForSeconds?: number;
};

export type PinWatch = {
  readonly see: (arrival: Witnessed) => void;
  readonly seen: readonly SeenPin[];
};

type Refusal = { readonly errors?: readonly { readonly code: string }[] | null };

export function createPinWatch(): PinWatch {
  const seen: SeenPin[] = [];
  return {
    seen,
    see: ({ request: { target, headers, body }, at, answer }) => {
      if (!target.endsWith('/auth-pin')) return;
      const { employeeId, pin } = JSON.parse(body.toString()) as { employeeId: string; pin: string };
      const deviceToken = String(headers['authorization']).replace('Bearer ', '');
      const one = { at, employeeId, pin, deviceToken };
      if (answer === undefined || answer.status >= 500) seen.push({ ...one, answer: undefined });
      else if (answer.status === 200) seen.push({ ...one, answer: { kind: 'right' } });
      else {
        const code = (JSON.parse(answer.body.toString()) as Refusal).errors?.[0]?.code;
        // With any other refusal the server has not looked at the PIN.
        if (code === 'kiosk.pin_invalid')
          seen.push({ ...one, answer: { kind: 'wrong' }, ...lockIn(answer.headers) });
        if (code === 'kiosk.pin_locked')
          seen.push({ ...one, answer: { kind: 'locked', seconds: Number(answer.headers['retry-after']) } });
      }
    },
  };
}

function lockIn(headers: Answer['headers']): Pick<SeenPin, 'locksForSeconds'> {
  const isLast = headers[PIN_TRIES_LEFT_HEADER.toLowerCase()] === '0';
  return isLast ? { locksForSeconds: Number(headers['retry-after']) } : {};
}
