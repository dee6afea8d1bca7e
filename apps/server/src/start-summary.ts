// What an operator sees when the server has started: where everything is, and how to try it.
import { addressOfFirstRun } from './features/first-run/first-run-link.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { dayOf } from './tls/certificate-concern.ts';
import type { Certificate } from './tls/read-certificate.ts';
import type { DemoLogin, DemoSummary } from './features/demo/demo-summary.ts';

const NAME_WIDTH = 25;
const ROLE_WIDTH = 13;

/** What there is to begin with: the demo, or a link to make the first company. */
export type Beginning = {
  readonly demo: DemoSummary | null;
  /** Null where there is a company. */
  readonly firstRunToken: string | null;
  /** Where Prometheus scrapes; null where nothing is counted. */
  readonly metrics?: string | null;
};

/** The settings of a start, with the certificate that they name; null: plain HTTP. */
export type StartSettings = Config & { readonly certificate: Certificate | null };

export function startSummary(
  config: StartSettings,
  engine: Database['engine'],
  { demo, firstRunToken, metrics = null }: Beginning,
): string {
  const origin = originOf(config);
  const lines = [
    '',
    '  Stimpill is running.',
    '',
    ...(firstRunToken === null ? [] : firstRunLines(addressOfFirstRun(origin, firstRunToken))),
    `  Desk           ${origin}/desk/`,
    ...(demo === null ? [] : signInLines(demo)),
    `  Kiosk          ${origin}/`,
    `  API            ${origin}/api/v1`,
    `  API reference  ${origin}/api/docs`,
    `  Database       ${engine === 'sqlite' ? `SQLite in ${config.dataDir}` : 'PostgreSQL'}`,
    ...(config.certificate === null ? [] : certificateLines(config.certificate)),
    ...(metrics === null ? [] : [`  Metrics        ${metrics}`]),
    ...(demo === null ? [] : demoLines(demo)),
    ...plainHttpLines(config),
    '',
    '  Stop with Ctrl+C.',
    ...(demo === null ? [] : nextStepLines(origin, demo)),
    '',
  ];
  return `${lines.join('\n')}\n`;
}

/** That it is over, or will be soon, stands in the log and in what the doctor says. */
function certificateLines({ names, endsAt }: Certificate): string[] {
  return [`  Certificate    for ${names.join(', ')}, until ${dayOf(endsAt)}`];
}

function firstRunLines(link: string): string[] {
  return [
    '  There is no company yet. Open this within an hour and set one up; it works once:',
    '',
    `  ${link}`,
    '',
    '  For another link: npm run stimpill -- first-run',
    '',
  ];
}

/** Who may sign in at the desk of the demo, and what each may do there. */
function signInLines({ owner, manager, accountant }: DemoSummary): string[] {
  const emailWidth = Math.max(...[owner, manager, accountant].map(({ email }) => email.length));
  const line = (role: string, { email, password }: DemoLogin) =>
    `    ${role.padEnd(ROLE_WIDTH)}${email.padEnd(emailWidth)}  ${password}`;
  return [line('owner', owner), line('manager', manager), line('accountant', accountant), ''];
}

function demoLines({ companyName, companyId, employees }: DemoSummary): string[] {
  return [
    '',
    `  Demo company   ${companyName}`,
    `  Company id     ${companyId}`,
    '',
    '  PIN   Name                     Employee id',
    ...employees.map(({ id, displayName, pin }) => `  ${pin}  ${displayName.padEnd(NAME_WIDTH)}${id}`),
  ];
}

/** The last lines: what to do now. */
function nextStepLines(origin: string, { companyId, manager, employees }: DemoSummary): string[] {
  const [person] = employees;
  if (person === undefined) return [];
  const credentials = JSON.stringify({ email: manager.email, password: manager.password });
  return [
    '',
    '  Next',
    `  1. Open ${origin}/ and set the tablet up, with the manager above.`,
    `  2. Clock in: touch the screen, ${person.displayName}, ${person.pin}.`,
    '  3. Read it back as payroll would, in another terminal:',
    '',
    `  TOKEN=$(curl -s ${origin}/api/v1/auth/login -H 'Content-Type: application/json' \\`,
    `    -d '${credentials}' | sed 's/.*"accessToken":"\\([^"]*\\)".*/\\1/')`,
    `  curl -s "${origin}/api/v1/companies/${companyId}/time-entries?employeeId=${person.id}&startDate=$(date -u +%Y-%m-01)&endDate=$(date -u +%Y-%m-%d)" \\`,
    '    -H "Authorization: Bearer $TOKEN"',
  ];
}

function plainHttpLines({ tls, reachedBy, publicOrigin }: Config): string[] {
  const isPlain = publicOrigin?.startsWith('http:') ?? (tls === null && reachedBy.includes('HOST'));
  if (!isPlain || reachedBy.length === 0) return [];
  return [
    '',
    '  This address is plain HTTP. A tablet that comes here without HTTPS in between gets no offline use, no camera and',
    '  no keys. Put a proxy with HTTPS in front, or set TLS_CERT_FILE and TLS_KEY_FILE.',
  ];
}

/** The address under which people come here, as far as it is known. */
export function originOf({ tls, host, port, publicOrigin }: Config): string {
  if (publicOrigin !== null) return publicOrigin;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `${tls === null ? 'http' : 'https'}://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
