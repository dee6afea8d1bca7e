// The second factor beside the password: an app on the phone that shows a code every half minute, and codes on paper for when the
// phone is lost. Passkeys, which need no password, are in `passkeys.ts`.
import { z } from 'zod';
import { notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';

const TOTP_ERROR = { error: 'must be a string of exactly 6 digits' };
const sixDigits = z
  .string(TOTP_ERROR)
  .regex(/^[0-9]{6}$/, TOTP_ERROR)
  .meta({ description: 'The code that the app shows. It works once.', writeOnly: true });

/** In a sign-in: the code that the app shows. */
export const totpCode = notGivenOr(sixDigits);

const RECOVERY_ERROR = { error: 'must be one of the codes on paper, such as ABCD-EFGH-IJKL-MNOP' };

/** In a sign-in: one of the codes on paper. */
export const recoveryCodeIn = notGivenOr(
  z
    .string(RECOVERY_ERROR)
    .regex(/^[A-Za-z2-7]{4}(-?[A-Za-z2-7]{4}){3}$/, RECOVERY_ERROR)
    .meta({ description: 'One of the codes on paper. It works once.', writeOnly: true }),
);

/** Which second factors somebody has. */
export const factors = z
  .object({
    totp: z.boolean().meta({ description: 'Whether an app on the phone shows codes.' }),
    passkeys: z.int().min(0).meta({ description: 'Passkeys, each of which signs in alone.' }),
    recoveryCodesLeft: z.int().min(0).meta({ description: 'Codes on paper that were not used yet.' }),
  })
  .meta({ id: 'Factors', description: 'Which second factors somebody has.' });

const recoveryCodes = z
  .object({
    recoveryCodes: z.array(z.string()).meta({
      description: 'Ten codes to print or write down. They are shown this once; earlier ones no longer work.',
    }),
  })
  .meta({ id: 'RecoveryCodes', description: 'Codes on paper for when the phone is lost.' });

/** How many sessions ended when a factor was added. */
export const endedWithFactor = z.int().min(0).meta({
  description:
    'Other sessions of yours that this call ended: those that a password had opened without this factor.',
});

const addedTotp = recoveryCodes
  .extend({ endedSessions: endedWithFactor })
  .meta({ id: 'AddedTotp', description: 'What came with an app that shows codes.' });

const recoveryCodesExample = { recoveryCodes: ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'] };

/** POST /account/totp */
export const startTotp = defineOperation({
  id: 'startTotp',
  method: 'POST',
  path: '/account/totp',
  changes: [],
  tag: 'account',
  summary: 'Begin to add an app that shows codes',
  description:
    'Gives a new secret for the app. Nothing changes until a code of it is sent; an app that was there before works until then.',
  auth: 'desk',
  makesNothing: true,
  withoutFactor: true,
  freshFactor: true,
  data: z
    .object({
      secret: z.string().meta({ description: 'To type into the app, in base32. Shown this once.' }),
      otpauthUri: z.string().meta({ description: 'The same, for a picture that the app reads.' }),
    })
    .meta({ id: 'StartedTotp', description: 'The secret of an app that shows codes.' }),
  errors: [],
  example: {
    data: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      otpauthUri:
        'otpauth://totp/Stimpill:bjork%40example.is?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Stimpill',
    },
  },
});

/** POST /account/totp/confirmation */
export const confirmTotp = defineOperation({
  id: 'confirmTotp',
  method: 'POST',
  path: '/account/totp/confirmation',
  changes: ['session', 'sessions', 'people'],
  tag: 'account',
  summary: 'Add the app that shows codes',
  description:
    'From now on, signing in at the desk needs a code. Answers with ten codes on paper. Other sessions that a password had opened without ' +
    'it end, at the desk and of programs.',
  auth: 'desk',
  withoutFactor: true,
  freshFactor: true,
  body: requestBody({ totpCode: sixDigits }),
  data: addedTotp,
  errors: ['account.totp_code_wrong'],
  example: { body: { totpCode: '492039' }, data: { ...recoveryCodesExample, endedSessions: 1 } },
});

/** DELETE /account/totp */
export const removeTotp = defineOperation({
  id: 'removeTotp',
  method: 'DELETE',
  path: '/account/totp',
  changes: ['session', 'people'],
  tag: 'account',
  summary: 'Remove the app that shows codes',
  description:
    'With the last factor the codes on paper end too, and the password is enough again; where the company demands a factor of your role, ' +
    'the last one stays. With passkeys left both stay as they are. Other sessions that its codes opened end.',
  auth: 'desk',
  freshFactor: true,
  data: factors,
  errors: ['account.last_factor'],
  example: { data: { totp: false, passkeys: 0, recoveryCodesLeft: 0 } },
});

/** POST /account/recovery-codes */
export const renewRecoveryCodes = defineOperation({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/account/recovery-codes',
  changes: ['session'],
  tag: 'account',
  summary: 'Make ten new codes on paper',
  description: 'The earlier codes on paper no longer work.',
  auth: 'desk',
  freshFactor: true,
  data: recoveryCodes,
  errors: ['account.factor_missing'],
  example: { data: recoveryCodesExample },
});
