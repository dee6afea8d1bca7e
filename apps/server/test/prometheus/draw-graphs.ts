// The picture of docs/operations.md: some queries of the dashboard on Prometheus's own page of graphs, photographed by Chromium.
import { setTimeout as wait } from 'node:timers/promises';
import { dashboardQueries } from '../metrics-queries.ts';
import { photograph } from './photograph.ts';
import type { Prometheus } from './run-prometheus.ts';

const PANELS = ['Punches by door and verdict, a minute', 'Time of a commit', 'Requests by operation'];
/** So long people punch before it is drawn. */
const DRAWN_AFTER_MS = 100_000;

/** Once every graph has its line and its legend. The page would write 0.0052 as 0.005199999999999999, which does not fit beside the axis. */
const ONCE_DRAWN = `new Promise((resolve) => {
  const look = () => {
    const lines = [...document.querySelectorAll('.graph_container')].filter((graph) => graph.querySelector('svg path'));
    const legends = document.querySelectorAll('.legend .line, .legend li');
    if (lines.length < ${PANELS.length} || legends.length < ${PANELS.length}) return void setTimeout(look, 100);
    for (const label of document.querySelectorAll('.y_axis text'))
      if (/\\.\\d{6}/.test(label.textContent)) label.textContent = String(Number(Number(label.textContent).toPrecision(4)));
    document.activeElement?.blur();
    setTimeout(() => resolve(document.documentElement.scrollHeight), 500);
  };
  look();
})`;

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
  await photograph(`${origin}/classic/graph?${graphs.toString()}`, ONCE_DRAWN, file);
}
