// Of a long table only the rows that are in sight are drawn, and some around them; empty rows keep the place of the others.
import { Fragment, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { TableRow, type RowsProps } from './table-rows.tsx';
import { useDrawnWhole } from './use-drawn-whole.ts';
import { useInPortions } from './use-in-portions.ts';

const AROUND = 8;
const ROW_PX = 41;
/** So many rows are new in one picture. */
const PORTION = 5;

export function RowsInSight<Row>({ columns, rows, rowLink }: RowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | undefined>(undefined);
  const isWhole = useDrawnWhole();
  useLayoutEffect(() => {
    const at = body.current?.getBoundingClientRect().top ?? 0;
    setTop(Math.round(at + window.scrollY));
  }, [rows.length]);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    getItemKey: (place) => rows[place]?.id ?? place,
    overscan: AROUND,
    scrollMargin: top,
    useFlushSync: false,
    rangeExtractor: (range) => (isWhole ? allOf(range) : withFocused(range, focused)),
  });
  // Paper waits for none of them.
  const drawn = useInPortions(virtual.getVirtualItems(), isWhole ? Infinity : PORTION);
  const end = (at: number) => drawn[at]?.end ?? top;
  return (
    <tbody ref={body} onFocus={(event) => setFocused(placeOf(event))}>
      {drawn.map(({ index, key, start }, at) => {
        const shown = rows[index];
        return (
          shown && (
            <Fragment key={key}>
              <Gap height={start - end(at - 1)} columns={columns.length} />
              <TableRow
                ref={virtual.measureElement}
                place={index}
                columns={columns}
                row={shown.row}
                rowLink={rowLink}
              />
            </Fragment>
          )
        );
      })}
      <Gap height={virtual.getTotalSize() + top - end(drawn.length - 1)} columns={columns.length} />
    </tbody>
  );
}

const allOf = ({ count }: Range) => Array.from({ length: count }, (_, place) => place);

/** A row that has the focus keeps it, however far the page is scrolled away from it. */
function withFocused(range: Range, focused: number | undefined): number[] {
  const around = defaultRangeExtractor(range);
  if (focused === undefined || focused >= range.count || around.includes(focused)) return around;
  return [...around, focused].sort((a, b) => a - b);
}

function placeOf({ target }: FocusEvent): number | undefined {
  const place = target.closest('tr')?.dataset['index'];
  return place === undefined ? undefined : Number(place);
}

function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
