// Of a long table only the rows that are in sight are drawn, and some around them; empty rows keep the place of the others.
import { useLayoutEffect, useRef, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { TableRow, type RowsProps } from './table-rows.tsx';

const AROUND = 20;
const ROW_PX = 41;

export function RowsInSight<Row>({ columns, rows, rowLink }: RowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
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
  });
  const inSight = virtual.getVirtualItems();
  const before = (inSight[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((inSight.at(-1)?.end ?? top) - top);
  return (
    <tbody ref={body}>
      <Gap height={before} columns={columns.length} />
      {inSight.map(({ index, key }) => {
        const shown = rows[index];
        return (
          shown && (
            <TableRow
              key={key}
              ref={virtual.measureElement}
              place={index}
              columns={columns}
              row={shown.row}
              link={rowLink?.(shown.row)}
            />
          )
        );
      })}
      <Gap height={after} columns={columns.length} />
    </tbody>
  );
}

function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
