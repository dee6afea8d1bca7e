// All that a page of ours has to know to call the manage API, read off the contract. A build for browsers puts what comes out here in place of
// this file (`packages/ui/build/contract-as-data.ts`), so that no schema is loaded.
import type { Operation } from '../operation.ts';
import type { Subject } from '../subjects.ts';
import { manageOperations, type ManageOperationId } from './index.ts';

export { MOST_PEOPLE_AT_ONCE } from './entries-for-many.ts';
export { PAYROLL_SYSTEM_NAMES } from './payroll-systems.ts';
export { MOST_PINS } from './people-access.ts';

/** What to know of an operation to call it. */
export type ManageCall = {
  /** Such as `GET /companies/{companyId}/people`. */
  readonly route: string;
  readonly makesNothing?: true;
  readonly versioned?: true;
  readonly shows?: readonly Subject[];
  readonly changes?: readonly Subject[];
};

const toCall = ({ method, path, makesNothing, versioned, shows, changes }: Operation): ManageCall => ({
  route: `${method} ${path}`,
  ...(makesNothing && { makesNothing }),
  ...(versioned && { versioned }),
  ...(shows?.length && { shows }),
  ...(changes?.length && { changes }),
});

/** By the name of the operation. */
export const MANAGE_CALLS = Object.fromEntries(
  Object.entries<Operation>(manageOperations).map(([id, operation]) => [id, toCall(operation)]),
) as Readonly<Record<ManageOperationId, ManageCall>>;
