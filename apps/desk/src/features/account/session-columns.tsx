import type { Language } from '@stimpill/words/language.ts';
import type { OwnSession } from '#api/own-sessions.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import { formatMoment } from '#words/format-moment.ts';
import type { accountWords } from './account-words.ts';
import { nameOfProgram } from './name-of-program.ts';

type Wanted = {
  readonly t: (typeof accountWords)['en'];
  readonly language: Language;
  readonly timeZone: string;
  readonly onEnd: (session: OwnSession) => void;
};

export function sessionColumns({ t, language, timeZone, onEnd }: Wanted): readonly Column<OwnSession>[] {
  const moment = (instant: string | null) =>
    instant === null ? '–' : formatMoment(instant, timeZone, language);
  const programOf = ({ program }: OwnSession) =>
    program === null ? t.unknownProgram : nameOfProgram(program);
  return [
    { id: 'program', name: t.program, cell: programOf, sortBy: programOf, isRowHead: true },
    {
      id: 'started',
      name: t.started,
      cell: ({ startedAtUtc }) => moment(startedAtUtc),
      sortBy: ({ startedAtUtc }) => startedAtUtc,
    },
    {
      id: 'lastUsed',
      name: t.lastUsed,
      cell: ({ lastUsedAtUtc }) => moment(lastUsedAtUtc),
      sortBy: ({ lastUsedAtUtc }) => lastUsedAtUtc ?? '',
    },
    {
      id: 'end',
      name: t.end,
      isAct: true,
      cell: (session) =>
        session.isThisOne ? (
          <Chip look="good">{t.thisOne}</Chip>
        ) : (
          <Button onPress={() => onEnd(session)}>{t.end}</Button>
        ),
    },
  ];
}
