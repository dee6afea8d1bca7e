// At which addresses a tablet can open the kiosk, as far as the server knows of itself.
import { z } from 'zod';
import { guid } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { forThoseWith } from './rights.ts';

const address = z
  .object({
    origin: z.string().meta({ description: 'Scheme, name or address, and port where it is not the usual.' }),
    certificate: z.enum(['public', 'own', 'none', 'unknown']).meta({
      description:
        '`public`: from an authority that every tablet knows; `own`: from another one, which each tablet must be told to trust; `none`: plain ' +
        'HTTP, over which no tablet can be registered; `unknown`: a proxy in front has it.',
    }),
  })
  .meta({ id: 'TabletAddress', description: 'An address at which tablets may come.' });

/** GET /companies/{companyId}/tablets/reach */
export const getTabletReach = defineOperation({
  id: 'getTabletReach',
  method: 'GET',
  path: '/companies/{companyId}/tablets/reach',
  shows: [],
  tag: 'tablets',
  summary: 'Where tablets can open the kiosk',
  description:
    'From `PUBLIC_ORIGIN`; without it from `HOST` and the names of the certificate or of the machine. Addresses that lead to the machine itself ' +
    'alone are not among them. The address at which the caller has opened the desk may be another one.',
  auth: 'desk',
  ...forThoseWith('tablets.change'),
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  data: z
    .object({
      addresses: z.array(address).meta({ description: 'The one that is offered first comes first.' }),
      certificate: z.enum(['public', 'own', 'none']).meta({
        description: 'What the server itself shows at every address; `none` where it speaks plain HTTP.',
      }),
    })
    .meta({ id: 'TabletReach', description: 'Where tablets can open the kiosk.' }),
  errors: [],
  example: {
    params: { companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70' },
    data: { addresses: [{ origin: 'https://clock.local:8080', certificate: 'own' }], certificate: 'own' },
  },
});
