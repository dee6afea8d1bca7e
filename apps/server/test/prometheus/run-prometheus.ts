// A Prometheus of our own, which scrapes one server every second and evaluates our alerts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { freePort } from '../free-port.ts';
import { RULES_FILE } from '../metrics-queries.ts';

type Series = {
  readonly metric: Readonly<Record<string, string>>;
  /** The moment in seconds, and the number as text. */
  readonly value: readonly [number, string];
};

type Rule = {
  readonly name: string;
  /** ok, err, or unknown before it was evaluated. */
  readonly health: string;
  readonly lastError?: string;
  readonly state: 'inactive' | 'pending' | 'firing';
};

export type Prometheus = {
  readonly origin: string;
  /** @throws Error with what Prometheus says of a query that it does not evaluate */
  readonly query: (expr: string) => Promise<readonly Series[]>;
  readonly rules: () => Promise<readonly Rule[]>;
  readonly stop: () => Promise<void>;
};

type Answer<Data> = { readonly status: string; readonly data: Data; readonly error?: string };

/** @param target host and port that it scrapes. @param folder keeps its settings and its data */
export async function startPrometheus(target: string, folder: string): Promise<Prometheus> {
  const address = `127.0.0.1:${await freePort()}`;
  const settings = join(folder, 'prometheus.yml');
  writeFileSync(settings, stringify(settingsFor(target)));
  const child = spawn(
    'prometheus',
    [
      `--config.file=${settings}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const origin = `http://${address}`;
  const ask = async <Data>(path: string): Promise<Data> => {
    const answer = await fetch(`${origin}/api/v1/${path}`);
    const { status, data, error } = (await answer.json()) as Answer<Data>;
    if (status !== 'success') throw new Error(error ?? status);
    return data;
  };
  const isReady = () =>
    fetch(`${origin}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await wait(LOOK_EVERY_MS);
  return {
    origin,
    query: async (expr) =>
      (await ask<{ readonly result: readonly Series[] }>(`query?query=${encodeURIComponent(expr)}`)).result,
    rules: async () => {
      const { groups } = await ask<{ readonly groups: readonly { readonly rules: readonly Rule[] }[] }>(
        'rules',
      );
      return groups.flatMap(({ rules }) => rules);
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

const LOOK_EVERY_MS = 50;

function settingsFor(target: string): object {
  return {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [fileURLToPath(RULES_FILE)],
    scrape_configs: [{ job_name: 'stimpill', static_configs: [{ targets: [target] }] }],
  };
}
