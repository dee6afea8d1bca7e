// Every operation that our own kiosk asks of the server, from the files that describe them.
import { operationsOf } from '../operation.ts';
import * as described from './every-operation.ts';

/** Every station operation that is built, under `/api/station/v1`. */
export const stationOperations = operationsOf(described);

/** The id of a station operation. */
export type StationOperationId = keyof typeof stationOperations;
