// Hours by week and department, overtime and punctuality by person.
import type { WorkSummary } from '@stimpill/api-types/manage';

export type { WorkSummary };
export type SummarizedPerson = WorkSummary['people'][number];
