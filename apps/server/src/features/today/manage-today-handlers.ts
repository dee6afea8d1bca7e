import type { ManageHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { noteCall, removeCall } from './note-call.ts';
import { readToday, type TodayDeps } from './read-today.ts';
import { toToday } from './to-today.ts';

export function manageTodayHandlers(deps: TodayDeps) {
  return {
    getToday: async ({ caller }) => toToday(await readToday(deps, caller)),

    noteCall: async ({ params: { employeeId }, caller }) => ({
      employeeId,
      calledAtUtc: toInstant(await noteCall(deps, caller, employeeId)),
    }),

    removeCall: async ({ params: { employeeId }, caller }) => {
      await removeCall(deps, caller, employeeId);
      return { employeeId, calledAtUtc: null };
    },
  } satisfies ManageHandlers;
}
