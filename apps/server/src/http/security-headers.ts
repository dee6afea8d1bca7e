// What a browser may do with our pages: only what we serve ourselves, nothing inline, and no string that becomes script.
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const SELF = ["'self'"];

export const securityHeaders: RequestHandler = helmet({
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

/** Which features of the tablet the pages may use. */
export const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.set(
    'Permissions-Policy',
    'camera=(self), geolocation=(self), screen-wake-lock=(self), microphone=(), payment=()',
  );
  next();
};

/** Answers of the API are for the caller alone and for now. */
export const neverStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
