// What a sheet leaves open, and what was taken for granted: it can all be changed here.
import { showUnseen } from '@stimpill/api-types/plain-text';
import { dayAndMonthIn } from '@stimpill/words/format-time.ts';
import type { Language } from '@stimpill/words/language.ts';
import type { ImportColumn } from '@stimpill/api-types/manage';
import { Choice } from '#ui/choice.tsx';
import { Tick } from '#ui/tick.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { keyOfName } from './like-departments.ts';
import type { Sheet, SheetAnswers } from './read-sheet.ts';
import { SheetColumns } from './sheet-columns.tsx';
import styles from './sheet.module.css';
import { sheetWords } from '#said/desk/sheet/sheet.ts';
import type { Line } from './split-cells.ts';

/** Rows that are named. */
const SHOWN = 12;

type SheetQuestionsProps = {
  readonly sheet: Sheet;
  readonly answers: SheetAnswers;
  readonly offered: readonly ImportColumn[];
  readonly onAnswer: (answers: SheetAnswers) => void;
};

export function SheetQuestions({ sheet, answers, offered, onAnswer }: SheetQuestionsProps) {
  const t = useWords(sheetWords);
  const { above, head, totals, headings, sections, hasHeader } = sheet;
  return (
    <div className={styles['parts']}>
      {above.length > 0 && <NotPeople said={t.above({ count: above.length })} lines={above} />}
      {head.length > 0 && <NotPeople said={t.head({ count: head.length })} lines={head} />}
      {totals.length > 0 && <NotPeople said={t.totals({ count: totals.length })} lines={totals} />}
      {headings.length > 0 && sections !== undefined && sections !== 'people' && (
        <NotPeople said={t.headings({ count: headings.length })} lines={headings} />
      )}
      <Tick
        isOn={hasHeader}
        // What was said of columns says nothing once the rows are others.
        onChange={(isOn) => onAnswer({ ...answers, columns: {}, hasHeader: isOn })}
      >
        {head[0] !== undefined && above.length > 0 ? t.headerAt({ row: head[0].number }) : t.hasHeader}
      </Tick>
      <SheetColumns
        {...{ sheet, offered }}
        onChoose={(columns) => onAnswer({ ...answers, columns: { ...answers.columns, ...columns } })}
      />
      <SectionChoice {...{ sheet, answers, onAnswer }} />
      <NameChoice {...{ sheet, answers, onAnswer }} />
      <DateChoice {...{ sheet, answers, onAnswer }} />
      <DepartmentChoices {...{ sheet, answers, onAnswer }} />
    </div>
  );
}

type NotPeopleProps = { readonly said: string; readonly lines: readonly Line[] };

/** The first of them, so that a person who was taken for none is seen. */
function NotPeople({ said, lines }: NotPeopleProps) {
  const t = useWords(sheetWords);
  const more = lines.length - SHOWN;
  const rowOf = ({ number, cells }: Line) =>
    `${t.row({ number })}: ${showUnseen(cells.filter((cell) => cell !== '').join(', '))}`;
  return (
    <p>
      {said} {lines.slice(0, SHOWN).map(rowOf).join('; ')}
      {more > 0 && `; ${t.andMore({ count: more })}`}
    </p>
  );
}

type PartProps = Omit<SheetQuestionsProps, 'offered'>;

const EXAMPLES = 2;

function SectionChoice({ sheet: { headings, sections }, answers, onAnswer }: PartProps) {
  const t = useWords(sheetWords);
  if (headings.length === 0) return null;
  const cells = headings.slice(0, EXAMPLES).map(({ cells: all }) => all.find((cell) => cell !== '') ?? '');
  return (
    <Choice
      legend={t.sections({
        cells: cells.map((cell) => t.quoted({ cell: showUnseen(cell) })).join(', '),
        count: headings.length,
      })}
      value={sections}
      options={[
        ['departments', t.asDepartments],
        ['nobody', t.asNobody],
        ['people', t.asPeople],
      ]}
      onChoose={(are) => onAnswer({ ...answers, sections: are })}
    />
  );
}

function NameChoice({ sheet: { names }, answers, onAnswer }: PartProps) {
  const t = useWords(sheetWords);
  if (names === undefined) return null;
  return (
    <Choice
      legend={t.names({ cell: showUnseen(names.cell) })}
      hint={t.namesHint}
      value={names.are}
      options={[
        ['turned', showUnseen(names.turned)],
        ['asWritten', showUnseen(names.cell)],
        ...(names.mayBeColumns ? [['columns', t.namesAsColumns] as const] : []),
      ]}
      // Other columns, other answers about them.
      onChoose={(are) => onAnswer({ ...answers, columns: {}, names: are })}
    />
  );
}

function DateChoice({ sheet: { dates }, answers, onAnswer }: PartProps) {
  const t = useWords(sheetWords);
  const { language } = useSpeech();
  if (dates === undefined) return null;
  return (
    <Choice
      legend={t.dates({ cell: showUnseen(dates.cell) })}
      hint={t.datesHint}
      value={answers.dates}
      options={[
        ...dates.days.map(([order, day]) => [order, inWords(day, language)] as const),
        ['asWritten', t.asWritten],
      ]}
      onChoose={(order) => onAnswer({ ...answers, dates: order })}
    />
  );
}

/** With the name of its month, so that nobody can take one number for the other. @param day yyyy-MM-dd */
function inWords(day: string, language: Language): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${dayAndMonthIn(date ?? 1, month ?? 1, language)} ${year}`;
}

function DepartmentChoices({ sheet: { newDepartments }, answers, onAnswer }: PartProps) {
  const t = useWords(sheetWords);
  if (newDepartments.length === 0) return null;
  const plain = newDepartments.filter(({ like }) => like === undefined);
  return (
    <>
      {plain.length > 0 && (
        <p>
          {t.newDepartments}: {plain.map(({ name }) => showUnseen(name)).join(', ')}
        </p>
      )}
      {newDepartments.map(({ name, like }) => {
        if (like === undefined) return null;
        const key = keyOfName(name);
        return (
          <Choice
            key={key}
            legend={t.isNew({ name: showUnseen(name) })}
            value={answers.departments[key] === like ? 'like' : 'new'}
            options={[
              ['like', showUnseen(like)],
              ['new', t.takeNew({ name: showUnseen(name) })],
            ]}
            onChoose={(chosen) =>
              onAnswer({
                ...answers,
                departments: { ...answers.departments, [key]: chosen === 'like' ? like : name },
              })
            }
          />
        );
      })}
    </>
  );
}
