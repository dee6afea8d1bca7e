// What a person chooses and brings along with a punch: a project, a photo, a position.
import { createHash } from 'node:crypto';
import type { Chance } from '../chance.ts';
import type { Action, Door } from '../journal.ts';
import type { Company } from './companies.ts';
import type { Position, Brought } from './brought.ts';

/** Somebody at a door of the public API forgets what strict mode demands; a tablet would not let them. */
const FORGETS = 0.03;
const CHOOSES_FREELY = 0.6;
const CHOOSES_CLOSING = 0.06;
const CHOOSES_PART = 0.6;
const PHOTO_SHARES = { none: 0, optional: 0.15, required: 0.9 } as const;
const CAMERA_FAILS = 0.05;
const IS_LOCATED = 0.8;

export function planBrought(
  chance: Chance,
  { company, door, action }: { readonly company: Company; readonly door: Door; readonly action: Action },
  number: number,
): Brought {
  const word = `brought ${number}`;
  const isStart = action === 'start';
  const hasPosition = isStart && company.rules.isLocated && chance.of(word, 'located') < IS_LOCATED;
  return {
    ...(isStart ? chooseProject(chance, company, { door, word }) : NO_PROJECT),
    photo: door === 'station' ? takePhoto(chance, company, word) : 'none',
    position: hasPosition ? positionOf(chance, word) : null,
  };
}

const NO_PROJECT = { projectId: null, subProjectId: null };

function chooseProject(
  chance: Chance,
  { projects, rules }: Company,
  { door, word }: { readonly door: Door; readonly word: string },
): Pick<Brought, 'projectId' | 'subProjectId'> {
  const share = { none: 0, optional: CHOOSES_FREELY, strict: door === 'station' ? 1 : 1 - FORGETS }[
    rules.projects
  ];
  if (chance.of(word, 'chooses') >= share) return NO_PROJECT;
  const isOld = chance.of(word, 'old') < CHOOSES_CLOSING;
  const project = chance.pick(
    projects.filter(({ isClosing }) => isClosing === isOld),
    word,
    'project',
  );
  const hasPart = project.subProjectIds.length > 0 && chance.of(word, 'has part') < CHOOSES_PART;
  return {
    projectId: project.id,
    subProjectId: hasPart ? chance.pick(project.subProjectIds, word, 'part') : null,
  };
}

function takePhoto(chance: Chance, { rules }: Company, word: string): Brought['photo'] {
  if (chance.of(word, 'photo') >= PHOTO_SHARES[rules.photos]) return 'none';
  return chance.of(word, 'camera') < CAMERA_FAILS ? 'failed' : 'taken';
}

/**
 * All within a few metres. As doubles they all begin with the same bytes, so those bytes can be looked for wherever positions must not be
 * any more.
 */
export const LATITUDE_BYTES = [0x40, 0x50, 0x2b, 0x9d, 0x5a] as const;

function positionOf(chance: Chance, word: string): Position {
  const last = Array.from({ length: 3 }, (_, at) => chance.between(0, 255, word, 'latitude', at));
  const latitude = Buffer.from([...LATITUDE_BYTES, ...last]).readDoubleBE();
  return { latitude, longitude: -21 - chance.of(word, 'longitude') };
}

/** What every photo holds and nothing else does. */
export const PHOTO_CANARY = 'canary photo ';
const PHOTO_BYTES = 700;

/** A JPEG as far as the server looks: its first bytes. */
export function photoOf(punchId: string): Uint8Array {
  const picture = createHash('shake256', { outputLength: PHOTO_BYTES }).update(punchId).digest();
  const text = new TextEncoder().encode(`${PHOTO_CANARY}${punchId}`);
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...text, ...picture, 0xff, 0xd9]);
}

export const photoDigestOf = (punchId: string) =>
  createHash('sha256').update(photoOf(punchId)).digest('base64url');
