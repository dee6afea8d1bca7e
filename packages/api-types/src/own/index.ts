// The surface of the contract of the own page. What the page needs at run time is in the entry `own-calls`, without schemas.
import { operationsOf } from '../operation.ts';
import * as described from './every-operation.ts';

export { OWN_API_INFO } from './own-api-info.ts';

/** Every operation of the own page, under `/api/own/v1`. */
export const ownOperations = operationsOf(described);

/** The id of an operation of the own page. */
export type OwnOperationId = keyof typeof ownOperations;
