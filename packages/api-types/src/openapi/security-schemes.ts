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
  deskSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-Http-desk',
    description:
      'Cookie of `POST /session`; 30 minutes after the last request it ends, 12 hours after the sign-in in any case. Over plain HTTP on ' +
      'the same machine its name is `desk`.',
  },
  phone: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-own',
    description:
      'Cookie of `POST /phone-claim-states`, once the tablet has let the phone in. Over plain HTTP on the same machine its name is `own`.',
  },
  ownPage: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Stimpill',
    description: 'The word `desk` or `me`, which no page of another server can send.',
  },
} as const satisfies Record<string, SecuritySchemeObject>;

type SchemeName = keyof typeof SECURITY_SCHEMES;

/** Each line one way to show who calls; all of its schemes together. */
const SCHEMES_OF: Record<Auth, readonly (readonly SchemeName[])[]> = {
  none: [],
  user: [['userToken']],
  device: [['deviceToken']],
  employeeSession: [['deviceToken', 'employeeToken']],
  station: [['deviceToken', 'stationSignature']],
  stationEmployee: [['deviceToken', 'stationSignature', 'stationEmployeeToken']],
  ownPage: [['ownPage']],
  desk: [['deskSession', 'ownPage']],
  manage: [['deskSession', 'ownPage'], ['userToken']],
  phone: [['phone', 'ownPage']],
  openPhone: [['phone', 'ownPage']],
};

/** What an operation demands; an empty list where nobody in particular may call. */
export function securityOf(auth: Auth): readonly SecurityRequirement[] {
  return SCHEMES_OF[auth].map((names) => Object.fromEntries(names.map((name) => [name, []])));
}

/** The schemes that these kinds of callers need. */
export function securitySchemesOf(auths: readonly Auth[]): Readonly<Record<string, SecuritySchemeObject>> {
  const used = new Set(auths.flatMap((auth) => SCHEMES_OF[auth].flat()));
  return Object.fromEntries(
    Object.entries(SECURITY_SCHEMES).filter(([name]) => used.has(name as SchemeName)),
  );
}
