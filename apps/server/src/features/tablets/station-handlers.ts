import { deviceKeyText, fromBase64Url } from '@stimpill/api-types/signing';
import { companyScope } from '#database/company-scope.ts';
import { findDevice } from '#features/tablets/devices/device-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import type { StationHandlers } from '#http/mount-api.ts';
import { keysToSealWith } from '#sealing-keys.ts';
import { findListMode } from '#features/tablets/health/device-health-store.ts';
import { disputePunch } from '#features/tablets/people/dispute-punch.ts';
import { recoverPunches } from '#features/tablets/wire/recover-punches.ts';
import { createHandOver, type HandedOver } from '#features/tablets/wire/receive-punch-batch.ts';
import type { InboxJudge } from '#features/tablets/judging/inbox-judge.ts';
import { registerDeviceKey } from '#features/tablets/devices/register-device-key.ts';
import { reportHealth } from '#features/tablets/health/report-health.ts';
import { toPunchResult } from '#features/tablets/wire/to-punch-result.ts';
import { toStationSettings } from './to-station-settings.ts';
import { toStationState, type StateDeps } from '#features/tablets/wire/to-station-state.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';
import { uploadPunchPhoto } from '#features/tablets/photos/upload-punch-photo.ts';

export type StationDeps = StateDeps & { readonly inboxJudge: InboxJudge };

export function stationHandlers(deps: StationDeps) {
  const { clock, secrets } = deps;
  const handOver = createHandOver(deps);
  const toResults = ({ classified, outcomes }: HandedOver, { companyId }: AnchoredDevice) => {
    const told = { secrets, companyId, now: clock() };
    return classified.map((one) => toPunchResult(one, outcomes.get(one.item.punchId), told));
  };
  return {
    registerDeviceKey: async ({ body, caller }) => {
      const { x, y } = body.publicKey;
      const { deviceId, companyId } = caller;
      const signature = fromBase64Url(body.previousKeySignature ?? '');
      const previous =
        signature === undefined ? undefined : { signature, text: deviceKeyText({ deviceId, x, y }) };
      const keyEpoch = await registerDeviceKey(deps, caller, { x, y, listMode: body.listMode, previous });
      return { deviceId, companyId, keyEpoch, station: await toStationState(deps, caller) };
    },

    getServerTime: async ({ caller }) => ({ station: await toStationState(deps, caller) }),

    getStationSettings: async ({ caller }) => ({
      ...(await settingsOf(deps, caller)),
      station: await toStationState(deps, caller),
    }),

    sendHeartbeat: async ({ body, caller }) => {
      const receipts = await reportHealth(deps, caller, {
        ...body,
        freeStorageMiB: body.freeStorageMiB ?? null,
        alarm: body.alarm ?? null,
        awaitedReceipts: body.awaitedReceipts ?? [],
        chainHead: body.chainHead,
      });
      const { settingsVersion } = await settingsOf(deps, caller);
      return { receipts, settingsVersion, station: await toStationState(deps, caller) };
    },

    sendPunchBatch: async ({ body, caller, clientAddress }) => {
      const { classified, outcomes } = await handOver(caller, {
        ...body,
        chainHead: body.chainHead && { ...body.chainHead, keyEpoch: caller.keyEpoch },
        clientAddress,
      });
      return {
        results: toResults({ classified, outcomes }, caller),
        station: await toStationState(deps, caller),
      };
    },

    recoverPunches: async ({ body, caller, clientAddress }) => {
      const handedOver = await recoverPunches({ ...deps, handOver }, caller, { ...body, clientAddress });
      return { results: toResults(handedOver, caller), station: await toStationState(deps, caller) };
    },

    uploadPunchPhoto: async ({ body: { punchId, grant, jpeg }, caller }) => {
      await uploadPunchPhoto(deps, caller, { punchId, grant, jpeg: Buffer.from(jpeg, 'base64url') });
      return { punchId, station: await toStationState(deps, caller) };
    },

    disputePunch: async ({ body: { punchId }, caller }) => {
      await disputePunch(deps, caller, punchId);
      return { punchId, station: await toStationState(deps, caller) };
    },
  } satisfies StationHandlers;
}

async function settingsOf(
  { database, clock, secrets }: StationDeps,
  { companyId, deviceId }: AnchoredDevice,
) {
  const scope = companyScope(database.knex, companyId);
  return toStationSettings({
    company: await requireCompany(database.knex, companyId),
    device: (await findDevice(scope, deviceId)) ?? assertNeverHappens('a caller that is gone'),
    listMode: await findListMode(scope, deviceId),
    sealingKeys: keysToSealWith(secrets.sealingKeys, clock()),
  });
}
