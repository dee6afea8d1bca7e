// What handlers of each API are: `satisfies` gives a feature's own their inputs and checks their answers.
import type { Operation, operations } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import type { stationOperations } from '@stimpill/api-types/station';
import type { Handler } from './mount-operation.ts';

type HandlersAmong<Operations extends Readonly<Record<string, Operation>>> = {
  readonly [Id in keyof Operations]?: Handler<Operations[Id]>;
};

export type V1Handlers = HandlersAmong<typeof operations>;
export type ManageHandlers = HandlersAmong<typeof manageOperations>;
export type StationHandlers = HandlersAmong<typeof stationOperations>;
