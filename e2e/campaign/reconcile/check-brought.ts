// R1 and R5 for what people chose and brought along: projects, positions and photos stand where they belong, and nowhere else.
import { lastVerdict } from '../facts/read-facts.ts';
import { photoDigestOf } from '../people/plan-brought.ts';
import type { Check } from './check.ts';
import type { PersonsTime } from './check-time.ts';
import { doubtAbout, type Told } from './doubts.ts';
import type { BroughtPunch } from './what-was-brought.ts';
import type { Brought } from '../people/brought.ts';

type Chosen = Pick<Brought, 'projectId' | 'subProjectId'>;

const NOTHING: Chosen = { projectId: null, subProjectId: null };

/** @param placesGone the positions of these may be missing, and no other may stand in their place */
export function checkBrought({ facts, brought }: Told, placesGone: ReadonlySet<string>): Check {
  const known = facts.punches.flatMap((fact) => {
    const own = brought.get(fact.punchId);
    return own === undefined ? [] : [{ fact, own }];
  });
  return {
    id: 'R1',
    says: 'Each punch in the inbox has the project, the position and the word about a photo that came with it.',
    cases: known.length,
    problems: known.flatMap(({ fact, own }) => {
      const photo = facts.envelopes.get(fact.punchId);
      const isGone = placesGone.has(fact.punchId) && fact.latitude === null && fact.longitude === null;
      const position = isGone ? null : own.position;
      return different(`tap ${own.tap.number} (${fact.door})`, [
        ['project', fact.projectId, own.projectId],
        ['sub-project', fact.subProjectId, own.subProjectId],
        ['latitude', fact.latitude, position?.latitude ?? null],
        ['longitude', fact.longitude, position?.longitude ?? null],
        ['photo', photo?.photo ?? 'none', own.photo],
        [
          'digest of the photo',
          photo?.photoDigest ?? null,
          own.photo === 'taken' ? photoDigestOf(fact.punchId) : null,
        ],
      ]);
    }),
  };
}

type Compared = readonly [what: string, is: unknown, should: unknown];

const different = (where: string, compared: readonly Compared[]) =>
  compared
    .filter(([, is, should]) => is !== should)
    .map(([what, is, should]) => `${where}: its ${what} is ${String(is)}, and should be ${String(should)}`);

/** Work is done for the project that was chosen at its start, as long as one may begin on it. */
export function checkProjects(everybody: readonly PersonsTime[], told: Told): Check {
  const expected = everybody.flatMap(({ person, entries, punches, expected: { entries: wanted } }) =>
    wanted.map(({ punchIds: [startId = ''] }) => {
      const start = punches.find(({ punchId }) => punchId === startId);
      const entryId = start && lastVerdict(start)?.timeEntryId;
      return { person, entry: entries.find(({ id }) => id === entryId), should: projectOf(startId, told) };
    }),
  );
  return {
    id: 'R5',
    says: 'Each time entry has the project and the sub-project that were chosen at its start.',
    cases: expected.filter(({ should }) => should.projectId !== null).length,
    problems: expected.flatMap(({ person, entry, should }) =>
      different(`${person.name} from ${entry?.startAt ?? 'nowhere'}`, [
        ['project', entry?.projectId, should.projectId],
        ['sub-project', entry?.subProjectId, should.subProjectId],
      ]),
    ),
  };
}

/** A manager who accepts a punch that was in doubt accepts its project too. */
export function projectOf(startId: string, told: Told): Chosen {
  const own: BroughtPunch | undefined = told.brought.get(startId);
  if (own === undefined) return NOTHING;
  return own.isProjectGood || doubtAbout(startId, told) !== undefined ? own : NOTHING;
}

/** Until the server has a photo, the photo is only in the database of its tablet. */
export function checkPhotos({ facts, brought }: Told, gone: ReadonlySet<string>): Check {
  const taken = [...brought].filter(([, { photo }]) => photo === 'taken').map(([punchId]) => punchId);
  const isTaken = new Set(taken);
  const missing = taken.filter((punchId) => !facts.photos.has(punchId) && !gone.has(punchId));
  return {
    id: 'R1',
    says: 'Each photo that was taken is with its punch, byte for byte, and no other is.',
    cases: taken.length,
    problems: [
      ...missing.map((punchId) => `the photo of ${punchId} is not there`),
      ...[...facts.photos]
        .filter(([punchId, digest]) => isTaken.has(punchId) && digest !== photoDigestOf(punchId))
        .map(([punchId]) => `the photo of ${punchId} is not what was taken`),
      ...[...facts.photos.keys()]
        .filter((punchId) => !isTaken.has(punchId))
        .map((punchId) => `nobody took a photo at ${punchId}`),
    ],
  };
}
