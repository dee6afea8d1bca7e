// A list of so many names as no company file here has.
import type { Page } from '@playwright/test';

const fakePeople = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `22222222-0000-4000-8000-${String(at).padStart(12, '0')}`,
    name: `${'ABDEFGHIJKLMNOPRSTUVY'.charAt(at % 21)}${['nna', 'jörn', 'órunn', 'ukasz'][at % 4]} ${at} Ægisdóttir`,
    departmentIds: [],
    isClockedIn: at % 3 === 0,
    openEntryStartAtUtc: at % 3 === 0 ? '2026-03-02T06:58:00.000Z' : null,
    requiresProjectSelection: false,
    requireGpsOnClockIn: false,
    employeeNumber: null,
  }));

/** What every answer to a station tells; nothing of it is looked at here. */
const station = {
  keyEpoch: 1,
  highestSequence: 0,
  missing: [],
  serverTimeUtc: '2026-03-02T06:58:00.000Z',
  anchor: '1.anchor.mac',
};

/** The tablet is told these people instead of those of its company. */
export async function serveNames(page: Page, count: number): Promise<void> {
  const data = { people: fakePeople(count), departments: [], station };
  const body = JSON.stringify({ success: true, data, errors: null });
  await page.route(/\/station\/v1\/people/, (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
}
