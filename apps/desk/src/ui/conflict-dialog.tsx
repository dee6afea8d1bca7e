import { classNames } from '@stimpill/ui/class-names.ts';
import { dataWords } from '#words/data-words.ts';
import { useWords } from '#words/words.ts';
import { Button } from './button.tsx';
import styles from './conflict-dialog.module.css';
import { Dialog, DialogButtons } from './dialog.tsx';

const css = classNames(styles);

/** One field of the record: its name, what was typed here, and what stands on the server now. */
export type BothVersions = { readonly name: string; readonly mine: string; readonly theirs: string };

type ConflictDialogProps = {
  readonly fields: readonly BothVersions[];
  readonly onTakeMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onCancel: () => void;
};

/** Somebody else saved the same record in between: both versions side by side, what differs marked. */
export function ConflictDialog({ fields, onTakeMine, onTakeTheirs, onCancel }: ConflictDialogProps) {
  const t = useWords(dataWords);
  return (
    <Dialog title={t.conflictTitle} look="wide" onCancel={onCancel}>
      <p>{t.conflictLead}</p>
      <table className={css('versions')}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.mine}</th>
            <th scope="col">{t.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, mine, theirs }) => (
            <tr key={name} className={css(mine !== theirs && 'differs')}>
              <th scope="row">{name}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <DialogButtons>
        <Button onPress={onTakeTheirs}>{t.takeTheirs}</Button>
        <Button look="primary" onPress={onTakeMine}>
          {t.takeMine}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
