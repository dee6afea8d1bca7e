import { useNavigate } from '@tanstack/react-router';
import { useCall } from '#api/calls.ts';
import type { ImportReport } from '@stimpill/api-types/manage';
import type { ImportRows } from '#sheet/import-rows.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { ActFailure } from '../act-failure.tsx';
import { importWords } from '#said/desk/people/import/import.ts';

type SaveButtonProps = {
  readonly rows: ImportRows;
  readonly report: ImportReport;
  /** What would be left of the text. */
  readonly leftText: string;
  readonly onLeft: (text: string) => void;
};

/** Saves the rows that are right, all of them or none; those with a fault stay on the page. */
export function SaveButton({ rows, report, leftText, onLeft }: SaveButtonProps) {
  const t = useWords(importWords);
  const { company } = useSession();
  const navigate = useNavigate();
  const say = useToast();
  const { created, changed, faulty, lines } = report;
  const good = rows.rows.filter((_, place) => lines[place]?.outcome !== 'faulty');
  const saving = useCall('importPeople', {
    onSuccess: (saved) => {
      if (faulty > 0) {
        say({ text: t.savedOthers({ saved: saved.created + saved.changed, left: faulty }) });
        onLeft(leftText);
        return;
      }
      say({ text: t.saved({ created: saved.created, changed: saved.changed }) });
      void navigate({ to: '/people' });
    },
  });
  const save = () => {
    const body = { ...rows, rows: good };
    saving.mutate({ params: { companyId: company.id }, body, isPatient: true });
  };
  const count = created + changed;
  if (count === 0) return faulty > 0 ? null : <p>{t.nothingToSave}</p>;
  return (
    <>
      <ActFailure error={saving.error} />
      <div className="row middle">
        <Button look={faulty > 0 ? 'plain' : 'primary'} isBusy={saving.isPending} onPress={save}>
          {faulty > 0 ? t.saveOthers({ people: count, faulty }) : t.save({ people: count })}
        </Button>
      </div>
    </>
  );
}
