import type { manageOperations } from '@stimpill/api-types/manage';
import type { Handler } from '#http/mount-operation.ts';
import { readToday, type TodayDeps } from './read-today.ts';
import { toToday } from './to-today.ts';

export type ManageTodayHandlers = { readonly getToday: Handler<typeof manageOperations.getToday> };

export function manageTodayHandlers(deps: TodayDeps): ManageTodayHandlers {
  return { getToday: async ({ caller }) => toToday(await readToday(deps, caller)) };
}
