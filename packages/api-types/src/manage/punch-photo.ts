// The photo that a tablet took at a punch, for anyone who decides about the punch.
import { z } from 'zod';
import { guid } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { forThoseWith } from './rights.ts';

/** GET /companies/{companyId}/punches/{punchId}/photo */
export const lookAtPunchPhoto = defineOperation({
  id: 'lookAtPunchPhoto',
  method: 'GET',
  path: '/companies/{companyId}/punches/{punchId}/photo',
  shows: [],
  tag: 'reviews',
  summary: 'The photo of a punch',
  description:
    'For the manager who decides whose punch it was. Who looked, and when, is recorded in the log before the photo is answered.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: z.object({
    companyId: guid.meta({ description: 'Must be the company of the caller.' }),
    punchId: guid.meta({ description: 'The punch.' }),
  }),
  data: z
    .object({
      mediaType: z.literal('image/jpeg').meta({ description: 'Its media type.' }),
      base64: z.string().meta({ description: 'Its bytes, in Base64.' }),
    })
    .meta({ id: 'PunchPhoto', description: 'A photo.' }),
  errors: ['photo.not_found'],
  example: {
    params: {
      companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70',
      punchId: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e60',
    },
    data: { mediaType: 'image/jpeg', base64: '/9j/4AAQSkZJRg==' },
  },
});
