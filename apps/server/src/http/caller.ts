// Who is calling. What a caller may do is decided by operations and features, never here.
import type { Auth, Operation, Role } from '@stimpill/api-types';

type Nobody = { readonly kind: 'nobody' };

export type UserCaller = {
  readonly kind: 'user';
  readonly userId: string;
  /** At the command line: the operating system's user, null where that gives no name. Not given: somebody signed in. */
  readonly operator?: string | null;
  readonly companyId: string;
  readonly role: Role;
  /** The departments to which this person is limited now; null: all of the company. */
  readonly departmentIds: readonly string[] | null;
  readonly sessionId: string;
  /** By an access token, or by the cookie of the desk. */
  readonly via: 'token' | 'desk';
  /** The account of another system. */
  readonly isService: boolean;
  /** Whether the person has shown within the last minutes that it is still them; never by a token. */
  readonly isConfirmed: boolean;
  /** Whether the company demands a second factor of the person by now, and there is none. */
  readonly lacksFactor: boolean;
};

export type DeviceCaller = { readonly kind: 'device'; readonly deviceId: string; readonly companyId: string };

export type EmployeeSessionCaller = {
  readonly kind: 'employeeSession';
  readonly deviceId: string;
  readonly companyId: string;
  readonly employeeId: string;
};

/** A device that has signed its request. */
type StationCaller = DeviceCaller & { readonly keyEpoch: number };

/** An employee signed in on such a device. */
type StationEmployeeCaller = EmployeeSessionCaller & { readonly keyEpoch: number };

/** A phone that was let in to the record of somebody. */
export type PhoneCaller = {
  readonly kind: 'phone';
  readonly phoneId: string;
  readonly companyId: string;
  readonly employeeId: string;
  /** Whether the PIN was typed on it lately. */
  readonly isOpen: boolean;
};

export type Caller =
  | Nobody
  | UserCaller
  | DeviceCaller
  | StationCaller
  | EmployeeSessionCaller
  | StationEmployeeCaller
  | PhoneCaller;

type CallerByAuth = {
  readonly none: Nobody;
  readonly user: UserCaller;
  readonly device: DeviceCaller;
  readonly employeeSession: EmployeeSessionCaller;
  readonly station: StationCaller;
  readonly stationEmployee: StationEmployeeCaller;
  readonly ownPage: Nobody;
  readonly desk: UserCaller;
  readonly manage: UserCaller;
  readonly phone: PhoneCaller;
  readonly openPhone: PhoneCaller;
};

/** The kind of caller that an operation's authentication gives. */
export type CallerOf<O extends Operation> = CallerByAuth[O['auth'] & Auth];

/** Under whose request limit a request counts; null where no caller is known. */
export function subjectOf(caller: Caller): string | null {
  if (caller.kind === 'user') return `user:${caller.userId}`;
  if (caller.kind === 'phone') return `phone:${caller.phoneId}`;
  return caller.kind === 'nobody' ? null : `device:${caller.deviceId}`;
}
