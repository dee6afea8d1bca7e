/**
 * Which class do the hours of the week give? Each minute takes the class of the window it is in, by its local weekday,
 * its kind of day and the wall clock; where windows overlap the highest priority wins, and a minute in no window keeps
 * the class it had.
 */
import { reclass, sliceSegment, type Segment } from '#pay/segment.ts';
import { readClass } from '../read-fields.ts';
import { readWindows } from '../read-windows.ts';
import { stretchesOf, windowTable } from '../window-table.ts';
import { type LostWindow, type Window, type WindowPiece } from '../window.ts';
import { type Mechanism, type Note } from './mechanism.ts';
import { parameters } from './parameters.ts';

/** The parameters of the mechanism `windows`. */
export type Windows = { readonly windows: readonly Window[] };

/** The mechanism `windows`. */
export const windowsMechanism: Mechanism<Windows> = {
  stage: 'classes',
  ...parameters((classes) => ({ must: { windows: readWindows('class', readClass(classes)) }, may: {} })),

  prepare: ({ windows }) => {
    const table = windowTable(windows);

    const noteWinner = (
      note: Note,
      classed: Segment,
      window: Window,
      { winner, lost }: WindowPiece,
    ): void => {
      const overlapping = ({ from, to }: LostWindow): boolean =>
        from < classed.minuteOfDay + classed.end - classed.start && classed.minuteOfDay < to;
      note(classed, {
        kind: 'in-window',
        window: winner ?? 0,
        priority: window.priority,
        lost: lost.filter(overlapping).map(({ window: index, from, to }) => ({
          window: index,
          priority: windows[index]?.priority ?? 0,
          class: windows[index]?.class ?? '',
          from,
          to,
        })),
        ...(window.citation && { citation: window.citation }),
      });
    };

    return {
      classify: (segments, _setting, note) => {
        const classed: Segment[] = [];
        for (const segment of segments) {
          stretchesOf(table, segment, (from, to, piece) => {
            const isWhole = from === 0 && to === segment.end - segment.start;
            const part = isWhole ? segment : sliceSegment(segment, from, to);
            const window = piece.winner === null ? undefined : windows[piece.winner];
            if (window === undefined) {
              classed.push(part);
              return;
            }
            const won = reclass(part, window.class);
            classed.push(won);
            if (note !== null) noteWinner(note, won, window, piece);
          });
        }
        return classed;
      },
    };
  },
};
