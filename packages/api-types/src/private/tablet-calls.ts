// All that a tablet has to know to call the server, read off the contract. A build for browsers puts what comes out here in place of this file
// (`packages/ui/build/contract-as-data.ts`), so that no schema is loaded.
import type { Operation } from '../operation.ts';
import { operations } from '../operations.ts';
import { stationOperations } from './station.ts';

export { MAX_BATCH_ITEMS } from './station-punches.ts';

/** Of the API of partners: whether the server is there, the shared terminal, and who registers a tablet by hand. */
const OF_PARTNERS = [
  'getHealth',
  'registerDevice',
  'getPunchList',
  'listTerminalDepartments',
  'terminalPunch',
  'login',
  'revokeSession',
] as const;

/** What a tablet calls. */
export type TabletOperations = Pick<typeof operations, (typeof OF_PARTNERS)[number]> &
  typeof stationOperations;

type TabletCall<O extends Operation> = Pick<O, 'method' | 'auth'> & { readonly path: string };

/** By the name of the operation; `path` from the root of the server. */
export const TABLET_CALLS = {
  ...callsBelow(
    '/api/v1',
    OF_PARTNERS.map((id) => operations[id]),
  ),
  ...callsBelow('/api/station/v1', Object.values(stationOperations)),
} as { readonly [Id in keyof TabletOperations]: TabletCall<TabletOperations[Id]> };

function callsBelow(base: string, described: readonly Operation[]) {
  return Object.fromEntries(
    described.map(({ id, method, path, auth }) => [id, { method, path: base + path, auth }]),
  );
}
