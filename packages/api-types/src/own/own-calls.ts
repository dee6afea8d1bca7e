// All that the own page has to know to call the server, read off the contract. A build for browsers puts what comes out here in place of this file
// (`packages/ui/build/contract-as-data.ts`), so that no schema is loaded.
import type { Operation } from '../operation.ts';
import { ownOperations, type OwnOperationId } from './index.ts';

/** Such as `GET /api/own/v1/days`, by the name of the operation. */
export const OWN_CALLS = Object.fromEntries(
  Object.entries<Operation>(ownOperations).map(([id, { method, path }]) => [
    id,
    `${method} /api/own/v1${path}`,
  ]),
) as Readonly<Record<OwnOperationId, string>>;
