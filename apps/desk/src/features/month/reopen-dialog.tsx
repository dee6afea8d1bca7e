import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { isRefusedWith } from '#api/call-failed.ts';
import { query, READ_ANEW, useSend } from '#api/calls.ts';
import type { MonthPerson } from '#api/payroll-month.ts';
import { useSession } from '#api/session.ts';
import type { Range } from '#api/timesheets.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { OpeningEffect } from '#ui/opening-effect.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useState } from 'react';
import { useWords } from '#words/words.ts';
import { monthWords } from '#said/desk/month/month.ts';

type ReopenDialogProps = {
  readonly person: MonthPerson;
  readonly range: Range;
  readonly onClose: () => void;
};

/** An approval is taken back, with the reason for it. */
export function ReopenDialog({ person, range, onClose }: ReopenDialogProps) {
  const t = useWords(monthWords);
  const reopen = useSend('reopenTime');
  const say = useToast();
  const companyId = useSession().company.id;
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const form = useForm({ defaultValues: { reason: '' } });
  const { employeeId } = person;
  const name = useNamesApart()(employeeId, person.displayName);
  const { data: effect } = useQuery({
    ...query('getReopeningEffect', { params: { companyId, employeeId }, query: range }),
    ...READ_ANEW,
  });
  const onSave = async ({ reason }: { readonly reason: string }) => {
    setTrouble(undefined);
    try {
      await reopen({ params: { companyId }, body: { ...range, employeeIds: [employeeId], reason } });
    } catch (error) {
      if (isRefusedWith(error, 'payroll.not_approved')) setTrouble(t.notApprovedBefore);
      if (isRefusedWith(error, 'auth.own_time')) setTrouble(t.ownTime);
      throw error;
    }
    say({ text: t.reopened({ name }) });
    onClose();
  };
  return (
    <FormDialog
      title={t.reopenTitle({ name })}
      form={form}
      onSave={onSave}
      onClose={onClose}
      saveLabel={t.reopen}
      trouble={
        trouble !== undefined && (
          <Notice look="error" isAlert>
            <p>{trouble}</p>
          </Notice>
        )
      }
    >
      <p>{t.reopenLead}</p>
      <OpeningEffect moved={effect?.moved} />
      <TextField control={form.control} name="reason" label={t.reason} hint={t.reasonHint} />
    </FormDialog>
  );
}
