import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isChangedMeanwhile } from '#api/call-failed.ts';
import { useSend } from '#api/calls.ts';
import type { RuleSet, RuleVersion } from '#api/pay-rules.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { ruleLabWords } from '#said/desk/rule-lab/rule-lab.ts';
import { versionWords } from '#said/desk/rule-lab/version.ts';

type AdoptDialogProps = {
  readonly ruleSet: RuleSet;
  /** In whose place it stands; undefined: it is the next version. */
  readonly replaces: RuleVersion | undefined;
  readonly definition: string;
  /** The versions that the draft was held against. */
  readonly seenState: string;
  readonly onClose: () => void;
};

/** From which day on a draft holds, and why. */
export function AdoptDialog({ ruleSet, replaces, definition, seenState, onClose }: AdoptDialogProps) {
  const t = useWords(ruleLabWords);
  const v = useWords(versionWords);
  const send = useSend('adoptDraftRule');
  const say = useToast();
  const { day } = useClock();
  const { id: companyId, timeZone } = useSession().company;
  const form = useForm({ defaultValues: { validFrom: replaces?.validFrom ?? '', reason: '' } });
  const { control } = form;
  const [isOtherRule, setIsOtherRule] = useState(false);
  const save = async (values: { validFrom: string; reason: string }) => {
    const versionNumber = replaces?.number ?? null;
    const body = { definition, versionNumber, ...values, seen: { state: seenState } };
    try {
      await send({ params: { companyId, ruleSetId: ruleSet.id }, body });
    } catch (error) {
      setIsOtherRule(isChangedMeanwhile(error));
      throw error;
    }
    onClose();
    say({ text: replaces ? v.changed({ number: replaces.number }) : t.adopted });
  };
  const sayFault = ({ code, message }: { readonly code: string; readonly message: string }) => {
    const approvedUntil =
      code === 'rule_set.time_approved' ? /\d{4}-\d{2}-\d{2}/.exec(message)?.[0] : undefined;
    if (approvedUntil !== undefined) return t.timeApproved({ day: day(approvedUntil) });
    if (code === 'rule_set.version_fixed') return v.fixed;
    return message.includes('must follow the order') ? t.tooEarly : undefined;
  };
  return (
    <FormDialog
      title={
        replaces
          ? v.oneVersion({ name: ruleSet.name, number: replaces.number })
          : t.adoptTitle({ name: ruleSet.name })
      }
      form={form}
      onSave={save}
      saveLabel={replaces ? v.change({ number: replaces.number }) : t.adoptAct}
      sayFault={sayFault}
      trouble={isOtherRule && <OtherRule />}
      onClose={onClose}
    >
      <p>{replaces ? v.changeLead : t.adoptLead}</p>
      <DateField
        control={control}
        name="validFrom"
        label={t.validFrom}
        hint={t.validFromHint}
        near={useToday(timeZone)}
      />
      <TextField control={control} name="reason" label={t.reason} hint={t.reasonHint} />
    </FormDialog>
  );
}

/** What was compared is not what stands there now. */
function OtherRule() {
  const v = useWords(versionWords);
  return (
    <Notice look="warning" isAlert>
      <p>{v.meanwhile}</p>
    </Notice>
  );
}
