// What an operation is. Routes, validation, types, the kiosk's calls and the OpenAPI document are derived from these values.
import { z } from 'zod';
import type { AnyErrorCode } from './any-error-code.ts';
import type { ErrorCode } from './error-codes.ts';
import type { Act } from './manage/rights.ts';
import type { Role } from './roles.ts';
import type { Subject } from './subjects.ts';

/**
 * Who may call: nobody in particular, a user (JWT), a registered device, or an employee signed in on a device. A station is a
 * device that signs its requests. `ownPage` is nobody in particular, but from a page that we served; `desk` is somebody signed in at
 * the desk, by cookie; `manage` is either of a user and the desk. `phone` is a phone that was let in to somebody's own record, by cookie, and
 * `openPhone` such a phone on which the PIN was typed lately.
 */
export type Auth =
  | 'none'
  | 'user'
  | 'device'
  | 'employeeSession'
  | 'station'
  | 'stationEmployee'
  | 'ownPage'
  | 'desk'
  | 'manage'
  | 'phone'
  | 'openPhone';

/** Feature flags of a company that an operation can depend on. */
export type FeatureFlag = 'enableProjects' | 'enableShifts';

/** The chapters of the API reference. */
export type Tag =
  | 'auth'
  | 'system'
  | 'punches'
  | 'kiosk'
  | 'timesheets'
  | 'reviews'
  | 'schedules'
  | 'payroll'
  | 'absences'
  | 'projects'
  | 'people'
  | 'holidays'
  | 'station'
  | 'session'
  | 'account'
  | 'tablets'
  | 'company'
  | 'log'
  | 'serviceAccounts'
  | 'firstRun'
  | 'own';

/** One example of a call; a test checks it against the schemas. */
export type OperationExample = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly data: unknown;
};

/** One endpoint, whole. */
export type Operation = {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base address, with `{name}` for parameters. */
  readonly path: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  readonly auth: Auth;
  /** Roles that pass; left out where every authenticated caller passes. */
  readonly roles?: readonly Role[];
  /**
   * What somebody does who calls it, as `manage/rights.ts` names it: about whom they may, above all. The server asks `may` where it has
   * the record; tests try every operation by it.
   */
  readonly acts?: readonly Act[];
  /** Of the whole company: not for managers who are limited to departments. */
  readonly wholeCompany?: true;
  /** The feature that the company must have turned on. */
  readonly feature?: FeatureFlag;
  /**
   * A device needs only its token here. So a device that has bound a key is refused, and for the others the company's address rule
   * holds.
   */
  readonly byTokenAlone?: true;
  /** What it is sent or answers is a way in by itself, so it is refused over plain HTTP, but for pages of this machine. */
  readonly overHttpsAlone?: true;
  /**
   * Asks for a confirmation of the last five minutes that it is still the person who signed in. An access token is never confirmed.
   */
  readonly freshFactor?: true;
  /** A service account needs no such confirmation, because there is nobody to ask. */
  readonly openToServices?: true;
  /** Open also to somebody who must add a second factor before everything else. */
  readonly withoutFactor?: true;
  /**
   * About one record with a version: GET and PUT answer with its `ETag`, PUT and DELETE must name it in `If-Match`. If the record is
   * another meanwhile, nothing is written.
   */
  readonly versioned?: true;
  /**
   * A POST that makes nothing more when it is sent twice: it asks, proves who somebody is, or begins what another request finishes. All the
   * others of somebody who is known take the key of a press.
   */
  readonly makesNothing?: true;
  /** A read that pages repeat, and that is no list: it has an `ETag`, and `If-None-Match` with it is answered 304 Not Modified. */
  readonly repeated?: true;
  /** Of a read: the parts of the record that its answer hangs on. Whatever changes one of them makes the answer old. */
  readonly shows?: readonly Subject[];
  /** Of what is no read: the parts of the record that it changes. */
  readonly changes?: readonly Subject[];
  /** Where the company is named; it is checked before everything else about the input. */
  readonly company?: 'route' | 'query' | 'body';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** A body may be left out altogether. */
  readonly bodyOptional?: true;
  /** The most that a body may hold; 64 KiB unless said. */
  readonly maxBodyKiB?: number;
  /** Only for a station: the signature may have any time, because the caller asks for the time. */
  readonly signedAtAnyTime?: true;
  readonly data: z.ZodType;
  /** Codes beyond those that follow from auth, roles and input; see `errorCodesOf`. */
  readonly errors: readonly AnyErrorCode[];
  readonly example: OperationExample;
};

/** Declares an operation; keeps its exact type. */
export function defineOperation<const O extends Operation>(operation: O): O {
  return operation;
}

type OperationsOf<Described> = {
  readonly [Name in keyof Described as Described[Name] extends Operation ? Name : never]: Described[Name];
};

