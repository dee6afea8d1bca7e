import { z } from 'zod';
import { ROLES } from './manage/rights.ts';

export { ROLES, type Role } from './manage/rights.ts';

/** The role of a user, as tokens carry it and as it is exposed on employee records. */
export const role = z.enum(ROLES).meta({ description: 'Role of the user within the company.' });
