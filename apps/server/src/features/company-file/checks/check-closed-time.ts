// A company file adds nothing to time that is closed for payroll, moves nothing into it or out of it, and changes nothing in it: that needs a
// decision at the desk. What it adds as approved is history, and may come; what stands there may be approved by it.
import { instantsOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { listClosedTime } from '#features/ledger/closed-time-store.ts';
import { closedOver } from '#features/ledger/closed-time.ts';
import { compareRows, type Row } from '../compare-rows.ts';
import type { CompanyFile } from '../company-file.ts';
import type { StoredRows } from '../read-stored-rows.ts';
import { toCompanyRows } from '../to-company-rows.ts';
import type { Report } from './file-parts.ts';

type Place = {
  readonly employeeId: string;
  /** Epoch milliseconds. */
  readonly startAt: number;
};

/** A row of the file that is new or different, where it stands and where it stood. */
type Touched = {
  readonly path: string;
  readonly to: Place;
  readonly from: Place | null;
  /** By the file: what stood in closed time may be approved there. */
  readonly isApproved: boolean;
};

export async function checkClosedTime(
  scope: CompanyScope,
  file: CompanyFile,
  stored: StoredRows,
  report: Report,
): Promise<void> {
  const touched = touchedRows(file, stored);
  if (touched.length === 0) return;
  const places = touched.flatMap(({ to, from }) => (from === null ? [to] : [to, from]));
  const first = places.reduce((least, { startAt }) => Math.min(least, startAt), Infinity);
  const people = [...new Set(places.map(({ employeeId }) => employeeId))];
  const closed = await listClosedTime(scope, people, first);
  const isClosed = ({ employeeId, startAt }: Place) =>
    closedOver(closed.get(employeeId) ?? [], startAt) !== undefined;
  for (const { path, to, from, isApproved } of touched) {
    const wasClosed = from !== null && isClosed(from);
    if (isClosed(to)) {
      if (!(wasClosed && isApproved)) report(path, `lies in time that is closed for payroll; ${WAY_OUT}`);
    } else if (wasClosed)
      report(path, `is stored in time that is closed for payroll, and would leave it; ${WAY_OUT}`);
  }
}

const WAY_OUT = 'open it first with "stimpill timesheet unlock"';

function touchedRows(file: CompanyFile, stored: StoredRows): readonly Touched[] {
  const rows = toCompanyRows(file, () => ({ passwordHash: null, pinHash: null }));
  const zone = file.company.timeZone;
  const ofDay = ({ employee_id, date }: (typeof rows)['absences'][number]): Place => ({
    employeeId: employee_id,
    startAt: instantsOf({ startDate: date, endDate: date }, zone).from,
  });
  const ofEntry = ({ employee_id, start_at }: (typeof rows)['timeEntries'][number]): Place => ({
    employeeId: employee_id,
    startAt: start_at,
  });
  return [
    ...touchedIn(file.timeEntries, rows.timeEntries, stored.timeEntries)
      // That stored time is locked is said of its row already.
      .filter(({ before, after }) => (before === null ? !after.is_locked : !before.is_locked))
      .map(({ place, before, after }) => ({
        path: `timeEntries[${place}]`,
        to: ofEntry(after),
        from: before && ofEntry(before),
        isApproved: Boolean(after.is_locked),
      })),
    ...touchedIn(file.absences, rows.absences, stored.absences).map(({ place, before, after }) => ({
      path: `absences[${place}]`,
      to: ofDay(after),
      from: before && ofDay(before),
      isApproved: false,
    })),
  ];
}

/** What an import would write, with its place in the file. */
function touchedIn<R extends Row & { readonly id: string }>(
  items: readonly { readonly id: string }[],
  rows: readonly R[],
  stored: ReadonlyMap<string, R>,
): readonly { readonly place: number; readonly before: R | null; readonly after: R }[] {
  const places = new Map(items.map(({ id }, place) => [id, place]));
  const { added, changed } = compareRows(rows, stored, ({ id }) => id);
  return [...added.map((after) => ({ before: null, after })), ...changed].map((touched) => ({
    ...touched,
    place: places.get(touched.after.id) ?? -1,
  }));
}
