// What somebody was told of a change and said of it, as the contract has it.
import type { ChangeWord } from '@stimpill/api-types/manage';
import { authorName, type LogReader } from '#features/log/to-logged-change.ts';
import { toInstant } from '#to-instant.ts';
import type { WordOfBoth } from './words-of-changes.ts';

export function toChangeWord({ told, words, decided }: WordOfBoth, reader: LogReader): ChangeWord {
  return {
    changeId: told.id,
    isAsked: told.isAsked,
    toldAtUtc: told.toldAt === null ? null : toInstant(told.toldAt),
    words: words.map(({ notSoBecause, saidAt, counts, access }) => ({
      isSo: notSoBecause === null,
      because: notSoBecause === '' ? null : notSoBecause,
      saidAtUtc: toInstant(saidAt),
      counts,
      access: access.map(({ what, by, at }) => ({ what, by: authorName(by, reader), atUtc: toInstant(at) })),
    })),
    decided: decided && {
      decision: decided.decision,
      by: decided.by && authorName(decided.by, reader),
      reason: decided.reason,
      decidedAtUtc: toInstant(decided.at),
    },
  };
}
