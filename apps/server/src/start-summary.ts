// What an operator sees when the server stands: where everything is, and how to try it.
import { isLoopback, type Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { DemoSummary } from './features/company-file/demo/demo-summary.ts';

export function startSummary(config: Config, engine: Database['engine'], demo: DemoSummary | null): string {
  const origin = originOf(config);
  const lines = [
    '',
    '  Stimpill is running.',
    '',
    `  Kiosk          ${origin}/`,
    `  API            ${origin}/api/v1`,
    `  API reference  ${origin}/api/docs`,
    `  Database       ${engine === 'sqlite' ? `SQLite in ${config.dataDir}` : 'PostgreSQL'}`,
    ...(demo === null ? [] : demoLines(origin, demo)),
    ...plainHttpLines(config),
    '',
    '  Stop with Ctrl+C.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}

function demoLines(origin: string, { companyName, companyId, manager, employees }: DemoSummary): string[] {
  const people = employees.map(
    ({ displayName, pin }, index) =>
      `  ${index === 0 ? 'PINs    ' : '        '}       ${pin}  ${displayName}`,
  );
  const credentials = JSON.stringify({ email: manager.email, password: manager.password });
  return [
    '',
    `  Demo company   ${companyName}`,
    `  Company id     ${companyId}`,
    `  Manager        ${manager.email}`,
    `  Password       ${manager.password}`,
    ...people,
    '',
    '  Try it:',
    `  curl -s ${origin}/api/v1/auth/login -H 'Content-Type: application/json' -d '${credentials}'`,
  ];
}

function plainHttpLines({ tls, host }: Config): string[] {
  if (tls !== null || isLoopback(host)) return [];
  return [
    '',
    '  This address is plain HTTP. A tablet that comes here without HTTPS in between gets no offline use, no camera and',
    '  no keys. Put a proxy with HTTPS in front, or set TLS_CERT_FILE and TLS_KEY_FILE.',
  ];
}

function originOf({ tls, host, port }: Config): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `${tls === null ? 'http' : 'https'}://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
