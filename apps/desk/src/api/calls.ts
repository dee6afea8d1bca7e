// Every read and every change of a page goes through here, by the name of its operation. What a change makes stale follows from the contract: each
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
import { mayBeDone } from './call-failed.ts';
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

/** Sends a change and reads again what it made stale, before it ends. @throws CallFailed */
export async function send<Id extends OperationId>(
  client: QueryClient,
  id: Id,
  input: CallInput<Id>,
): Promise<AnswerOf<Id>> {
  const answer = await askToChange(client, id, input);
  await makeOld(client, id);
  return answer;
}

/** Where no answer came the change may have been made, and what it would have made stale is read again. */
async function askToChange<Id extends OperationId>(client: QueryClient, id: Id, input: CallInput<Id>) {
  try {
    return await ask(id, input);
  } catch (error) {
    // Whoever sent it is told first: that read may wait for the same network.
    if (mayBeDone(error)) void makeOld(client, id);
    throw error;
  }
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

/**
 * What this change made stale is read again where a page shows it, and otherwise when one shows it next.
 * @param isMeant which of it, where that is not all
 * @param refetchType `none`: nothing is asked for now, but when it is shown next, or by `readOld`
 */
export async function makeOld(
  client: QueryClient,
  id: OperationId,
  isMeant: (query: Query) => boolean = () => true,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  const changed: readonly unknown[] = MANAGE_CALLS[id].changes ?? [];
  const isOld = ({ queryKey: [shown] }: Query) =>
    Array.isArray(shown) && shown.some((part) => changed.includes(part));
  await client.invalidateQueries({ predicate: (query) => isOld(query) && isMeant(query), refetchType });
}

/** Reads again what is stale and shown. @param isMeant which of it */
export async function readOld(client: QueryClient, isMeant: (query: Query) => boolean): Promise<void> {
  const isOld = (query: Query) => query.state.isInvalidated && isMeant(query);
  await client.refetchQueries({ type: 'active', predicate: isOld });
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
  const saved = await askToChange(client, id, input);
  client.setQueryData(queryKey, saved);
  const kept = hashKey(queryKey);
  await makeOld(client, id, ({ queryHash }) => queryHash !== kept);
  return saved;
}
