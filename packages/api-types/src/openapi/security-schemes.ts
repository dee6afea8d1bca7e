// How each kind of caller shows who it is.
import type { Auth } from '../operation.ts';
import type { SecurityRequirement, SecuritySchemeObject } from './openapi-document.ts';

/** Every security scheme, by the name the operations use. */
const SECURITY_SCHEMES = {
  userToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Access token of `POST /auth/login` or `POST /auth/refresh`.',
  },
  deviceToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'Device token of `POST /kiosk/register-device`.',
  },
  employeeToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Employee-Token',
    description: 'Employee token of `POST /kiosk/auth-pin`; it lives two minutes.',
  },
  stationSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Station-Signature',
    description: 'Signature by the key of the device over method, address, body, time and nonce.',
  },
  stationEmployeeToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Employee-Token',
    description: 'Employee token of `POST /auth-pin`; it lives two minutes.',
  },
} as const satisfies Record<string, SecuritySchemeObject>;

type SchemeName = keyof typeof SECURITY_SCHEMES;

const SCHEMES_OF: Record<Auth, readonly SchemeName[]> = {
  none: [],
  user: ['userToken'],
  device: ['deviceToken'],
  employeeSession: ['deviceToken', 'employeeToken'],
  station: ['deviceToken', 'stationSignature'],
  stationEmployee: ['deviceToken', 'stationSignature', 'stationEmployeeToken'],
};

/** What an operation demands; an empty list where nobody in particular may call. */
export function securityOf(auth: Auth): readonly SecurityRequirement[] {
  const names = SCHEMES_OF[auth];
  return names.length === 0 ? [] : [Object.fromEntries(names.map((name) => [name, []]))];
}

/** The schemes that these kinds of callers need. */
export function securitySchemesOf(auths: readonly Auth[]): Readonly<Record<string, SecuritySchemeObject>> {
  const used = new Set(auths.flatMap((auth) => SCHEMES_OF[auth]));
  return Object.fromEntries(
    Object.entries(SECURITY_SCHEMES).filter(([name]) => used.has(name as SchemeName)),
  );
}
