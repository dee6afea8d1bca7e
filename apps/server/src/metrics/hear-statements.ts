// How long each statement takes. knex tells when it asks and when it has the answer; those of the hot path, which pass it by, tell of themselves.
import type { Database } from '#database/database.ts';
import { hotStatementEnded } from '#signals.ts';

/** Without an id knex tells of the question alone: of hot statements, and of the begin and the end of a transaction. */
type StatementEvent = { readonly __knexQueryUid?: string };

/** More are under way only when answers get lost; then the oldest are forgotten. */
const MOST_UNDER_WAY = 1_000;

/**
 * Hears how long each statement takes, but for the begin and the end of transactions.
 * @returns a function that ends it
 */
export function hearStatements({ knex }: Database, tell: (seconds: number) => void): () => void {
  const begunAt = new Map<string, number>();
  const begin = ({ __knexQueryUid: id }: StatementEvent) => {
    if (id === undefined) return;
    begunAt.set(id, performance.now());
    const [oldest] = begunAt.keys();
    if (begunAt.size > MOST_UNDER_WAY && oldest !== undefined) begunAt.delete(oldest);
  };
  const answered = (_answer: unknown, { __knexQueryUid: id = '' }: StatementEvent) => {
    const at = begunAt.get(id);
    if (at === undefined) return;
    begunAt.delete(id);
    tell((performance.now() - at) / 1_000);
  };
  const stopHot = hotStatementEnded.hear(({ seconds }) => tell(seconds));
  knex.on('query', begin);
  knex.on('query-response', answered);
  knex.on('query-error', answered);
  return () => {
    stopHot();
    knex.off('query', begin);
    knex.off('query-response', answered);
    knex.off('query-error', answered);
  };
}