/** The operations among what is exported, each by its id, in the order of their addresses. */
export function operationsOf<Described extends object>(described: Described): OperationsOf<Described> {
  const operations = Object.values(described).filter(isOperation).sort(byAddress);
  return Object.fromEntries(
    operations.map((operation) => [operation.id, operation]),
  ) as OperationsOf<Described>;
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const METHODS: readonly Operation['method'][] = ['GET', 'POST', 'PUT', 'DELETE'];

const byAddress = (one: Operation, other: Operation) =>
  one.path < other.path
    ? -1
    : one.path > other.path
      ? 1
      : METHODS.indexOf(one.method) - METHODS.indexOf(other.method);

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type PartOf<O, Part extends string> = O extends Readonly<Record<Part, infer Schema>> ? Schema : undefined;

/** What a handler is given: the validated parts of a request. */
export type RequestOf<O extends Operation> = {
  readonly params: OutputOf<PartOf<O, 'params'>>;
  readonly query: OutputOf<PartOf<O, 'query'>>;
  readonly body: OutputOf<PartOf<O, 'body'>>;
};

/** What a client sends. */
export type CallOf<O extends Operation> = {
  readonly params: InputOf<PartOf<O, 'params'>>;
  readonly query: InputOf<PartOf<O, 'query'>>;
  readonly body: InputOf<PartOf<O, 'body'>>;
};

/** `data` of a successful answer. */
export type DataOf<O extends Operation> = z.output<O['data']>;

/**
 * Whether its answer has an ETag: complete lists and reads that pages repeat. A client may keep it and ask with `If-None-Match` whether
 * it has changed.
 */
export function tellsState({ method, data, repeated }: Operation): boolean {
  return method === 'GET' && (repeated === true || data instanceof z.ZodArray);
}

/** Whether somebody of whom the company demands a second factor must have one. Only the desk lets people in without. */
export function asksForFactor({ auth, withoutFactor }: Operation): boolean {
  return (auth === 'desk' || auth === 'manage') && withoutFactor !== true;
}

/** Whether a call must name the version of the record that it changes. */
export function namesVersion({ method, versioned }: Operation): boolean {
  return versioned === true && method !== 'GET';
}

/** Whether it takes the key of a press, so that what one press sends is done once however often it arrives. */
export function takesKey({ method, auth, makesNothing }: Operation): boolean {
  return method === 'POST' && (auth === 'desk' || auth === 'manage') && makesNothing !== true;
}

/** Whether a success tells the version of the record. */
export function tellsVersion({ method, versioned }: Operation): boolean {
  return versioned === true && method !== 'DELETE';
}

const DEVICE_CODES = ['auth.token_missing', 'auth.token_invalid', 'kiosk.device_revoked'] as const;
const SIGNATURE_CODES = [
  'station.key_missing',
  'station.signature_invalid',
  'station.signature_expired',
] as const;
const EMPLOYEE_CODES = ['kiosk.employee_token_invalid', 'kiosk.employee_token_expired'] as const;

const USER_CODES = [
  'auth.token_missing',
  'auth.token_invalid',
  'auth.token_expired',
  'auth.session_revoked',
] as const;
const PAGE_CODES = ['auth.request_forged'] as const;
const PHONE_CODES = ['auth.token_missing', ...PAGE_CODES, 'phone.unknown', 'phone.turned_off'] as const;

const TOKEN_CODES: Record<Auth, readonly AnyErrorCode[]> = {
  none: [],
  user: USER_CODES,
  device: DEVICE_CODES,
  employeeSession: [...DEVICE_CODES, ...EMPLOYEE_CODES],
  station: [...DEVICE_CODES, ...SIGNATURE_CODES],
  stationEmployee: [...DEVICE_CODES, ...SIGNATURE_CODES, ...EMPLOYEE_CODES],
  ownPage: [...PAGE_CODES, 'auth.connection_not_secure'],
  desk: ['auth.token_missing', 'auth.session_revoked', ...PAGE_CODES],
  manage: [...USER_CODES, ...PAGE_CODES],
  phone: PHONE_CODES,
  openPhone: [...PHONE_CODES, 'phone.locked'],
};

const TOKEN_ALONE_CODES = ['kiosk.signature_required', 'company.ip_not_allowed'] as const;

/** Codes that are answered before an operation is found: they belong to the address, not to an operation. */
export const CODES_OUTSIDE_OPERATIONS = [
  'route.not_found',
  'route.method_not_allowed',
] as const satisfies readonly ErrorCode[];

const KEY_CODES = ['request.key_reused', 'request.key_at_work', 'request.made_already'] as const;

const BODY_CODES: readonly ErrorCode[] = [
  'request.malformed_json',
  'request.too_large',
  'request.unsupported_media_type',
];

/** Every code an operation can answer with, those implied by its shape included, in the order of the checks. */
export function errorCodesOf(operation: Operation): readonly AnyErrorCode[] {
  const takesInput = operation.params ?? operation.query ?? operation.body;
  return [
    ...new Set<AnyErrorCode>([
      'rate.limited',
      ...tokenCodesOf(operation),
      ...(operation.overHttpsAlone ? (['auth.connection_not_secure'] as const) : []),
      ...(asksForFactor(operation) ? (['auth.factor_demanded'] as const) : []),
      ...(operation.byTokenAlone ? TOKEN_ALONE_CODES : []),
      ...(operation.company === 'route' ? (['auth.company_mismatch'] as const) : []),
      ...(operation.roles ? (['auth.role_not_allowed'] as const) : []),
      ...(operation.wholeCompany ? (['auth.limited_to_departments'] as const) : []),
      ...(operation.feature ? (['company.feature_disabled'] as const) : []),
      ...(operation.freshFactor ? (['auth.confirmation_needed'] as const) : []),
      ...(namesVersion(operation) ? (['request.version_missing'] as const) : []),
      ...(operation.body ? BODY_CODES : []),
      ...(takesInput || takesKey(operation) ? (['request.invalid'] as const) : []),
      ...(takesKey(operation) ? KEY_CODES : []),
      ...operation.errors,
      ...(namesVersion(operation) ? (['record.changed_meanwhile'] as const) : []),
      'server.error',
      'server.unavailable',
    ]),
  ];
}

function tokenCodesOf({ auth, signedAtAnyTime }: Operation): readonly AnyErrorCode[] {
  return TOKEN_CODES[auth].filter((code) => !signedAtAnyTime || code !== 'station.signature_expired');
}
