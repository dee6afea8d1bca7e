// What others changed of somebody's time: a change that waits for a word, one that is denied with what came of it, and what is said where there is none.
import { ChangesScreen } from '#features/changes/changes-screen.tsx';
import type { OwnChange, OwnChangeCalls, ReadChanges } from '#features/changes/own-changes.ts';
import { NAME } from './gallery-company.ts';
import type { GalleryScreen } from './gallery-screen.ts';

const nothing = () => undefined;

const STATE = {
  ...{ kind: 'work', startAtUtc: '2026-02-27T07:00:00.000Z', endAtUtc: '2026-02-27T15:00:00.000Z' },
  breaks: [{ startAtUtc: '2026-02-27T11:00:00.000Z', endAtUtc: '2026-02-27T11:30:00.000Z', kind: 'unpaid' }],
  ...{ projectName: 'Endurnýjun lagna í Hafnarfirði', isDraft: false },
} as const satisfies OwnChange['entries'][number]['after'];

const CHANGE: OwnChange = {
  ...{ changedAtUtc: '2026-02-28T09:12:00.000Z', by: 'Aleksandra Brzęczyszczykiewicz-Wojciechowska' },
  reason: 'Lokað var 14:30 þann dag og þú gleymdir að stimpla þig út',
  entries: [
    { timeEntryId: 'entry', before: { ...STATE, breaks: [...STATE.breaks] }, after: null },
    {
      timeEntryId: 'other',
      before: null,
      after: { ...STATE, breaks: [], endAtUtc: '2026-02-27T14:30:00.000Z', projectName: null },
    },
  ],
  effect: { workedMinutesBefore: 9_630, workedMinutesAfter: 9_600, lines: [] },
  word: { changeId: 'change', isAsked: false, toldAtUtc: null, words: [], decided: null },
};

export const DENIED: OwnChange = {
  ...{ ...CHANGE, effect: null, reason: null },
  word: {
    ...{ changeId: 'denied', isAsked: false, toldAtUtc: '2026-03-01T08:00:00.000Z' },
    words: [
      {
        ...{ isSo: false, because: 'Ég fór klukkan 15, Sigrún sá mig', counts: false },
        saidAtUtc: '2026-03-01T08:01:00.000Z',
        access: [{ what: 'pin', by: 'Björk Sveinsdóttir', atUtc: '2026-02-27T08:00:00.000Z' }],
      },
    ],
    decided: {
      ...{ decision: 'kept', by: 'Björk Sveinsdóttir', reason: 'Öryggiskerfið var sett á 14:32' },
      decidedAtUtc: '2026-03-02T08:00:00.000Z',
    },
  },
};

const calls = (read: ReadChanges, kept: Awaited<ReturnType<OwnChangeCalls['say']>>): OwnChangeCalls => ({
  read: () => Promise.resolve(read),
  tell: () => Promise.resolve(),
  say: () => Promise.resolve(kept),
});

const screen = (
  read: ReadChanges,
  touches: readonly string[],
  kept: Parameters<typeof calls>[1] = 'kept',
): GalleryScreen => ({
  content: (
    <ChangesScreen name={NAME} calls={calls(read, kept)} timeZone="Atlantic/Reykjavik" onClose={nothing} />
  ),
  touches,
});

const ready = (changes: OwnChange[]): ReadChanges => ({
  kind: 'ready',
  data: { changes, seenThrough: '2026-02-28T09:12:00.000Z' },
});

const AGREE = '[data-scrolls] article:first-of-type button:first-of-type';
const NOT_SO = '[data-scrolls] article:first-of-type button:last-of-type';

export const CHANGES_SCREENS: Readonly<Record<string, GalleryScreen>> = {
  changes: screen(ready([CHANGE, DENIED]), ['[data-scrolls]']),
  'changes-none': screen(ready([]), ['[data-scrolls] p']),
  'changes-failed': screen({ kind: 'failed' }, ['[role="status"]']),
  'changes-agreed': screen(ready([CHANGE]), [AGREE, '[role="status"]']),
  'changes-meanwhile': screen(ready([CHANGE]), [AGREE, '[role="alert"]'], 'meanwhile'),
  'changes-not-sent': screen(ready([CHANGE]), [AGREE, '[role="alert"]'], 'failed'),
  'changes-not-so': screen(ready([CHANGE]), [NOT_SO, 'input']),
};
