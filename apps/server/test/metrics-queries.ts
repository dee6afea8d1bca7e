// What deploy/ asks of Prometheus: the queries of the dashboard, and those of the alerts.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Query = {
  /** Whose it is: the title of a panel, or the name of an alert. */
  readonly of: string;
  readonly expr: string;
};

type Panel = {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
  readonly targets?: readonly { readonly refId: string; readonly expr: string }[];
};

type Dashboard = { readonly panels: readonly Panel[] };
type Rules = { readonly groups: readonly { readonly rules: readonly Alert[] }[] };
type Alert = { readonly alert: string; readonly expr: string };

const inDeploy = (name: string) => new URL(`../../../deploy/${name}`, import.meta.url);

export const RULES_FILE = inDeploy('prometheus/stimpill-rules.yml');
export const RULES_TEST_FILE = inDeploy('prometheus/stimpill-rules.test.yml');

export const readDashboard = () =>
  JSON.parse(readFileSync(inDeploy('grafana/stimpill-dashboard.json'), 'utf8')) as Dashboard;

export const readAlerts = () =>
  (parse(readFileSync(RULES_FILE, 'utf8')) as Rules).groups.flatMap(({ rules }) => rules);

/** What promtool tries. */
export const namesOfAlertTries = () =>
  (
    parse(readFileSync(RULES_TEST_FILE, 'utf8')) as { readonly tests: readonly { readonly name: string }[] }
  ).tests.map(({ name }) => name);

export const alertQueries = (): Query[] => readAlerts().map(({ alert, expr }) => ({ of: alert, expr }));

/** With values in place of the variables, as Grafana puts them in. */
export const dashboardQueries = (): Query[] =>
  readDashboard().panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ of: title, expr: withValues(expr) })),
  );

function withValues(expr: string): string {
  return expr
    .replaceAll('$__rate_interval', '1m')
    .replaceAll('$job', 'stimpill')
    .replaceAll('$instance', '.*');
}
