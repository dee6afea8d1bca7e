// What a browser may do with our pages: only what we serve ourselves, nothing inline, and no string that becomes script.
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

const SELF = ["'self'"];

const ofHelmet: RequestHandler = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      connectSrc: SELF,
      fontSrc: SELF,
      manifestSrc: SELF,
      scriptSrc: SELF,
      workerSrc: SELF,
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      imgSrc: [...SELF, 'data:', 'blob:'],
      mediaSrc: SELF,
      styleSrc: SELF,
      requireTrustedTypesFor: ["'script'"],
      // The kiosk's one policy: it allows the address of its own service worker and nothing else.
      trustedTypes: ['kiosk-sw'],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginEmbedderPolicy: false,
  // Has no effect over plain HTTP: browsers obey it only over a secure connection.
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
});

/** The same on every answer, so they are asked of helmet once and not by its fifteen steps for each request. */
const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ...headersSetBy(ofHelmet),
  // Which features of the tablet the pages may use.
  [
    'Permissions-Policy',
    'camera=(self), geolocation=(self), screen-wake-lock=(self), microphone=(), payment=()',
  ],
];

export const securityHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of HEADERS) response.setHeader(name, value);
  next();
};

/** Answers of the API are for the caller alone and for now. */
export const neverStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** What a middleware sets that looks at no request. */
function headersSetBy(middleware: RequestHandler): [name: string, value: string][] {
  const headers = new Map<string, string>();
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  void middleware({} as Request, answer as unknown as Response, () => undefined);
  return [...headers];
}
