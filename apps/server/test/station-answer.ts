import { buildOpenApiDocument } from '@stimpill/api-types/openapi';
import { STATION_API_INFO, stationOperations, type StationOperationId } from '@stimpill/api-types/station';
import { describedAnswers } from './described-answers.ts';

const document = buildOpenApiDocument(stationOperations, STATION_API_INFO, 'closed');
const described = describedAnswers('station', document);

/** Fails when the description of the station API does not allow the answer. */
export const expectDescribed = (id: StationOperationId, status: number, body: unknown) =>
  described.expectDescribed(stationOperations[id], status, body);

/** Whether it allows such a body. */
export const isDescribedBody = (id: StationOperationId, body: unknown) =>
  described.isDescribedBody(stationOperations[id], body);
