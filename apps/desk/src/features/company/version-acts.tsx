import { useState } from 'react';
import { CallFailed } from '#api/call-failed.ts';
import { useCall } from '#api/calls.ts';
import type { RuleSet, RuleVersion } from '#api/pay-rules.ts';
import { useSession } from '#api/session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import styles from './pay-rules.module.css';
import { payRulesWords } from '#said/desk/company/pay-rules.ts';

type VersionActsProps = { readonly ruleSet: RuleSet; readonly version: RuleVersion };

/** What may be done with a version before it holds. The newest goes first, and one stays. */
export function VersionActs({ ruleSet, version: { number } }: VersionActsProps) {
  const t = useWords(payRulesWords);
  const [isAsked, setIsAsked] = useState(false);
  const before = ruleSet.versions.at(-1)?.number === number ? ruleSet.versions.at(-2) : undefined;
  return (
    <div className={styles['acts']}>
      <ButtonLink to="/company/rule-lab" search={{ ruleSet: ruleSet.id, version: String(number) }}>
        {t.changeVersion}
      </ButtonLink>
      {before && <Button onPress={() => setIsAsked(true)}>{t.takeBack}</Button>}
      {before && isAsked && (
        <TakeBackDialog
          ruleSet={ruleSet}
          number={number}
          before={before.number}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  );
}

type TakeBackDialogProps = {
  readonly ruleSet: RuleSet;
  readonly number: number;
  readonly before: number;
  readonly onClose: () => void;
};

function TakeBackDialog({ ruleSet: { id, name }, number, before, onClose }: TakeBackDialogProps) {
  const t = useWords(payRulesWords);
  const companyId = useSession().company.id;
  const say = useToast();
  const params = { companyId, ruleSetId: id, versionNumber: String(number) };
  const { mutate, isPending, error } = useCall('removeRuleVersion', {
    onSuccess: () => {
      onClose();
      say({ text: t.takenBack({ name, number }) });
    },
  });
  return (
    <ConfirmDialog
      title={t.takeBackTitle({ name, number })}
      act={t.takeBack}
      isBusy={isPending}
      onConfirm={() => mutate({ params })}
      onCancel={onClose}
    >
      <p>{t.takeBackLead({ number, before })}</p>
      {error instanceof CallFailed && <FailureNotice failure={error.failure} />}
    </ConfirmDialog>
  );
}
