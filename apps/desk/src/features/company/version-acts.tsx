import { useState } from 'react';
import type { RuleSet, RuleVersion } from '#api/pay-rules.ts';
import { useSession } from '#api/session.ts';
import { ConfirmCall } from '#records/confirm-call.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { useWords } from '#words/words.ts';
import { payRulesWords } from '#said/desk/company/pay-rules.ts';

type VersionActsProps = { readonly ruleSet: RuleSet; readonly version: RuleVersion };

/** What may be done with a version before it holds. The newest goes first, and one stays. */
export function VersionActs({ ruleSet: { id, name, versions }, version: { number } }: VersionActsProps) {
  const t = useWords(payRulesWords);
  const companyId = useSession().company.id;
  const [isAsked, setIsAsked] = useState(false);
  const before = versions.at(-1)?.number === number ? versions.at(-2) : undefined;
  return (
    <div className="row">
      <ButtonLink to="/company/rule-lab" search={{ ruleSet: id, version: String(number) }}>
        {t.changeVersion}
      </ButtonLink>
      {before && <Button onPress={() => setIsAsked(true)}>{t.takeBack}</Button>}
      {before && isAsked && (
        <ConfirmCall
          call="removeRuleVersion"
          input={{ params: { companyId, ruleSetId: id, versionNumber: String(number) } }}
          title={t.takeBackTitle({ name, number })}
          act={t.takeBack}
          done={t.takenBack({ name, number })}
          onClose={() => setIsAsked(false)}
        >
          <p>{t.takeBackLead({ number, before: before.number })}</p>
        </ConfirmCall>
      )}
    </div>
  );
}
