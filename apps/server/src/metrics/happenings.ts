// What happens is counted as it happens: requests, punches, tries of jobs, statements. Labels take their values from our own lists, never
// from what somebody sent.
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '#database/database.ts';
import { jobTried, lineChanged, punchJudged, requestEnded, transactionCommitted } from '#signals.ts';
import { hearStatements } from './hear-statements.ts';

const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STATEMENT_SECONDS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1];

/** @returns a function that ends the counting */
export function countHappenings(registry: Registry, database: Database): () => void {
  const stops = [
    countRequests(registry),
    countPunches(registry),
    countTries(registry),
    countLines(registry),
    timeStatements(registry, database),
    timeCommits(registry),
  ];
  return () => stops.forEach((stop) => stop());
}

function countRequests(registry: Registry): () => void {
  const requests = new Counter({
    name: 'stimpill_requests_total',
    help: 'Requests by operation and status; operation none: pages and unknown addresses, status none: the client went away.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'stimpill_request_duration_seconds',
    help: 'From the first byte of a request to the end of its answer.',
    labelNames: ['operation'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  return requestEnded.hear(({ operation, status, seconds }) => {
    requests.inc({ operation, status });
    durations.observe({ operation }, seconds);
  });
}

function countPunches(registry: Registry): () => void {
  const punches = new Counter({
    name: 'stimpill_punches_total',
    help: 'Punches by door and first verdict.',
    labelNames: ['door', 'verdict'],
    registers: [registry],
  });
  return punchJudged.hear(({ door, verdict }) => punches.inc({ door, verdict }));
}

function countTries(registry: Registry): () => void {
  const tries = new Counter({
    name: 'stimpill_job_tries_total',
    help: 'Tries of jobs by kind and by how they ended.',
    labelNames: ['kind', 'result'],
    registers: [registry],
  });
  return jobTried.hear(({ kind, result }) => tries.inc({ kind, result: result.replaceAll(' ', '_') }));
}

function countLines(registry: Registry): () => void {
  const length = new Gauge({
    name: 'stimpill_line_length',
    help: 'Who waits or is under way in this process: for a slow hash, for the commit of live punches.',
    labelNames: ['line'],
    registers: [registry],
  });
  for (const line of ['hashing', 'commit']) length.set({ line }, 0);
  return lineChanged.hear(({ line, change }) => length.inc({ line }, change));
}

function timeStatements(registry: Registry, database: Database): () => void {
  const durations = new Histogram({
    name: 'stimpill_statement_duration_seconds',
    help: 'SQL statements of the thread that answers requests, from the call to the result.',
    buckets: STATEMENT_SECONDS,
    registers: [registry],
  });
  return hearStatements(database, (seconds) => durations.observe(seconds));
}

function timeCommits(registry: Registry): () => void {
  const durations = new Histogram({
    name: 'stimpill_commit_duration_seconds',
    help: 'Commits of that thread: how long the database took to keep a transaction for good.',
    buckets: STATEMENT_SECONDS,
    registers: [registry],
  });
  return transactionCommitted.hear(({ seconds }) => durations.observe(seconds));
}
