// The payroll systems for which a company keeps codes and a form of file.
import { EXPORT_TARGETS } from '../payroll.ts';

/** Those of the public preview, and those that only our own apps know. */
export const PAYROLL_SYSTEMS = [...EXPORT_TARGETS, 'h3', 'regla'] as const;

/** Each as it calls itself, in the order in which people choose among them. `generic` is any other. */
export const PAYROLL_SYSTEM_NAMES = {
  dk: 'DK',
  regla: 'Regla / Tímon',
  kjarni: 'Kjarni',
  h3: 'H3',
  payday: 'Payday',
  businessCentral: 'Business Central',
} as const satisfies Record<Exclude<(typeof PAYROLL_SYSTEMS)[number], 'generic'>, string>;
