// In which language and which way up the screens are looked at.
import { LANGUAGES, type Language } from './words.ts';

const ORIENTATIONS = {
  landscape: { width: 1280, height: 800 },
  portrait: { width: 800, height: 1280 },
} as const;

type Orientation = keyof typeof ORIENTATIONS;

const EVERY = LANGUAGES.flatMap((language) =>
  (['landscape', 'portrait'] as const).map((orientation): readonly [Language, Orientation] => [
    language,
    orientation,
  ]),
);

/** Each language and each way up at least once. Polish has the longest words, and a screen on end has the least room for them. */
const SHORT = [
  ['is', 'landscape'],
  ['en', 'landscape'],
  ['pl', 'portrait'],
] as const;

/** All six with `EVERY_WALK=1`, as for the pictures; a run of all tests takes three. */
export const WAYS_TO_LOOK = (process.env['EVERY_WALK'] === '1' ? EVERY : SHORT).map(
  ([language, orientation]) => ({ language, orientation, viewport: ORIENTATIONS[orientation] }),
);
