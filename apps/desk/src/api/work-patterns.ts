// The regular hours of a person from a day on, and what is proposed from the last thirteen weeks.
import type { PersonRecord, WorkPatternEffect, WorkPatternProposal } from '@stimpill/api-types/manage';

export type { WorkPatternEffect, WorkPatternProposal };
export type PatternChange = PersonRecord['workPatternChanges'][number];
