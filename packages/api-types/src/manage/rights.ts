// Who may do what at the desk. The server decides by it, and the pages show by it what somebody may do, and why not.

/** Those who use the desk. */
export const MANAGING = ['owner', 'manager', 'accountant'] as const;
/** Those who decide about time and tablets. */
export const LEADING = ['owner', 'manager'] as const;
/** Every role a user of a company can have. `superadmin` passes only where an operation lists it. */
export const ROLES = [...MANAGING, 'employee', 'superadmin'] as const;

/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

type Right = {
  readonly roles: readonly Role[];
  /** About somebody: anyone who is limited to departments may only do it for people of these. */
  readonly staysInDepartments?: true;
  /** Nobody does it for their own time, unless the company allows that. */
  readonly notForOneself?: true;
  /** Nobody but an owner does it to their own record. */
  readonly ownByOwners?: true;
  /** To others with one of these roles nobody but an owner does it. */
  readonly ownersOver?: readonly Role[];
  /** Of the whole company: not for anyone who is limited to departments. */
  readonly wholeCompany?: true;
};

/** So long the person who approved takes it back without a reason: they see that it was not meant. */
export const UNDO_MS = 10 * 60_000;

const PAYING: readonly Role[] = ['owner', 'accountant'];
const OWNING: readonly Role[] = ['owner', 'superadmin'];
/** Anyone who has more than an employee. */
const ABOVE: readonly Role[] = [...MANAGING, 'superadmin'];

const RIGHTS = {
  'desk.use': { roles: MANAGING },
  'today.read': { roles: MANAGING, staysInDepartments: true },
  'people.read': { roles: MANAGING, staysInDepartments: true },
  /** The record of somebody, beside what `people.employ` is about. */
  'people.change': { roles: LEADING, staysInDepartments: true, ownByOwners: true, ownersOver: OWNING },
  /** With what somebody signs in, whether they may, since when and until when they work here, and in which departments. */
  'people.employ': { roles: LEADING, staysInDepartments: true, ownByOwners: true, ownersOver: ABOVE },
  'people.sessions': { roles: LEADING, staysInDepartments: true, ownersOver: ABOVE },
  'people.pin': { roles: LEADING, staysInDepartments: true, ownersOver: ABOVE },
  'people.unlock': { roles: LEADING, staysInDepartments: true, ownersOver: OWNING },
  'people.import': { roles: ['owner'] },
  'people.export': { roles: ['owner'] },
  'people.erase': { roles: ['owner'] },
  'roles.change': { roles: ['owner'] },
  'factors.reset': { roles: ['owner'] },
  'passwords.reset': { roles: ['owner'] },
  'tablets.read': { roles: MANAGING },
  /** A tablet has the names of everybody, and its incidents are about the punches of all. */
  'tablets.change': { roles: LEADING, wholeCompany: true },
  /** A stolen one cannot wait. */
  'tablets.revoke': { roles: LEADING },
  'managerCode.read': { roles: MANAGING, wholeCompany: true },
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

/** Whom a record is about. Where a right asks for what is not given here, nobody but an owner has it. */
export type AboutPerson = {
  readonly employeeId: string;
  readonly role?: Role;
  readonly departmentIds?: readonly string[];
};

/** Why somebody may not. */
export type NoRight =
  | 'role'
  | 'limited'
  | 'otherPerson'
  | 'otherDepartment'
  | 'ownTime'
  | 'ownRecord'
  | 'ownersOnly';

/**
 * Whether somebody may do something.
 * @param about the person whom the record is about; not given for what is about nobody, and where the answer is the same for everybody
 * @returns null: yes; otherwise why not
 */
export function may(caller: RightsHolder, act: Act, about?: AboutPerson): NoRight | null {
  const right: Right = RIGHTS[act];
  if (!right.roles.includes(caller.role)) return 'role';
  if (right.wholeCompany && (caller.departmentIds ?? null) !== null) return 'limited';
  if (about === undefined) return null;
  return about.employeeId === caller.userId
    ? mayToOneself(caller, right)
    : mayToAnother(caller, right, about);
}

/** What an operation says about its callers where it is for anyone who may do all of that. */
export function forThoseWith(...acts: readonly Act[]): {
  readonly acts: readonly Act[];
  readonly roles: readonly Role[];
  readonly wholeCompany?: true;
} {
  const rights: readonly Right[] = acts.map((act) => RIGHTS[act]);
  const [first, ...others] = rights.map(({ roles }) => roles);
  const roles = first?.filter((role) => others.every((each) => each.includes(role))) ?? [];
  return { acts, roles, ...(rights.some(({ wholeCompany }) => wholeCompany) && { wholeCompany: true }) };
}

/** Whether what somebody does so is about people, and ends for a manager with the departments to which they are limited. */
export function staysInDepartments(act: Act): boolean {
  const { staysInDepartments: stays }: Right = RIGHTS[act];
  return stays === true;
}

function mayToOneself({ role, decidesOwnTime }: RightsHolder, right: Right): NoRight | null {
  if (right.notForOneself && !decidesOwnTime) return 'ownTime';
  return right.ownByOwners && role !== 'owner' ? 'ownRecord' : null;
}

function mayToAnother(caller: RightsHolder, right: Right, about: AboutPerson): NoRight | null {
  if (caller.role === 'employee') return 'otherPerson';
  if (right.staysInDepartments && isElsewhere(caller, about)) return 'otherDepartment';
  const isOver = right.ownersOver && (about.role === undefined || right.ownersOver.includes(about.role));
  return isOver && caller.role !== 'owner' ? 'ownersOnly' : null;
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
