import type { ManageHandlers } from '#http/handlers.ts';
import { readToday, type TodayDeps } from './read-today.ts';
import { toToday } from './to-today.ts';

export function manageTodayHandlers(deps: TodayDeps) {
  return { getToday: async ({ caller }) => toToday(await readToday(deps, caller)) } satisfies ManageHandlers;
}
