// The APIs that users call with a token: the public one and the one of our own apps for managers. Tests hold both to the same promises.
import { operations, type Operation, type OperationId } from '@stimpill/api-types';
import { manageOperations, type ManageOperationId } from '@stimpill/api-types/manage';

export const describedOperations = { ...operations, ...manageOperations };

export type DescribedOperationId = OperationId | ManageOperationId;

/** Whether an access token of a user opens it. */
export function takesUserToken({ auth }: Pick<Operation, 'auth'>): boolean {
  return auth === 'user' || auth === 'manage';
}

/** Under which address an operation stands. */
export function basePathOf({ id }: Pick<Operation, 'id'>): string {
  return id in manageOperations ? '/api/manage/v1' : '/api/v1';
}
