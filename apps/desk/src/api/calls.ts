// Every read and every change of a page goes through here, by the name of its operation. What a change makes old follows from the contract: each
// read that shows a part of the record that the change changes. Nothing else in the desk says it.
import { useCallback } from 'react';
import {
  hashKey,
  queryOptions,
  useQueryClient,
  type Query,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { MANAGE_CALLS } from '@stimpill/api-types/manage-calls';
import { callManage, type CallInput } from './call-manage.ts';
import type { AnswerOf, DataFor, Fetched, OperationId } from './contract.ts';
import { useSending } from './use-sending.ts';

/** For what is read over which something is changed: the record as it is now, each time it is opened. */
export const READ_ANEW = { staleTime: 0, gcTime: 0 } as const;

/** Under which a read is kept: the parts of the record that it shows, what it is made of, and what else tells it from others. */
export const keyOf = (reads: readonly OperationId[], ...rest: readonly unknown[]) => [
  reads.flatMap((id) => MANAGE_CALLS[id].shows ?? []),
  reads,
  ...rest,
];

/**
 * A read of the server, for `useQuery`. Where the server tells the state of what it answers, it answers again only what has changed.
 * @param input undefined: there is nothing to ask yet
 */
export function query<Id extends OperationId>(id: Id, input: CallInput<Id> | undefined) {
  return queryOptions({
    queryKey: keyOf([id], input),
    queryFn: ({ client, queryKey, signal }) => {
      const known = MANAGE_CALLS[id].versioned
        ? undefined
        : client.getQueryData<Fetched<DataFor<Id>>>(queryKey);
      return callManage(id, { ...input, known, signal } as unknown as CallInput<Id>);
    },
    select: MANAGE_CALLS[id].versioned ? whole<Id> : dataOf<Id>,
    ...(input === undefined && { enabled: false }),
  });
}

const whole = <Id extends OperationId>(fetched: Fetched<DataFor<Id>>) => fetched as AnswerOf<Id>;
const dataOf = <Id extends OperationId>({ data }: Fetched<DataFor<Id>>) => data as AnswerOf<Id>;

/** Asks now, whatever is kept, and keeps nothing. @throws CallFailed */
export async function ask<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<AnswerOf<Id>> {
  const answer = await callManage(id, input);
  return MANAGE_CALLS[id].versioned ? whole<Id>(answer) : dataOf<Id>(answer);
}

/** Sends a change and reads anew what it made old, before it ends. @throws CallFailed */
export async function send<Id extends OperationId>(
  client: QueryClient,
  id: Id,
  input: CallInput<Id>,
): Promise<AnswerOf<Id>> {
  const answer = await ask(id, input);
  await makeOld(client, id);
  return answer;
}

/** `send` of one operation, for a form, which says itself its outcome. */
export function useSend<Id extends OperationId>(id: Id) {
  const client = useQueryClient();
  return useCallback((input: CallInput<Id>) => send(client, id, input), [client, id]);
}

/** A change that a button sends. */
export function useCall<Id extends OperationId>(
  id: Id,
  options: Omit<UseMutationOptions<AnswerOf<Id>, Error, CallInput<Id>>, 'mutationFn'> = {},
): UseMutationResult<AnswerOf<Id>, Error, CallInput<Id>> {
  return useSending({ ...options, mutationFn: useSend(id) });
}

/** Reads anew what this change made old. @param isMeant which of it, where that is not all */
export async function makeOld(
  client: QueryClient,
  id: OperationId,
  isMeant: (query: Query) => boolean = () => true,
): Promise<void> {
  const changed: readonly unknown[] = MANAGE_CALLS[id].changes ?? [];
  const isOld = ({ queryKey: [shown] }: Query) =>
    Array.isArray(shown) && shown.some((part) => changed.includes(part));
  await client.invalidateQueries({ predicate: (query) => isOld(query) && isMeant(query) });
}

/** Reads these anew where they are shown, though nothing was changed. */
export async function readAgain(client: QueryClient, ...reads: readonly OperationId[]): Promise<void> {
  const isMeant = ({ queryKey: [, of] }: Query) => Array.isArray(of) && reads.some((id) => of.includes(id));
  await client.invalidateQueries({ predicate: isMeant });
}

/**
 * Sends a change that answers with the record as it is now: that stands in place of what was read, and what else is old is read anew.
 * @param read under which key the record is kept
 * @throws CallFailed
 */
export async function sendAndKeep<Id extends OperationId>(
  client: QueryClient,
  id: Id,
  input: CallInput<Id>,
  { queryKey }: { readonly queryKey: QueryKey },
): Promise<AnswerOf<Id>> {
  const saved = await ask(id, input);
  client.setQueryData(queryKey, saved);
  const kept = hashKey(queryKey);
  await makeOld(client, id, ({ queryHash }) => queryHash !== kept);
  return saved;
}
