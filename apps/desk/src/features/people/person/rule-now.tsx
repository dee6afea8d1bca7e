// By which rule somebody is paid today, and since when.
import { useQuery } from '@tanstack/react-query';
import { ruleSetsQuery } from '#api/pay-rules.ts';
import type { PersonRecord } from '#api/people.ts';
import { useSession } from '#api/session.ts';
import { FactList } from '#ui/fact-list.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import { recordWords } from '#said/desk/people/person/record.ts';

type RuleNowProps = { readonly person: Pick<PersonRecord, 'ruleSetId' | 'employmentStartDate'> };

export function RuleNow({ person: { ruleSetId, employmentStartDate } }: RuleNowProps) {
  const t = useWords(recordWords);
  const { language } = useSpeech();
  const { day, today } = useDates();
  const { data } = useQuery(ruleSetsQuery(useSession().company.id, language));
  if (data === undefined) return null;
  const ruleSet = data.find(({ id, isDefault }) => (ruleSetId === null ? isDefault : id === ruleSetId));
  const version = ruleSet?.versions.findLast(({ validFrom }) => validFrom <= today);
  const since =
    version && (version.validFrom > employmentStartDate ? version.validFrom : employmentStartDate);
  return (
    <FormPart title={t.paidNow}>
      <FactList
        facts={[
          [t.rule, ruleSet?.name ?? t.noRule],
          ...(version === undefined ? [] : [[t.ruleVersion, String(version.number)] as const]),
          ...(since === undefined ? [] : [[t.ruleSince, day(since)] as const]),
        ]}
      />
    </FormPart>
  );
}
