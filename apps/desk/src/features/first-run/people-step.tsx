import { useRef, useState } from 'react';
import { hasTwice } from '#sheet/import-rows.ts';
import { columnsOf, NO_ANSWERS, type Sheet } from '#sheet/read-sheet.ts';
import { RowSource } from '#sheet/row-source.tsx';
import { SheetQuestions } from '#sheet/sheet-questions.tsx';
import { sheetWords } from '#said/desk/sheet/sheet.ts';
import { FailureOf } from '#ui/failure-notice.tsx';
import { useWords } from '#words/words.ts';
import { chooseOwner } from './choose-owner.ts';
import { FIRST_COLUMNS, readFirstPeople } from './first-people.ts';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import { ReadPeople } from './read-people.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { usePeopleCheck } from './use-people-check.ts';

/** As many as the server takes at once. */
const MOST = 200;

type PeopleStepProps = StepProps & { readonly token: string };

export function PeopleStep({ answers, token, onAnswer, onNext, onBack }: PeopleStepProps) {
  const t = useWords(firstRunWords);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const sheet = readFirstPeople(answers);
  const isTooMany = sheet.lines.length > MOST;
  const wrong = useWhyNot(sheet);
  const onGood = (leftOut: readonly number[]) => {
    const isOwnerOut = leftOut.includes(Number(answers.ownerIs));
    onNext({ leftOut, ...(isOwnerOut && chooseOwner(answers, '')) });
  };
  const isClear = wrong === undefined;
  const { hasRows, report, checking } = usePeopleCheck({ answers, sheet, isClear, token, onGood });
  const next = () => {
    setIsAsked(true);
    if (isClear) checking.mutate();
  };
  const faulty = report?.faulty ?? 0;
  const type = (people: string) => {
    const isSameSheet = firstLineOf(people) === firstLineOf(answers.people);
    onAnswer({
      people,
      leftOut: [],
      ...chooseOwner(answers, ''),
      ...(!isSameSheet && { sheet: NO_ANSWERS }),
    });
  };
  return (
    <StepFrame
      {...{ step: 'people', lead: t.peopleLead, onNext: next, onBack }}
      nextLabel={faulty > 0 ? t.nextWithout({ count: faulty }) : undefined}
      isBusy={checking.isPending}
    >
      <RowSource
        {...{ field, text: answers.people, label: t.people, placeholder: t.peopleExample, onText: type }}
        error={isTooMany || isAsked ? wrong : undefined}
      />
      {(sheet.lines.length > 0 || sheet.isOpen) && !isTooMany && (
        <SheetQuestions
          {...{ sheet, answers: answers.sheet, offered: FIRST_COLUMNS }}
          onAnswer={(said) => onAnswer({ sheet: said, leftOut: [], ...chooseOwner(answers, '') })}
        />
      )}
      <FailureOf error={checking.error} />
      {hasRows && <ReadPeople {...{ sheet, report, field }} />}
    </StepFrame>
  );
}

/** What keeps the rows from being looked at. */
function useWhyNot(sheet: Sheet): string | undefined {
  const t = useWords(firstRunWords);
  const { sayFirst } = useWords(sheetWords);
  if (sheet.lines.length > MOST) return t.tooMany({ most: MOST });
  if (sheet.isOpen) return sayFirst;
  if (sheet.lines.length === 0) return undefined;
  const held = columnsOf(sheet);
  if (hasTwice(held)) return t.twice;
  return held.includes('displayName') ? undefined : t.nameColumn;
}

/** The same header, the same columns. */
const firstLineOf = (text: string) => /^[^\r\n]*/.exec(text.trimStart())?.[0];
