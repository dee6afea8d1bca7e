// The tablets of a company: how they are, what to look at about them, and what somebody decides about one.
import { z } from 'zod';
import { GROWING, guid, guidOut, instant, nameIn, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { lineIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';
import { seenIn } from './seen.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const TABLET = '0192f7c4-8a4b-7c3d-9e5f-0a1b2c3d4e5f';
const INCIDENT = '0192f7c4-8a4b-7c3d-9e5f-0a1b2c3d4e60';

const companyId = guid.meta({ description: 'Must be the company of the caller.' });
const ofCompany = z.object({ companyId });
const ofTablet = z.object({ companyId, tabletId: guid.meta({ description: 'The tablet.' }) });

const report = z
  .object({
    reportedAtUtc: instant.meta({ description: 'When it last told how it is.' }),
    heardThroughAtUtc: instant.nullable().meta({
      description:
        'Every punch made before this moment has been handed over; null where it has not told that.',
    }),
    appVersion: z.string().nullable().meta({ description: 'Version of its app.' }),
    waitingPunches: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'Punches that it had not handed over yet.' }),
    isStoragePersistent: z
      .boolean()
      .nullable()
      .meta({ description: 'False: its browser may delete unsent punches.' }),
    freeStorageMiB: z.int().min(0).nullable().meta({ description: 'Room that was left, in MiB.' }),
  })
  .meta({ id: 'TabletReport', description: 'What a tablet last told of itself.' });

const concern = z
  .object({
    kind: z
      .enum([
        'silent',
        'holds_punches',
        'storage_low',
        'storage_not_persistent',
        'alarm',
        'app_older',
        'incident',
      ])
      .meta({ ...GROWING, description: 'What it is about.' }),
    incident: z
      .string()
      .nullable()
      .meta({ ...GROWING, description: 'Kind of incident, such as `clock_set`; null for other concerns.' }),
    count: z.int().min(0).nullable().meta({
      description: 'Punches that it holds, MiB that are left, or incidents of the kind; else null.',
    }),
    sinceAtUtc: instant
      .nullable()
      .meta({ description: 'Since when it is silent, or when it told of its punches; else null.' }),
    text: z
      .string()
      .nullable()
      .meta({ description: 'Its alarm in its own words, or the version of its app; else null.' }),
  })
  .meta({ id: 'TabletConcern', description: 'What somebody should look at about a tablet.' });

const incident = z
  .object({
    id: guidOut.meta({ description: 'Incident id.' }),
    kind: z.string().meta({ ...GROWING, description: 'What happened, such as `chain_shortened`.' }),
    fromNumber: z.int().nullable().meta({ description: 'First number of the punches that it is about.' }),
    toNumber: z.int().nullable().meta({ description: 'Last number of these punches.' }),
    openedAtUtc: instant.meta({ description: 'When the server noticed it.' }),
    closesByItself: z
      .boolean()
      .meta({ description: 'Missing numbers arrive or stay missing; nobody can close these.' }),
  })
  .meta({
    id: 'TabletIncident',
    description: 'Something about a tablet until a person says what they found.',
  });

const stray = z
  .object({
    receivedAtUtc: instant.meta({ description: 'When it came.' }),
    reason: z.string().meta({ ...GROWING, description: 'Why it could not be taken as a punch.' }),
    number: z.int().meta({ description: 'The number that the tablet gave it.' }),
  })
  .meta({ id: 'StrayEnvelope', description: 'Something that came from a tablet and is no punch.' });

const tablet = z
  .object({
    id: guidOut.meta({ description: 'Tablet id.' }),
    name: z.string().meta({ description: 'What people call it.' }),
    state: z.enum(['inUse', 'noKey', 'takenOut']).meta({
      description:
        '`inUse`; `noKey`: it does not run our app, or was set up a moment ago; `takenOut`: shut out for good.',
    }),
    registeredAtUtc: instant.meta({ description: 'When it was set up.' }),
    registeredByName: z.string().meta({ description: 'Who set it up.' }),
    isSetUpByService: z.boolean().meta({
      description:
        'Whether that was the account of another system, as before none may: somebody takes it out, and sets it up again where it is needed.',
    }),
    revokedAtUtc: instant
      .nullable()
      .meta({ description: 'When it was taken out of use; null while it is in.' }),
    lastSeenAtUtc: instant.meta({ description: 'Its last sign of life, to the minute.' }),
    report: report.nullable().meta({ description: 'Null where it has never told how it is.' }),
    concerns: z.array(concern).meta({ description: 'What to look at, the worst first.' }),
    incidents: z.array(incident).meta({ description: 'Open incidents, the oldest first.' }),
    strayEnvelopes: z
      .array(stray)
      .meta({ description: 'What it sent that is no punch, the newest first; of a company at most 100.' }),
  })
  .meta({ id: 'ManagedTablet', description: 'A tablet of the company and how it is.' });

/** A tablet of the company and how it is. */
export type ManagedTablet = z.infer<typeof tablet>;

