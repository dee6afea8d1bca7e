// An API of the contract becomes routes: each operation with the handler of its name.
import type { Operation, operations } from '@stimpill/api-types';
import type { RequestHandler } from 'express';
import { assertNeverHappens } from '#errors/domain-error.ts';
import {
  mountOperation,
  refuseOtherMethods,
  type EitherHandler,
  type MountDeps,
  type Handler,
} from './mount-operation.ts';
import { routesByPlace } from './routes-by-place.ts';
import type { ownOperations } from '@stimpill/api-types/own';
import type { manageOperations } from '@stimpill/api-types/manage';
import type { stationOperations } from '@stimpill/api-types/station';

/** What handlers of each API are: `satisfies` gives a feature's own their inputs and checks their answers. */
type HandlersAmong<Operations extends Readonly<Record<string, Operation>>> = {
  readonly [Id in keyof Operations]?: Handler<Operations[Id]>;
};

export type V1Handlers = HandlersAmong<typeof operations>;
export type ManageHandlers = HandlersAmong<typeof manageOperations>;
export type OwnHandlers = HandlersAmong<typeof ownOperations>;
export type StationHandlers = HandlersAmong<typeof stationOperations>;

type Operations = Readonly<Record<string, Operation>>;
type HandlersOf<Of extends Operations> = { readonly [Id in keyof Of]: EitherHandler<Of[Id]> };
type NoneBesides<Given, Of> = Readonly<Record<Exclude<keyof Given, keyof Of>, never>>;

/** A handler too many does not compile, nor one that is missing. */
export function mountApi<Of extends Operations, Given extends HandlersOf<Of>>(
  operations: Of,
  handlers: Given & NoneBesides<Given, Of>,
  deps: MountDeps,
): RequestHandler {
  const router = routesByPlace();
  const byId = handlers as unknown as Readonly<Record<string, EitherHandler<Operation>>>;
  for (const [id, operation] of Object.entries(operations)) {
    const handler = byId[id] ?? assertNeverHappens(`nobody answers ${id}`);
    mountOperation(router, operation, handler, deps);
  }
  refuseOtherMethods(router, Object.values(operations));
  return router.handler;
}
