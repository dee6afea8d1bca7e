// Every operation of the manage API, from the files that describe them.
import { operationsOf } from '../operation.ts';
import * as described from './every-operation.ts';

/** Every manage operation that is built. */
export const manageOperations = operationsOf(described);

/** The id of a manage operation. */
export type ManageOperationId = keyof typeof manageOperations;
