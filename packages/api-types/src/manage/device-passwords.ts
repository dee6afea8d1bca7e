// A password for one tablet, so that nobody types their own on a wall.
import { z } from 'zod';
import { guid, instant } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { forThoseWith } from './rights.ts';

const madePassword = z
  .object({
    email: z.string().meta({ description: 'Your e-mail address, to type on the tablet.' }),
    password: z.string().meta({
      description:
        'To type on the tablet where it asks for your password: eight letters and digits in two groups.',
    }),
    endsAtUtc: instant.meta({ description: 'It works until then, or until a tablet was registered by it.' }),
    validForSeconds: z
      .int()
      .min(0)
      .meta({ description: 'How long that is from now, for pages whose clock may be wrong.' }),
  })
  .meta({ id: 'DevicePassword', description: 'What registers one tablet, shown once.' });

/** POST /companies/{companyId}/device-password */
export const makeDevicePassword = defineOperation({
  id: 'makeDevicePassword',
  method: 'POST',
  path: '/companies/{companyId}/device-password',
  tag: 'tablets',
  summary: 'Make a one-time password for a tablet',
  description:
    'Registers one tablet within ten minutes: it goes into `password` of `POST /kiosk/register-device` of Public API v1, with your ' +
    'e-mail address. It is shown this once; the one that you made before ends. Whoever has a second factor registers tablets by it alone.',
  auth: 'desk',
  ...forThoseWith('tablets.change'),
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  data: madePassword,
  errors: [],
  example: {
    params: { companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70' },
    data: {
      email: 'bjork@example.is',
      password: '7K3M-9XQ2',
      endsAtUtc: '2026-03-02T08:10:00.000Z',
      validForSeconds: 600,
    },
  },
});
