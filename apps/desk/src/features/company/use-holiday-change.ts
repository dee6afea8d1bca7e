import { useQueryClient } from '@tanstack/react-query';
import { changeHolidays, type Holidays } from '#api/company-settings.ts';
import type { DataFor } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import { useSending } from '#api/use-sending.ts';
import { useFailureSentence } from '#ui/use-failure-sentence.ts';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { holidaysWords } from '#said/desk/company/holidays.ts';

type Change = {
  readonly change: (holidays: Holidays) => Holidays;
  readonly done: string;
  readonly undo?: () => void;
};

/** Takes a day out, or puts one back; the toast that says so offers the way back. */
export function useHolidayChange() {
  const t = useWords(holidaysWords);
  const sayFailure = useFailureSentence();
  const client = useQueryClient();
  const companyId = useSession().company.id;
  const say = useToast();
  const { mutate, isPending } = useSending({
    mutationFn: ({ change }: Change) => changeHolidays(client, companyId, change),
    onSuccess: (_, { done, undo }) => say({ text: done, ...(undo && { undo }) }),
    onError: (error) => say({ text: sayFailure(error), isFailure: true }),
  });
  const toggle = (holiday: DataFor<'listHolidaysOfYear'>[number]) => {
    const { date, name, origin } = holiday;
    const isBack = origin === 'removed';
    let gone: Holidays['extra'] = [];
    const undo = () => {
      const change = (now: Holidays) => ({ ...now, extra: [...now.extra, ...gone] });
      if (origin === 'extra') mutate({ change, done: t.isBack({ name }) });
      else toggle({ ...holiday, origin: isBack ? 'calendar' : 'removed' });
    };
    const change = (now: Holidays): Holidays => {
      if (origin === 'extra') {
        gone = now.extra.filter((each) => each.date === date && each.name === name);
        return { ...now, extra: now.extra.filter((each) => !gone.includes(each)) };
      }
      const removed = now.removed.filter((each) => each !== date);
      return { ...now, removed: isBack ? removed : [...removed, date].sort() };
    };
    mutate({ change, done: isBack ? t.isBack({ name }) : t.tookOut({ name }), undo });
  };
  return { toggle, isBusy: isPending };
}
