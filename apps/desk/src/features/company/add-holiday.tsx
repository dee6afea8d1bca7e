import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { CallFailed } from '#api/call-failed.ts';
import { changeHolidays, type Holidays } from '#api/company-settings.ts';
import { useSession } from '#api/session.ts';
import { DrawnFields, type DescribedFields } from '#ui/form/described-fields.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { holidaysWords } from '#said/desk/company/holidays.ts';

type OwnDay = Holidays['extra'][number];

type AddHolidayProps = { readonly year: string; readonly onClose: () => void };

export function AddHoliday({ year, onClose }: AddHolidayProps) {
  const t = useWords(holidaysWords);
  const client = useQueryClient();
  const companyId = useSession().company.id;
  const say = useToast();
  const form = useForm<OwnDay>({
    defaultValues: { name: '', date: '', class: 'AF', from: '00:00', isPublicHoliday: false },
  });
  const fields: DescribedFields<OwnDay> = [
    { is: 'text', name: 'name', label: t.name, hint: t.nameHint },
    [
      { is: 'date', name: 'date', label: t.date, near: `${year}-12-01` },
      { is: 'time', name: 'from', label: t.from },
    ],
    { is: 'said', text: t.fromHint, isSoft: true },
    { is: 'choice', name: 'class', label: t.kind, options: Object.entries(t.kinds) },
    { is: 'check', name: 'isPublicHoliday', label: t.isPublic },
  ];
  const add = async (day: OwnDay) => {
    try {
      await changeHolidays(client, companyId, (now) => ({ ...now, extra: [...now.extra, day] }));
    } catch (error) {
      throw aboutTheDay(error);
    }
    onClose();
    say({ text: t.added });
  };
  return (
    <FormDialog title={t.addTitle} form={form} saveLabel={t.add} onSave={add} onClose={onClose}>
      <DrawnFields form={form} fields={fields} />
    </FormDialog>
  );
}

/** The server names the day by its place among all of them; here it is the only one. */
function aboutTheDay(error: unknown): unknown {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') return error;
  const faults = error.failure.faults.map((fault) => ({
    ...fault,
    field: fault.field?.replace(/^holidays\.extra\[\d+\]\./, ''),
  }));
  return new CallFailed({ ...error.failure, faults });
}
