// Who may do what at the desk. The server decides by it, and the pages show by it what somebody may do, and why not.
import type { Role } from '../roles.ts';

type Right = {
  readonly roles: readonly Role[];
  /** About somebody: whoever is limited to departments may only do it for people of these. */
  readonly staysInDepartments?: true;
  /** Nobody does it for their own time, unless the company allows that. */
  readonly notForOneself?: true;
};

const MANAGING: readonly Role[] = ['owner', 'manager', 'accountant'];
const LEADING: readonly Role[] = ['owner', 'manager'];
const PAYING: readonly Role[] = ['owner', 'accountant'];

const RIGHTS = {
  'desk.use': { roles: MANAGING },
  'today.read': { roles: MANAGING, staysInDepartments: true },
  'people.read': { roles: MANAGING, staysInDepartments: true },
  'people.change': { roles: LEADING, staysInDepartments: true },
  'people.pin': { roles: LEADING, staysInDepartments: true },
  'people.import': { roles: ['owner'] },
  'people.export': { roles: ['owner'] },
  'roles.change': { roles: ['owner'] },
  'factors.reset': { roles: ['owner'] },
  'passwords.reset': { roles: ['owner'] },
  'tablets.read': { roles: MANAGING },
  'tablets.change': { roles: LEADING },
  'company.read': { roles: MANAGING },
  'company.change': { roles: ['owner'] },
  'rules.change': { roles: ['owner'] },
  'rules.replay': { roles: PAYING },
  'serviceAccounts.change': { roles: ['owner'] },
  'log.read': { roles: PAYING },
  /** Employees read their own. */
  'time.read': { roles: ['employee', 'manager', 'owner', 'accountant'], staysInDepartments: true },
  'time.decide': { roles: LEADING, staysInDepartments: true, notForOneself: true },
  /** Employees read their own, and ask for themselves. */
  'leave.read': { roles: ['employee', 'manager', 'owner', 'accountant'], staysInDepartments: true },
  'leave.ask': { roles: ['employee', 'manager', 'owner'], staysInDepartments: true },
  'month.read': { roles: MANAGING, staysInDepartments: true },
  'payroll.read': { roles: PAYING },
  'payroll.export': { roles: PAYING },
} as const satisfies Record<string, Right>;

/** Something that somebody may do or not. */
export type Act = keyof typeof RIGHTS;

/** Who wants to do it. */
export type RightsHolder = {
  readonly userId: string;
  readonly role: Role;
  /** The departments to which a manager is limited; null or not given: all of the company. */
  readonly departmentIds?: readonly string[] | null;
  /** Whether the company lets people decide about their own time. */
  readonly decidesOwnTime?: boolean;
};

/** Whom a record is about. */
export type AboutPerson = { readonly employeeId: string; readonly departmentIds?: readonly string[] };

/** Why somebody may not. */
export type NoRight = 'role' | 'otherPerson' | 'otherDepartment' | 'ownTime';

/**
 * Whether somebody may do something.
 * @param about the person whom the record is about; not given for what is about nobody, and where the answer is the same for everybody
 * @returns null: yes; otherwise why not
 */
export function may(caller: RightsHolder, act: Act, about?: AboutPerson): NoRight | null {
  const right: Right = RIGHTS[act];
  if (!right.roles.includes(caller.role)) return 'role';
  if (about === undefined) return null;
  const isOneself = about.employeeId === caller.userId;
  if (caller.role === 'employee' && !isOneself) return 'otherPerson';
  if (right.notForOneself && isOneself && !caller.decidesOwnTime) return 'ownTime';
  return right.staysInDepartments && !isOneself && isElsewhere(caller, about) ? 'otherDepartment' : null;
}

/** Every role that may do it, for itself at least. */
export function rolesWith(act: Act): readonly Role[] {
  return RIGHTS[act].roles;
}

function isElsewhere(
  { departmentIds: limit = null }: RightsHolder,
  { departmentIds = [] }: AboutPerson,
): boolean {
  return limit !== null && !departmentIds.some((id) => limit.includes(id));
}
