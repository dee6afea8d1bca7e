import { z } from 'zod';

/** Every role a user of a company can have. `superadmin` passes only where an operation lists it. */
export const ROLES = ['owner', 'manager', 'accountant', 'employee', 'superadmin'] as const;

/** The role of a user, as tokens carry it and as it is exposed on employee records. */
export const role = z.enum(ROLES).meta({ description: 'Role of the user within the company.' });

/** One of {@link ROLES}. */
export type Role = z.infer<typeof role>;
