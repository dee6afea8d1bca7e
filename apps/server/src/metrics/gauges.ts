// The gauges that are set when somebody scrapes, each with how it is read from the standing of the server.
import { Gauge, type Registry } from 'prom-client';
import type { Standing } from './standing.ts';

type Reading = {
  readonly name: string;
  readonly help: string;
  /** Null: not known now, so it is left out. */
  readonly value: (standing: Standing) => number | null;
};

type ReadingOfSeveral = {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly values: (standing: Standing) => Readonly<Record<string, number>>;
};

const seconds = (instant: number | null | undefined) =>
  typeof instant === 'number' ? instant / 1_000 : null;

const READINGS: readonly Reading[] = [
  {
    name: 'stimpill_database_up',
    help: '1 when the database answered the counts of this page in time.',
    value: ({ counts }) => (counts === null ? 0 : 1),
  },
  {
    name: 'stimpill_database_size_bytes',
    help: 'Size of the database, without the log beside it.',
    value: ({ counts }) => counts?.databaseSize ?? null,
  },
  {
    name: 'stimpill_inbox_oldest_seconds',
    help: 'How long the oldest punch has waited that nobody has judged; 0 when there is none.',
    value: ({ counts, now }) =>
      counts === null ? null : Math.max(0, now - (counts.oldestStoredAt ?? now)) / 1_000,
  },
  {
    name: 'stimpill_tablets_in_use',
    help: 'Tablets that are registered, have a key and are not shut out.',
    value: ({ counts }) => counts?.tabletsInUse ?? null,
  },
  {
    name: 'stimpill_people_in',
    help: 'Time entries without an end: people who are clocked in.',
    value: ({ counts }) => counts?.peopleIn ?? null,
  },
  {
    name: 'stimpill_clock_set_back',
    help: '1 when the clock was set back and nobody has confirmed yet that it is right.',
    value: ({ counts }) => (counts === null ? null : Number(counts.isClockSetBack)),
  },
  {
    name: 'stimpill_clock_offset_seconds',
    help: "How far the clock of this machine is ahead of the database's, by which punches are stamped. PostgreSQL only.",
    value: ({ clock }) => seconds(clock?.offsetMs),
  },
  {
    name: 'stimpill_clock_offset_error_seconds',
    help: 'So much more or less the offset may be. PostgreSQL only.',
    value: ({ clock }) => seconds(clock?.errorMs),
  },
  {
    name: 'stimpill_certificate_end_timestamp_seconds',
    help: 'When the certificate of TLS_CERT_FILE ends. Left out where a proxy has the certificate.',
    value: ({ certificateEndsAt }) => seconds(certificateEndsAt),
  },
  {
    name: 'stimpill_backups',
    help: 'Backups in BACKUP_DIR. Left out where the server makes none.',
    value: ({ backups }) => backups?.length ?? null,
  },
  {
    name: 'stimpill_backup_newest_timestamp_seconds',
    help: 'When the newest of them was made; 0 when there is none yet.',
    value: ({ backups }) => (backups === null ? null : (backups[0]?.madeAt ?? 0) / 1_000),
  },
  {
    name: 'stimpill_backup_interval_seconds',
    help: 'Between two of them, as BACKUP_EVERY_MINUTES says.',
    value: ({ backupEveryMinutes }) => (backupEveryMinutes === null ? null : 60 * backupEveryMinutes),
  },
  {
    name: 'stimpill_backup_newest_size_bytes',
    help: 'Size of the newest of them.',
    value: ({ backups }) => backups?.[0]?.size ?? null,
  },
  {
    name: 'stimpill_disk_free_bytes',
    help: 'Free where the database is; on PostgreSQL, where the secrets are.',
    value: ({ diskFree }) => diskFree,
  },
  {
    name: 'stimpill_log_lines_dropped',
    help: 'Lines that could not be written to the log since the start.',
    value: ({ droppedLines }) => droppedLines,
  },
  {
    name: 'stimpill_integrity_faults',
    help: 'Faults that the last look for damaged pages found. SQLite only.',
    value: ({ integrity }) => integrity?.damage.length ?? null,
  },
  {
    name: 'stimpill_integrity_full_look_timestamp_seconds',
    help: 'When every page was last looked at in full. SQLite only.',
    value: ({ integrity }) => seconds(integrity?.lastFullAt),
  },
];

const READINGS_OF_SEVERAL: readonly ReadingOfSeveral[] = [
  {
    name: 'stimpill_inbox_punches',
    help: 'Punches of tablets in the queue; stored: not judged, waiting: for other tablets, review: with a manager.',
    label: 'state',
    values: ({ counts }) => counts?.inbox ?? {},
  },
  {
    name: 'stimpill_tablets_with_concern',
    help: 'Tablets in use that need attention, by concern. A tablet can have several concerns.',
    label: 'concern',
    values: ({ counts }) => counts?.concerns ?? {},
  },
  {
    name: 'stimpill_questions_open',
    help: 'Questions that wait for a manager, by reason.',
    label: 'reason',
    values: ({ counts }) => counts?.questions ?? {},
  },
  {
    name: 'stimpill_jobs',
    help: 'waiting: all that are to be done; due: those for which it is time; failing: tried in vain; given_up: in the last seven days.',
    label: 'state',
    values: ({ counts }) => counts?.jobs ?? {},
  },
  {
    name: 'stimpill_mails',
    help: 'waiting: to be sent; unsent: refused or given up in the last seven days.',
    label: 'state',
    values: ({ counts }) => counts?.mails ?? {},
  },
  {
    name: 'stimpill_database_connections',
    help: 'Of the pool of the thread that answers requests; awaited: requests that wait for one.',
    label: 'state',
    values: ({ connections }) => connections,
  },
];

/** @returns a function that sets all of them */
export function createGauges(registry: Registry): (standing: Standing) => void {
  const registers = [registry];
  const single = READINGS.map(({ name, help, value }) => {
    const gauge = new Gauge({ name, help, registers });
    return (standing: Standing) => {
      const known = value(standing);
      if (known === null) gauge.remove();
      else gauge.set(known);
    };
  });
  const several = READINGS_OF_SEVERAL.map(({ name, help, label, values }) => {
    const gauge = new Gauge({ name, help, labelNames: [label], registers });
    return (standing: Standing) => {
      gauge.reset();
      for (const [key, value] of Object.entries(values(standing)))
        gauge.set({ [label]: key.replaceAll(' ', '_') }, value);
    };
  });
  return (standing) => [...single, ...several].forEach((set) => set(standing));
}
