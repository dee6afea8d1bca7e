// The regular hours of a person from a day on: those that hold, what is proposed from the last thirteen weeks, and the way to confirm it.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PersonOf } from '#api/people.ts';
import { query } from '#api/calls.ts';
import type { WorkPatternProposal } from '@stimpill/api-types/manage';
import { Button } from '#ui/button.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { useDates } from '../../use-dates.ts';
import { heldPattern } from '../held-pattern.ts';
import type { ReadPerson } from '../use-record-form.tsx';
import { DatedPatterns } from './dated-patterns.tsx';
import { PatternDialog } from './pattern-dialog.tsx';
import { PatternText } from './pattern-text.tsx';
import { patternWords } from '#said/desk/people/person/patterns/pattern.ts';
import { ProposalWeeks } from './proposal-weeks.tsx';

type PatternsPartProps = {
  readonly of: PersonOf;
  readonly person: ReadPerson;
  readonly mayChange: boolean;
};

export function PatternsPart({ of, person, mayChange }: PatternsPartProps) {
  const t = useWords(patternWords);
  const { today } = useDates();
  const isMissing = person.data.payBasis === 'hourly' && heldPattern(person.data, today) === null;
  const proposal = useQuery(query('proposeWorkPattern', { params: of }));
  return (
    <FormPart title={t.title} lead={t.lead}>
      {isMissing && (
        <Notice look="warning">
          <p>
            <strong>{t.missingTitle}</strong>
          </p>
          <p>{t.missing}</p>
        </Notice>
      )}
      <DatedPatterns of={of} person={person} mayChange={mayChange} />
      <DataOf query={proposal}>
        {(data) => <Proposed of={of} person={person} mayChange={mayChange} proposal={data} />}
      </DataOf>
    </FormPart>
  );
}

function Proposed({
  proposal,
  mayChange,
  ...of
}: PatternsPartProps & { readonly proposal: WorkPatternProposal }) {
  const t = useWords(patternWords);
  const [isAsked, setIsAsked] = useState(false);
  const { why, workPattern } = proposal;
  return (
    <>
      <h3>{t.proposed}</h3>
      {why === null ? (
        <>
          <p>{t.proposedLead}</p>
          <p>
            <strong>
              <PatternText pattern={workPattern} />
            </strong>
          </p>
        </>
      ) : (
        <p>{t.why[why]}</p>
      )}
      <ProposalWeeks proposal={proposal} />
      {mayChange && (
        <div className="row gap-8">
          <Button onPress={() => setIsAsked(true)}>{why === null ? t.confirm : t.enter}</Button>
        </div>
      )}
      {isAsked && <PatternDialog {...of} proposal={proposal} onClose={() => setIsAsked(false)} />}
    </>
  );
}
