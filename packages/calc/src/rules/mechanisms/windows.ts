/**
 * Which class do the hours of the week give? Each minute takes the class of the window it is in, by its local weekday,
 * its kind of day and the wall clock; where windows overlap the highest priority wins, and a minute in no window keeps
 * the class it had.
 */
import { weekHoursOf, type WeekHours } from '#calendars/week-hours.ts';
import { type TraceLoser, type TraceReason } from '#explain/trace.ts';
import { type PayClass } from '#pay/pay-class.ts';
import { sliceSegment, type Segment } from '#pay/segment.ts';
import { type EntryKind } from '#pay/stint.ts';
import { readClass } from '../read-fields.ts';
import { OF_ENTRY_KINDS, readWindows } from '../read-windows.ts';
import { windowTable, type WindowTable } from '../window-table.ts';
import { type LostWindow, type Window, type WindowPiece } from '../window.ts';
import { type Mechanism } from './mechanism.ts';
import { parameters } from './parameters.ts';

/** The parameters of the mechanism `windows`. */
export type Windows = { readonly windows: readonly Window[] };

type InWindow = Extract<TraceReason, { readonly kind: 'in-window' }>;

/** A window and its class, made ready. */
type WindowOfClass = Window & { readonly payClass: PayClass };

/** When a window holds, and whether for call-outs alone. */
const heldBy = (
  window: Pick<Window, 'entryKinds'> & WeekHours,
): Pick<TraceLoser, 'hours' | 'isOfCallOuts'> => ({
  hours: weekHoursOf(window),
  ...(window.entryKinds?.includes('work') === false && { isOfCallOuts: true }),
});

const toLoser = (
  { window: index, from, to }: LostWindow,
  windows: readonly WindowOfClass[],
): TraceLoser[] => {
  const window = windows[index];
  if (window === undefined) return [];
  const { priority, payClass } = window;
  const { name, names } = payClass;
  const held = { class: name, classNames: names, ...heldBy(window) };
  return [{ window: index, priority, ...held, from, to }];
};

/** Why the window of a piece won, to any minute of the piece. */
const reasonOf = ({ winner, lost }: WindowPiece, windows: readonly WindowOfClass[]): InWindow => {
  const window = windows[winner ?? -1];
  return {
    kind: 'in-window',
    window: winner ?? 0,
    priority: window?.priority ?? 0,
    ...heldBy(window ?? {}),
    lost: lost.flatMap((loser) => toLoser(loser, windows)),
    ...(window?.citation && { citation: window.citation }),
  };
};

/** Pieces are few and the same every week, so their reasons are written once. */
const reasonsOf = (windows: readonly WindowOfClass[]): ((piece: WindowPiece) => InWindow) => {
  const reasons = new Map<WindowPiece, InWindow>();
  return (piece) => {
    const known = reasons.get(piece);
    if (known !== undefined) return known;
    const reason = reasonOf(piece, windows);
    reasons.set(piece, reason);
    return reason;
  };
};

/** The windows that hold for a kind; the others stay in their places and are on no day. */
const ofKind = (windows: readonly Window[], kind: EntryKind): readonly Window[] =>
  windows.map((window) =>
    (window.entryKinds?.includes(kind) ?? true) ? window : { ...window, dayClasses: [] },
  );

/** Nearly every rule has the same hours for all kinds, and then one table. */
const tablesOf = (windows: readonly Window[]): Readonly<Record<EntryKind, WindowTable>> => {
  const common = windowTable(windows);
  if (windows.every(({ entryKinds }) => entryKinds === undefined))
    return { work: common, callOut: common, standby: common };
  const tableOf = (kind: EntryKind): WindowTable => windowTable(ofKind(windows, kind));
  return { work: tableOf('work'), callOut: tableOf('callOut'), standby: tableOf('standby') };
};

/** The mechanism `windows`. */
export const windowsMechanism: Mechanism<Windows> = {
  stage: 'classes',
  ...parameters((classes) => ({
    must: { windows: readWindows('class', readClass(classes), OF_ENTRY_KINDS) },
    may: {},
  })),

  prepare: ({ windows }, { classOf }) => {
    const tables = tablesOf(windows);
    const classes = windows.map((window) => classOf(window.class));
    const reasonFor = reasonsOf(windows.map((window) => ({ ...window, payClass: classOf(window.class) })));
    return {
      classify: (segments, _setting, note) => {
        const classed: Segment[] = [];
        for (const segment of segments) {
          const length = segment.end - segment.start;
          let from = 0;
          for (const piece of tables[segment.entry.kind](segment)) {
            const to = Math.min(length, piece.until - segment.minuteOfDay);
            if (to <= from) continue;
            const won = piece.winner === null ? undefined : classes[piece.winner];
            const part = sliceSegment(segment, from, to, won);
            classed.push(part);
            if (note !== null && won !== undefined) note(part, reasonFor(piece));
            from = to;
          }
        }
        return classed;
      },
    };
  },
};
