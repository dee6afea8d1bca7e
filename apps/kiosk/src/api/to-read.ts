import type { Read } from '#ui/use-read.ts';
import { isVisitOver, type Answer } from './api-failure.ts';

/** What a screen shows of an answer. */
export function toRead<T>(answer: Answer<T>): Read<T> {
  if (answer.ok) return { kind: 'ready', data: answer.data };
  return { kind: isVisitOver(answer.failure) ? 'ended' : 'failed' };
}
