import type { ManagedTablet } from '@stimpill/api-types/manage';
import { toInstant } from '#to-instant.ts';
import { MISSING_SEQUENCES, type DeviceIncident } from './health/device-incident-store.ts';
import { isInUse, type Concern } from './health/tablet-concerns.ts';
import type { DescribedTablet } from './health/describe-tablets.ts';
import type { Tablet } from './health/tablet-store.ts';

type PublicConcern = ManagedTablet['concerns'][number];

export function toManagedTablet(described: DescribedTablet): ManagedTablet {
  const { tablet, concerns, registrar, incidents, strays } = described;
  return {
    id: tablet.id,
    name: tablet.name,
    state: stateOf(tablet),
    registeredAtUtc: toInstant(tablet.registeredAt),
    registeredByName: registrar?.name ?? '',
    isSetUpByService: registrar?.isService ?? false,
    revokedAtUtc: orNull(tablet.revokedAt),
    lastSeenAtUtc: toInstant(tablet.lastSeenAt),
    report: toReport(tablet),
    concerns: concerns.map(toConcern),
    incidents: incidents.map(toIncident),
    strayEnvelopes: strays.map(({ receivedAt, reason, sequence }) => ({
      receivedAtUtc: toInstant(receivedAt),
      reason,
      number: sequence,
    })),
  };
}

function stateOf(tablet: Tablet): ManagedTablet['state'] {
  if (tablet.revokedAt !== null) return 'takenOut';
  return isInUse(tablet) ? 'inUse' : 'noKey';
}

function toReport(tablet: Tablet): ManagedTablet['report'] {
  const { reportedAt, heardThrough, appVersion, waitingPunches, isStoragePersistent, freeStorageMiB } =
    tablet;
  if (reportedAt === null) return null;
  return {
    reportedAtUtc: toInstant(reportedAt),
    heardThroughAtUtc: orNull(heardThrough),
    ...{ appVersion, waitingPunches, isStoragePersistent, freeStorageMiB },
  };
}

function toConcern(concern: Concern): PublicConcern {
  const { kind } = concern;
  const said = { kind, incident: null, count: null, sinceAtUtc: null, text: null };
  switch (kind) {
    case 'silent':
      return { ...said, sinceAtUtc: toInstant(concern.since) };
    case 'holds_punches':
      return { ...said, count: concern.count, sinceAtUtc: toInstant(concern.saidAt) };
    case 'storage_low':
      return { ...said, count: concern.freeMiB };
    case 'storage_not_persistent':
      return said;
    case 'alarm':
      return { ...said, text: concern.text };
    case 'app_older':
      return { ...said, text: concern.version };
    case 'incident':
      return { ...said, incident: concern.incident, count: concern.count };
  }
}

function toIncident({ id, kind, fromSequence, toSequence, openedAt }: DeviceIncident) {
  return {
    id,
    kind,
    fromNumber: fromSequence,
    toNumber: toSequence,
    openedAtUtc: toInstant(openedAt),
    closesByItself: kind === MISSING_SEQUENCES,
  };
}

function orNull(epochMs: number | null): string | null {
  return epochMs === null ? null : toInstant(epochMs);
}
