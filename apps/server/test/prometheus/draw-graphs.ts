// The picture of docs/operations.md: some queries of the dashboard on Prometheus's own page of graphs, photographed by Chromium.
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { dashboardQueries } from '../metrics-queries.ts';
import type { Prometheus } from './run-prometheus.ts';

const PANELS = ['Punches by door and verdict, a minute', 'Time of a commit', 'Requests by operation'];
/** So long people punch before it is drawn. */
const DRAWN_AFTER_MS = 100_000;
const SIZE = '1280,2110';

/** @param file PNG */
export async function drawGraphs({ origin }: Prometheus, file: string): Promise<void> {
  await wait(DRAWN_AFTER_MS);
  const graphs = new URLSearchParams();
  const last = new Map(dashboardQueries().map(({ of, expr }) => [of, expr]));
  for (const [place, panel] of PANELS.entries()) {
    graphs.set(`g${place}.range_input`, '2m');
    graphs.set(`g${place}.expr`, last.get(panel) ?? '');
    graphs.set(`g${place}.tab`, '0');
  }
  await promisify(execFile)(process.env['CHROMIUM_PATH'] ?? 'chromium', [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
    ...[`--window-size=${SIZE}`, '--virtual-time-budget=10000', `--screenshot=${file}`],
    `${origin}/classic/graph?${graphs.toString()}`,
  ]);
}
