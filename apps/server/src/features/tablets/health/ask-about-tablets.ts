// Opens a review item where a person must act about a tablet, and settles it when its reason is gone. Every minute, beside the other
// watches; a constant number of statements, whatever the number of companies and tablets.
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { oneServerAtATime } from '#database/one-server-at-a-time.ts';
import {
  endTabletQuestions,
  listTabletQuestions,
  openTabletQuestions,
} from '#features/ledger/review-item-store.ts';
import type { TabletQuestion } from '#features/ledger/review-item.ts';
import { countOpenIncidents } from './device-incident-store.ts';
import { LOW_STORAGE_MIB, SILENT_MS, stateConcerns } from './tablet-concerns.ts';
import { questionAbout } from './tablet-question.ts';
import { listTroubledTablets } from './tablet-store.ts';

/** When a whole network fails, the rest follows in the next minutes. */
const AT_A_TIME = 200;

export async function askAboutTablets({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  await oneServerAtATime(database, 'ask about tablets', async () => {
    const now = clock();
    const open = await listTabletQuestions(database.knex);
    const wanted = await questionsNow(database, now);
    const known = new Set(open.map(keyOf));
    const news = [...wanted].filter(([key]) => !known.has(key)).map(([, question]) => question);
    const gone = open.filter((question) => !wanted.has(keyOf(question)));
    await openTabletQuestions(database.knex, news.slice(0, AT_A_TIME), now);
    await endTabletQuestions(
      database.knex,
      gone.slice(0, AT_A_TIME).map(({ id }) => id),
      now,
    );
  });
}

/** The questions that are needed now, one for each tablet and reason. */
async function questionsNow({ knex }: Database, now: number): Promise<ReadonlyMap<string, TabletQuestion>> {
  const limits = { seenBefore: now - SILENT_MS, lessThanMiB: LOW_STORAGE_MIB };
  const tablets = await listTroubledTablets(knex, limits);
  const incidents = await countOpenIncidents(knex);
  const concerns = [
    ...tablets.flatMap((tablet) =>
      stateConcerns(tablet, now).map((concern) => ({ ...tablet, deviceId: tablet.id, concern })),
    ),
    ...incidents.map(({ companyId, deviceId, kind, count }) => ({
      companyId,
      deviceId,
      concern: { kind: 'incident' as const, incident: kind, count },
    })),
  ];
  const questions = concerns.flatMap(({ companyId, deviceId, concern }) => {
    const reason = questionAbout(concern);
    return reason === undefined ? [] : [{ companyId, deviceId, reason }];
  });
  return new Map(questions.map((question) => [keyOf(question), question]));
}

function keyOf({ companyId, deviceId, reason }: TabletQuestion): string {
  return `${companyId} ${deviceId} ${reason}`;
}
