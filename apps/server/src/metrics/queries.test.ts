// The dashboard and the alerts of deploy/ ask for numbers that the server has. `npm run test:metrics` asks a real Prometheus.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { operations } from '@stimpill/api-types';
import { stationOperations } from '@stimpill/api-types/station';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#database/database.ts';
import {
  alertQueries,
  dashboardQueries,
  namesOfAlertTries,
  readAlerts,
  readDashboard,
} from '../../test/metrics-queries.ts';
import { createMetrics } from './create-metrics.ts';

const queries = [...dashboardQueries(), ...alertQueries()];
/** Prometheus says itself whether it could scrape. */
const OF_PROMETHEUS = 'up';
/** Grafana places panels in this many columns. */
const COLUMNS = 24;

const folder = mkdtempSync(join(tmpdir(), 'stimpill-queries-'));
let database: Database;
let names: ReadonlySet<string>;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'data'), databasePoolSize: 1 });
  names = await exportedNames();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function exportedNames(): Promise<ReadonlySet<string>> {
  const metrics = createMetrics({
    ...{ database, clock: Date.now, version: '1.2.3', droppedLines: () => 0 },
    clockStanding: () => ({ offsetMs: 0, errorMs: 1 }),
    config: { tls: null, dataDir: folder, secretsDir: folder, backups: null },
    countAll: () => Promise.reject(new Error('not asked')),
  });
  const page = await metrics.text();
  metrics.stop();
  const described = [...page.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    described.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => `${name}${end}`) : [name],
    ),
  );
}

/** The texts of all nodes of one kind; an error of the syntax is a node too. */
function textsOf(expr: string, isWanted: (kind: string, isError: boolean) => boolean): string[] {
  const texts: string[] = [];
  parser.parse(expr).iterate({
    enter: ({ name, type, from, to }) => {
      if (isWanted(name, type.isError)) texts.push(expr.slice(from, to));
    },
  });
  return texts;
}

describe('every query of the dashboard and of the alerts', () => {
  it.each(queries)('is written in the language of Prometheus: $of', ({ expr }) => {
    expect(textsOf(expr, (_kind, isError) => isError)).toEqual([]);
  });

  it.each(queries)('asks for what the server tells, and for nothing else: $of', ({ expr }) => {
    const asked = textsOf(expr, (kind) => kind === 'Identifier');

    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => name !== OF_PROMETHEUS && !names.has(name))).toEqual([]);
  });

  it('names operations that there are', () => {
    const named = queries.flatMap(({ expr }) => [...expr.matchAll(/operation=~"([^"]+)"/g)]);
    const ids = named.flatMap(([, list = '']) => list.split('|'));
    const known = new Set([...Object.keys(operations), ...Object.keys(stationOperations)]);

    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });
});

it('every number of ours stands on the dashboard or in an alert', () => {
  const asked = new Set(queries.flatMap(({ expr }) => textsOf(expr, (kind) => kind === 'Identifier')));
  const isAsked = (name: string) =>
    ['_bucket', '_sum', '_count'].some((end) => asked.has(name.replace(/_(bucket|sum|count)$/, end))) ||
    asked.has(name);
  const ours = [...names].filter((name) => name.startsWith('stimpill_'));

  expect(ours.filter((name) => !isAsked(name))).toEqual([]);
});

it('the panels of the dashboard lie side by side, each with an id and a title of its own', () => {
  const { panels } = readDashboard();
  const squares = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, place) => `${x + (place % w)},${y + Math.floor(place / w)}`),
  );

  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  expect(new Set(squares).size).toBe(squares.length);
  expect(panels.every(({ gridPos: { x, w } }) => x >= 0 && x + w <= COLUMNS)).toBe(true);
  expect(panels.filter(({ type }) => !['row', 'stat', 'timeseries'].includes(type))).toEqual([]);
});

it('every alert is tried once as it fires and once as it is silent', () => {
  const tries = readAlerts().flatMap(({ alert }) => [`${alert} fires`, `${alert} is silent`]);

  expect(namesOfAlertTries()).toEqual(tries);
});
