import { z } from 'zod';
import { instant } from './formats.ts';
import { defineOperation } from './operation.ts';

/** A sign of life. */
const health = z
  .object({
    status: z.literal('ok').meta({ description: 'The server runs and can store a punch.' }),
    version: z.string().meta({ description: 'Version of the server.' }),
    timeUtc: instant.meta({ description: "The server's clock." }),
  })
  .meta({ id: 'Health', description: 'A sign of life.' });

/** A sign of life. */
export type Health = z.infer<typeof health>;

/** GET /health */
export const getHealth = defineOperation({
  id: 'getHealth',
  method: 'GET',
  path: '/health',
  tag: 'system',
  summary: 'Check that the service is up',
  description: 'For uptime monitoring only. 503 when no punch can be stored.',
  auth: 'none',
  data: health,
  errors: [],
  example: { data: { status: 'ok', version: '0.1.0', timeUtc: '2026-03-02T06:58:00.000Z' } },
});
