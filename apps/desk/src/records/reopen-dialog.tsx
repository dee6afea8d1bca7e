import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { isRefusedWith } from '#api/call-failed.ts';
import { query, READ_ANEW, useSend } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import type { Range } from '#api/timesheets.ts';
import { useClock } from '#api/use-clock.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { OpeningEffect } from '#ui/opening-effect.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { reopenWords } from '#said/desk/common/reopen.ts';

type ReopenDialogProps = {
  readonly employeeId: string;
  readonly name: string;
  readonly range: Range;
  readonly onClose: () => void;
};

/** The approval of somebody's time in a pay period is taken back, with the reason for it. */
export function ReopenDialog({
  employeeId,
  name,
  range: { startDate, endDate },
  onClose,
}: ReopenDialogProps) {
  const t = useWords(reopenWords);
  const { day } = useClock();
  const { company } = useSession();
  const reopen = useSend('reopenTime');
  const say = useToast();
  const form = useForm({ defaultValues: { reason: '' } });
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const params = { companyId: company.id, employeeId };
  const { data: effect } = useQuery({
    ...query('getReopeningEffect', { params, query: { startDate, endDate } }),
    ...READ_ANEW,
  });
  const save = async ({ reason }: { readonly reason: string }) => {
    setTrouble(undefined);
    try {
      const body = { startDate, endDate, employeeIds: [employeeId], reason };
      const { reopenedEntries } = await reopen({ params: { companyId: company.id }, body });
      say({ text: t.done({ count: reopenedEntries }) });
      onClose();
    } catch (error) {
      if (isRefusedWith(error, 'payroll.not_approved')) setTrouble(t.notApproved);
      if (isRefusedWith(error, 'auth.own_time')) setTrouble(t.ownTime);
      throw error;
    }
  };
  return (
    <FormDialog
      title={t.title({ name })}
      form={form}
      onSave={save}
      saveLabel={t.act}
      trouble={
        trouble !== undefined && (
          <Notice look="error" isAlert>
            <p>{trouble}</p>
          </Notice>
        )
      }
      onClose={onClose}
    >
      <p>{t.lead({ from: day(startDate), to: day(endDate) })}</p>
      <OpeningEffect moved={effect?.moved} />
      <TextField control={form.control} name="reason" label={t.reason} hint={t.reasonHint} />
    </FormDialog>
  );
}
