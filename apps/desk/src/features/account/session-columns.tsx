import type { Language } from '@stimpill/words/language.ts';
import type { OwnSession } from '@stimpill/api-types/manage';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import { formatMoment } from '#words/format-moment.ts';
import type { accountWords } from '#said/desk/account/account.ts';
import { nameOfProgram } from '@stimpill/words/name-of-program.ts';
import type { Said } from '@stimpill/words/said.ts';

type Wanted = {
  readonly t: Said<typeof accountWords>;
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
