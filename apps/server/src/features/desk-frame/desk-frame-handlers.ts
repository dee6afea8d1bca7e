import type { ManageHandlers } from '#http/mount-api.ts';
import { readDeskFrame, type DeskFrameDeps } from './read-desk-frame.ts';
import { toDeskFrame } from './to-desk-frame.ts';

export function deskFrameHandlers(deps: DeskFrameDeps) {
  return {
    getDeskFrame: async ({ caller }) => toDeskFrame(await readDeskFrame(deps, caller)),
  } satisfies ManageHandlers;
}
