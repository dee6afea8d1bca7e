import type { DomainErrorDetails } from '#errors/domain-error.ts';

/** Why a session has ended, as it is kept with it and told at the desk. */
export type SessionEnd = NonNullable<DomainErrorDetails['sessionEnd']>;
