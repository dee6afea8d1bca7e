// Who made a change, for people and for machines.
import type { Author } from '#features/changes/change.ts';

const DOORS = {
  'command line': 'at the command line',
  desk: 'at the desk',
  kiosk: 'at the kiosk',
  station: 'the tablet by itself',
  demo: 'the demo',
} as const;

/** @param names of people by id */
export function authorText({ door, userId, operator }: Author, names: ReadonlyMap<string, string>): string {
  if (userId !== null) return `${names.get(userId) ?? userId} ${DOORS[door]}`;
  if (door !== 'command line') return DOORS[door];
  return operator === null ? `operator ${DOORS[door]}` : `operator ${DOORS[door]} (${operator})`;
}

export function authorJson({ door, userId, operator }: Author, names: ReadonlyMap<string, string>) {
  return { door, userId, userName: userId && (names.get(userId) ?? null), operator };
}
