// The surface of the manage contract: everything our own apps for managers ask of the server, under `/api/manage/v1`.
import { explainDay } from './explained-days.ts';

export { MANAGE_API_INFO } from './manage-api-info.ts';
export type { ExplainedDay } from './explained-days.ts';

/** Every manage operation that is built. */
export const manageOperations = { explainDay } as const;

/** The id of a manage operation. */
export type ManageOperationId = keyof typeof manageOperations;
