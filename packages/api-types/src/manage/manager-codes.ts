// The one code by which managers open their pages at every tablet of the company.
import { z } from 'zod';
import { guid } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { forThoseWith } from './rights.ts';

const ofCompany = z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) });
const example = { params: { companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70' } };

const state = z
  .object({
    isSet: z
      .boolean()
      .meta({ description: 'Whether there is one; otherwise each tablet keeps a code of its own.' }),
  })
  .meta({ id: 'ManagerCodeState', description: 'Whether all tablets have one manager code.' });

/** GET /companies/{companyId}/manager-code */
export const getManagerCode = defineOperation({
  id: 'getManagerCode',
  method: 'GET',
  path: '/companies/{companyId}/manager-code',
  shows: ['managerCode'],
  tag: 'tablets',
  summary: 'Whether the tablets have one manager code',
  description: 'The code itself is stored nowhere and cannot be shown.',
  auth: 'manage',
  ...forThoseWith('managerCode.read'),
  company: 'route',
  params: ofCompany,
  data: state,
  errors: [],
  example: { ...example, data: { isSet: true } },
});

/** POST /companies/{companyId}/manager-code */
export const makeManagerCode = defineOperation({
  id: 'makeManagerCode',
  method: 'POST',
  path: '/companies/{companyId}/manager-code',
  changes: ['managerCode'],
  tag: 'tablets',
  summary: 'Give all tablets a new manager code',
  description:
    'A random one in place of the one before, or of the one that each tablet has. It is shown this once. A tablet without a network ' +
    'opens by it once a manager has used it there with one.',
  auth: 'manage',
  ...forThoseWith('tablets.change'),
  company: 'route',
  params: ofCompany,
  data: z
    .object({ code: z.string().meta({ description: 'Eight digits; stored nowhere.' }) })
    .meta({ id: 'NewManagerCode', description: 'A manager code, shown once.' }),
  errors: [],
  example: { ...example, data: { code: '48215973' } },
});

/** DELETE /companies/{companyId}/manager-code */
export const removeManagerCode = defineOperation({
  id: 'removeManagerCode',
  method: 'DELETE',
  path: '/companies/{companyId}/manager-code',
  changes: ['managerCode'],
  tag: 'tablets',
  summary: 'Take the manager code back',
  description: 'A manager signs in at each tablet and chooses a code for it.',
  auth: 'manage',
  ...forThoseWith('tablets.change'),
  company: 'route',
  params: ofCompany,
  data: state,
  errors: [],
  example: { ...example, data: { isSet: false } },
});
