// The operations of the manage API as types: what each is asked and what it answers. Its schemas stay on the server.
import type { CallOf, DataOf } from '@stimpill/api-types';
import type { ManageOperationId, manageOperations } from '@stimpill/api-types/manage';

type Contract = typeof manageOperations;

export type OperationId = ManageOperationId;
export type DataFor<Id extends OperationId> = DataOf<Contract[Id]>;
export type CallFor<Id extends OperationId> = CallOf<Contract[Id]>;

/** What the server answered, and under which version it stands where it has one; to be sent back with a change. */
export type Fetched<Data> = { readonly data: Data; readonly version: string | undefined };

/** What a page gets of an answer: its data; of a record with a version that is changed over it, both. */
export type AnswerOf<Id extends OperationId> = Contract[Id] extends { readonly versioned: true }
  ? Fetched<DataFor<Id>>
  : DataFor<Id>;
