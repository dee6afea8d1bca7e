// The composition root: every middleware in the order in which a request meets it.
import express, { type Express } from 'express';
import { sharedRequestLimits } from '#database/postgresql-request-limits.ts';
import { verifyDeskSession } from '#features/auth/desk/verify-desk-session.ts';
import { verifyUser } from '#features/auth/verify-user.ts';
import { verifyPhone } from '#features/auth/phones/verify-phone.ts';
import { requireFlag } from '#features/companies/require-company.ts';
import { verifyDevice, tokenAloneGuard, keyOfDevice } from '#features/tablets/devices/verify-device.ts';
import { verifyEmployeeSession } from '#features/tablets/people/verify-employee-session.ts';
import { terminalGuard } from '#features/doors/guard-terminal.ts';
import { createOncePerPress } from '#features/presses/once-per-press.ts';
import { crossOrigin } from '#http/cross-origin.ts';
import { errorHandler, methodNotAllowed, routeNotFound } from '#http/error-handler.ts';
import { sharedStores, storesInMemory, type LimitStores } from '#http/rate-limit-store.ts';
import { createRateLimits } from '#http/rate-limits.ts';
import { giveRequestId } from '#http/request-state.ts';
import { logRequests } from '#http/request-log.ts';
import { neverStore, securityHeaders } from '#http/security-headers.ts';
import {
  serveApiReference,
  serveManageDocument,
  serveOwnDocument,
  serveOpenApiDocument,
  serveStationDocument,
} from '#http/serve-api-reference.ts';
import { serveApp } from '#http/serve-app.ts';
import { serveKiosk } from '#http/serve-kiosk.ts';
import { watchForwarded, type ForwardedTrouble } from '#http/watch-forwarded.ts';
import { createStationSignatures } from '#http/station-signatures.ts';
import { apiManage } from './api-manage.ts';
import { apiOwn } from './api-own.ts';
import { apiPrivate } from './api-private.ts';
import { apiV1 } from './api-v1.ts';
import type { CompanyWork } from './company-work.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { UseCaseDeps } from './use-case-deps.ts';

export type AppDeps = UseCaseDeps & {
  readonly log: Log;
  readonly trustProxy: Config['trustProxy'];
  readonly corsOrigins: Config['corsOrigins'];
  /** Told of each request whose proxies are not believed as they should be; left out: nobody looks. */
  readonly noteForwarded?: (trouble: ForwardedTrouble) => void;
  /** Whether the server was told to stop; then its health says so. Undefined: never. */
  readonly isLeaving?: () => boolean;
  /** Where hours of whole companies are calculated; undefined: in this thread, between other requests. */
  readonly companyWork?: CompanyWork;
  /** Where papers are made; undefined: in this thread. */
  readonly paperWork?: CompanyWork;
  /** The folder of the built kiosk; null serves the API alone. */
  readonly kioskDir: string | null;
  /** The folder of the built desk; null: there is none. */
  readonly deskDir: string | null;
  /** The folder of the built page of those who work; null: there is none. */
  readonly ownDir: string | null;
};

export function createApp(deps: AppDeps): Express {
  const rateLimits = createRateLimits(deps.clock, limitStoresOf(deps));
  const mountDeps = {
    rateLimits,
    signatures: createStationSignatures({ clock: deps.clock, keyOf: keyOfDevice(deps) }),
    oncePerPress: createOncePerPress(deps),
    guardTerminal: terminalGuard(deps),
    guardTokenAlone: tokenAloneGuard(deps),
    requireFlag: (flag: Parameters<typeof requireFlag>[1], companyId: string) =>
      requireFlag(deps, flag, companyId),
    verify: {
      user: (token: string, address: string) => verifyUser(deps, token, address),
      desk: (token: string, isUnasked: boolean) => verifyDeskSession(deps, token, isUnasked),
      phone: (token: string, isUnasked: boolean) => verifyPhone(deps, token, isUnasked),
      device: (token: string) => verifyDevice(deps, token),
      employee: (device: Parameters<typeof verifyEmployeeSession>[1], token: string) =>
        verifyEmployeeSession(deps, device, token),
    },
  };

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', deps.trustProxy ?? false);
  // A repeated parameter becomes a list, which no schema accepts. This API has no nested parameters.
  app.set('query parser', 'simple');

  app.use(giveRequestId, logRequests(deps.log), securityHeaders);
  if (deps.noteForwarded !== undefined) app.use(watchForwarded(deps.noteForwarded));
  if (deps.corsOrigins.length > 0) app.use('/api/v1', crossOrigin(deps.corsOrigins));
  app.get('/api/v1/openapi.json', rateLimits.documents, serveOpenApiDocument);
  app.all('/api/v1/openapi.json', methodNotAllowed('GET, HEAD'));
  app.use('/api/docs', rateLimits.documents, serveApiReference());
  app.use('/api', neverStore);
  app.use('/api/v1', apiV1(deps, mountDeps));
  app.get('/api/station/v1/openapi.json', rateLimits.documents, serveStationDocument);
  app.all('/api/station/v1/openapi.json', methodNotAllowed('GET, HEAD'));
  app.use('/api/station/v1', apiPrivate(deps, mountDeps));
  app.get('/api/manage/v1/openapi.json', rateLimits.documents, serveManageDocument);
  app.all('/api/manage/v1/openapi.json', methodNotAllowed('GET, HEAD'));
  app.use('/api/manage/v1', apiManage(deps, mountDeps));
  app.get('/api/own/v1/openapi.json', rateLimits.documents, serveOwnDocument);
  app.all('/api/own/v1/openapi.json', methodNotAllowed('GET, HEAD'));
  app.use('/api/own/v1', apiOwn(deps, mountDeps));
  app.use('/api', routeNotFound);
  if (deps.deskDir !== null) app.use(serveApp('/desk', deps.deskDir));
  if (deps.ownDir !== null) app.use(serveApp('/me', deps.ownDir));
  if (deps.kioskDir !== null) app.use(serveKiosk(deps.kioskDir));
  app.use(routeNotFound, errorHandler(deps.log));
  return app;
}

/** SQLite has one process; on PostgreSQL several may serve, and together they keep each limit. */
function limitStoresOf({ database, clock }: UseCaseDeps): LimitStores {
  return database.engine === 'postgresql'
    ? sharedStores(sharedRequestLimits(database, clock))
    : storesInMemory(clock);
}
