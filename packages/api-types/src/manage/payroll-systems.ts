// The payroll systems for which a company keeps codes and a form of file.
import { EXPORT_TARGETS } from '../payroll.ts';

/** Those of the public preview, and those that only our own apps know. */
export const PAYROLL_SYSTEMS = [...EXPORT_TARGETS, 'h3', 'regla'] as const;
