// The kinds of absence that a company has made, beside the four that everybody has: what they are called, as which of the four they count, what
// pays them, and in which colour they are shown.
import { z } from 'zod';
import { ABSENCE_KINDS, ASKED_KINDS, KIND_COLOURS, KIND_PAYS } from '../entry-kinds.ts';
import { guid, guidOut, isGiven } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import { nameLineIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const KIND = '3e2d1c0b-9a8f-4e7d-8c6b-5a4f3e2d1c0b';

const companyId = guid.meta({ description: 'Must be the company of the caller.' });
const ofCompany = z.object({ companyId });
const ofKind = z.object({ companyId, kindId: guid.meta({ description: 'The kind of absence.' }) });

const COUNTS_AS =
  'As which of the four it counts: in balances, in totals, and in the answers of the public API, which know no other.';
const PAYS =
  '`asCounted`: what pays the one as which it counts; `line`: a pay line; `nothing`: it is not paid.';

const absenceKindRecord = z
  .object({
    id: guidOut.meta({ description: 'Id of the kind.' }),
    name: z.string().meta({ description: 'What the company calls it.' }),
    countsAs: z.enum(ABSENCE_KINDS).meta({ description: COUNTS_AS }),
    pays: z.enum(KIND_PAYS).meta({ description: PAYS }),
    payLine: z.string().nullable().meta({ description: 'The pay line; null: none of its own.' }),
    colour: z.enum(KIND_COLOURS).meta({ description: 'In which colour its days are shown.' }),
    isActive: z.boolean().meta({ description: 'False: it is given to no more days.' }),
    mayBeAsked: z.boolean().meta({ description: 'Whether it can be asked for.' }),
    isInUse: z.boolean().meta({
      description: 'Whether days of absence have it: then what it counts as and what pays it stay.',
    }),
  })
  .meta({ id: 'AbsenceKindRecord', description: 'A kind of absence that the company has made.' });

/** A kind of absence that the company has made. */
export type AbsenceKindRecord = z.infer<typeof absenceKindRecord>;

/** What pages need to name and colour a day of one, and to offer it. */
export const shownAbsenceKind = absenceKindRecord.omit({ pays: true, payLine: true, isInUse: true }).meta({
  id: 'ShownAbsenceKind',
  description: 'A kind of absence that the company has made, as pages show it.',
});

const body = requestBody({
  name: nameLineIn(200, 'What the company calls it; no two have the same name.'),
  countsAs: z.enum(ABSENCE_KINDS).meta({ description: COUNTS_AS }),
  pays: z.enum(KIND_PAYS).meta({ description: PAYS }),
  payLine: nameLineIn(50, 'The pay line where `pays` is `line`; else null.').nullable(),
  colour: z.enum(KIND_COLOURS).meta({ description: 'In which colour its days are shown.' }),
  isActive: z.boolean().meta({ description: 'False ends it.' }),
  mayBeAsked: z.boolean().meta({
    description: `Whether it can be asked for; only where it counts as ${ASKED_KINDS.join(' or ')}.`,
  }),
}).superRefine((value, context) => {
  const { countsAs, pays, payLine, mayBeAsked } = value as Readonly<Record<string, unknown>>;
  const fault = (field: string, message: string) => {
    context.addIssue({ code: 'custom', path: [field], message });
  };
  if (pays === 'line' && payLine === null) fault('payLine', 'is needed where a pay line pays it');
  if ((pays === 'asCounted' || pays === 'nothing') && isGiven(payLine))
    fault('payLine', 'must be null where no pay line pays it');
  if (mayBeAsked === true && (countsAs === 'sick' || countsAs === 'sickChild'))
    fault('mayBeAsked', `must be false unless it counts as ${ASKED_KINDS.join(' or ')}`);
}, evenIfFieldsAreFaulty);

const said = {
  name: 'Starfsmenntun',
  countsAs: 'unpaidLeave' as const,
  pays: 'line' as const,
  payLine: 'DV',
  colour: 'green' as const,
  isActive: true,
  mayBeAsked: true,
};
const example: AbsenceKindRecord = { id: KIND, ...said, isInUse: false };

/** GET /companies/{companyId}/structure/absence-kinds */
export const listAbsenceKinds = defineOperation({
  id: 'listAbsenceKinds',
  method: 'GET',
  path: '/companies/{companyId}/structure/absence-kinds',
  shows: ['absenceKinds', 'leave'],
  tag: 'company',
  summary: 'The own kinds of absence',
  description: 'Every kind of absence that the company has made, by name, also those that have ended.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  params: ofCompany,
  data: z.array(absenceKindRecord),
  errors: [],
  example: { params: { companyId: COMPANY }, data: [example] },
});

/** GET /companies/{companyId}/structure/absence-kinds/{kindId} */
export const getAbsenceKind = defineOperation({
  id: 'getAbsenceKind',
  method: 'GET',
  path: '/companies/{companyId}/structure/absence-kinds/{kindId}',
  shows: ['absenceKinds', 'leave'],
  tag: 'company',
  summary: 'One own kind of absence',
  description: 'The kind of absence as it can be changed, with its version.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  versioned: true,
  params: ofKind,
  data: absenceKindRecord,
  errors: ['absence_kind.not_found'],
  example: { params: { companyId: COMPANY, kindId: KIND }, data: example },
});

/** POST /companies/{companyId}/structure/absence-kinds */
export const addAbsenceKind = defineOperation({
  id: 'addAbsenceKind',
  method: 'POST',
  path: '/companies/{companyId}/structure/absence-kinds',
  changes: ['absenceKinds'],
  tag: 'company',
  summary: 'Add an own kind of absence',
  description: 'A new kind of absence, which days can be given from then on.',
  auth: 'manage',
  ...forThoseWith('company.change'),
  company: 'route',
  params: ofCompany,
  body,
  data: absenceKindRecord,
  errors: ['record.name_taken'],
  example: { params: { companyId: COMPANY }, body: said, data: example },
});

/** PUT /companies/{companyId}/structure/absence-kinds/{kindId} */
export const changeAbsenceKind = defineOperation({
  id: 'changeAbsenceKind',
  method: 'PUT',
  path: '/companies/{companyId}/structure/absence-kinds/{kindId}',
  changes: ['absenceKinds'],
  tag: 'company',
  summary: 'Change or end an own kind of absence',
  description:
    'The kind becomes what is sent. One that ends keeps its days, and is given to no more. Once days have it, what it counts as and what pays ' +
    'it stay as they are.',
  auth: 'manage',
  ...forThoseWith('company.change'),
  company: 'route',
  versioned: true,
  params: ofKind,
  body,
  data: absenceKindRecord,
  errors: ['absence_kind.not_found', 'record.name_taken', 'absence_kind.in_use'],
  example: { params: { companyId: COMPANY, kindId: KIND }, body: said, data: example },
});