const example: ManagedTablet = {
  id: TABLET,
  name: 'Eldhús',
  state: 'inUse',
  registeredAtUtc: '2026-01-05T09:00:00.000Z',
  registeredByName: 'Björk Sveinsdóttir',
  isSetUpByService: false,
  revokedAtUtc: null,
  lastSeenAtUtc: '2026-03-02T08:00:00.000Z',
  report: {
    reportedAtUtc: '2026-03-02T08:00:00.000Z',
    heardThroughAtUtc: '2026-03-02T08:00:00.000Z',
    appVersion: '1.0.0',
    waitingPunches: 0,
    isStoragePersistent: true,
    freeStorageMiB: 5000,
  },
  concerns: [{ kind: 'incident', incident: 'clock_set', count: 1, sinceAtUtc: null, text: null }],
  incidents: [
    {
      id: INCIDENT,
      kind: 'clock_set',
      fromNumber: null,
      toNumber: null,
      openedAtUtc: '2026-03-02T07:10:00.000Z',
      closesByItself: false,
    },
  ],
  strayEnvelopes: [],
};

/** GET /companies/{companyId}/tablets */
export const listTablets = defineOperation({
  id: 'listTablets',
  method: 'GET',
  path: '/companies/{companyId}/tablets',
  shows: ['tablets', 'reviews', 'people'],
  tag: 'tablets',
  summary: 'The tablets of the company',
  description:
    'Every device that was set up, in that order: when it was last seen, what it holds, what needs attention, open incidents, and what came from ' +
    'it that is no punch.',
  auth: 'manage',
  ...forThoseWith('tablets.read'),
  company: 'route',
  params: ofCompany,
  data: z.array(tablet),
  errors: [],
  example: { params: { companyId: COMPANY }, data: [example] },
});

const named = z
  .object({
    tabletId: guidOut.meta({ description: 'The tablet.' }),
    name: z.string().meta({ description: 'What people call it from now on.' }),
  })
  .meta({ id: 'NamedTablet', description: 'The new name of a tablet.' });

/** PUT /companies/{companyId}/tablets/{tabletId}/name */
export const renameTablet = defineOperation({
  id: 'renameTablet',
  method: 'PUT',
  path: '/companies/{companyId}/tablets/{tabletId}/name',
  changes: ['tablets'],
  tag: 'tablets',
  summary: 'Give a tablet another name',
  description:
    'The name stands in lists and questions from now on. The tablet itself goes on showing the name with which it was set up.',
  auth: 'manage',
  ...forThoseWith('tablets.change'),
  company: 'route',
  params: ofTablet,
  body: requestBody({
    name: nameIn,
    seen: seenIn({ name: nameIn.meta({ description: 'The name that it had.' }) }),
  }),
  data: named,
  errors: ['tablet.not_found', 'record.changed_meanwhile'],
  example: {
    params: { companyId: COMPANY, tabletId: TABLET },
    body: { name: 'Front door', seen: { name: 'Eldhús' } },
    data: { tabletId: TABLET, name: 'Front door' },
  },
});

const takenOut = z
  .object({
    tabletId: guidOut.meta({ description: 'The tablet.' }),
    revokedAtUtc: instant.meta({ description: 'From then on it is shut out.' }),
  })
  .meta({ id: 'TakenOutTablet', description: 'A tablet that was taken out of use.' });

const reason = notGivenOr(lineIn(500, 'Why, for the record of changes.'));

/** POST /companies/{companyId}/tablets/{tabletId}/revocation */
export const revokeTablet = defineOperation({
  id: 'revokeTablet',
  method: 'POST',
  path: '/companies/{companyId}/tablets/{tabletId}/revocation',
  changes: ['tablets', 'reviews'],
  tag: 'tablets',
  summary: 'Take a tablet out of use',
  description:
    'Shuts it out at once and for good, for one that was lost, stolen or replaced. What it has handed over stays. What it still holds ' +
    'does not come by itself any more.',
  auth: 'manage',
  ...forThoseWith('tablets.revoke'),
  company: 'route',
  params: ofTablet,
  body: requestBody({ reason }),
  data: takenOut,
  errors: ['tablet.not_found', 'tablet.taken_out'],
  example: {
    params: { companyId: COMPANY, tabletId: TABLET },
    body: { reason: 'Stolen' },
    data: { tabletId: TABLET, revokedAtUtc: '2026-03-02T08:05:00.000Z' },
  },
});

/** POST /companies/{companyId}/tablet-incidents/{incidentId}/finding */
export const closeTabletIncident = defineOperation({
  id: 'closeTabletIncident',
  method: 'POST',
  path: '/companies/{companyId}/tablet-incidents/{incidentId}/finding',
  changes: ['tablets'],
  tag: 'tablets',
  summary: 'Say what was found, and close an incident',
  description: 'The finding goes into the record of changes. No time is changed by it.',
  auth: 'manage',
  ...forThoseWith('tablets.change'),
  company: 'route',
  params: z.object({ companyId, incidentId: guid.meta({ description: 'An open incident.' }) }),
  body: requestBody({ finding: lineIn(500, 'What was found.') }),
  data: z
    .object({ incidentId: guidOut.meta({ description: 'The incident.' }) })
    .meta({ id: 'ClosedIncident', description: 'The incident that was closed.' }),
  errors: ['incident.not_open'],
  example: {
    params: { companyId: COMPANY, incidentId: INCIDENT },
    body: { finding: 'The battery was empty, so the clock began anew.' },
    data: { incidentId: INCIDENT },
  },
});
