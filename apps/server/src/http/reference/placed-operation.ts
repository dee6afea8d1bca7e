import type { OperationObject } from '@stimpill/api-types/openapi';

export type PlacedOperation = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly operation: OperationObject;
};
