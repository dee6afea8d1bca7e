// Structured log lines. What is logged is chosen field by field at the place that logs: never a body, a header or a query.
import { pino } from 'pino';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { LineWriter } from './line-writer.ts';

type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export type Log = {
  readonly info: (fields: Fields, message: string) => void;
  /** Somebody must look into it. There is no warning level. */
  readonly error: (fields: Fields, message: string) => void;
};

export function createLog(level: Config['logLevel'], destination: Pick<LineWriter, 'write'>): Log {
  const timestamp = () => `,"time":${systemClock()}`;
  const logger = pino({ level, base: null, timestamp }, destination);
  return {
    info: (fields, message) => logger.info(fields, message),
    error: (fields, message) => logger.error(fields, message),
  };
}
