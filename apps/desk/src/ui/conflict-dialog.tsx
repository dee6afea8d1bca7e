import { useId, useState } from 'react';
import { useWords } from '#words/words.ts';
import { useAsks } from './asked.ts';
import { Button } from './button.tsx';
import styles from './conflict-dialog.module.css';
import { Dialog, DialogButtons } from './dialog.tsx';
import { saveWords } from '#said/desk/ui/save.ts';

/** What both have changed, line by line: its name, what was typed here, and what stands on the server now. */
export type ClashRows = readonly {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}[];

type ConflictDialogProps = {
  readonly clashes: readonly ClashRows[];
  /** Of each clash, whether what was typed here shall stand. */
  readonly onChoose: (isMine: readonly boolean[]) => void;
  readonly onCancel: () => void;
};

/** Somebody else saved the same field in between: both versions side by side, to be chosen one by one where there are several. */
export function ConflictDialog({ clashes, onChoose, onCancel }: ConflictDialogProps) {
  const t = useWords(saveWords);
  useAsks();
  const [isMine, setIsMine] = useState(() => clashes.map(() => true));
  const choose = (place: number, is: boolean) =>
    setIsMine(isMine.map((was, at) => (at === place ? is : was)));
  const isAllMine = isMine.every(Boolean);
  return (
    <Dialog title={t.conflictTitle} look="wide" onCancel={onCancel}>
      <p>{t.conflictLead}</p>
      <table className={styles['versions']}>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.mine}</th>
            <th scope="col">{t.theirs}</th>
          </tr>
        </thead>
        {clashes.map((rows, place) => (
          <Versions
            key={place}
            rows={rows.length === 0 ? [{ name: t.other, mine: t.mine, theirs: t.theirs }] : rows}
            isMine={isMine[place] === true}
            onChoose={clashes.length > 1 ? (is) => choose(place, is) : undefined}
          />
        ))}
      </table>
      <DialogButtons>
        <Button onPress={() => onChoose(isMine.map(() => false))}>{t.takeTheirs}</Button>
        <Button look="primary" onPress={() => onChoose(isMine)}>
          {isAllMine ? t.takeMine : t.takeChosen}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

type VersionsProps = {
  readonly rows: ClashRows;
  readonly isMine: boolean;
  readonly onChoose: ((isMine: boolean) => void) | undefined;
};

function Versions({ rows, isMine, onChoose }: VersionsProps) {
  const name = useId();
  const cell = (text: string, is: boolean, place: number) =>
    onChoose && place === 0 ? (
      <label>
        <input type="radio" name={name} checked={isMine === is} onChange={() => onChoose(is)} /> {text}
      </label>
    ) : (
      text
    );
  return (
    <tbody>
      {rows.map(({ name: field, mine, theirs }, place) => (
        <tr key={field} className={styles['differs']}>
          <th scope="row">{field}</th>
          <td>{cell(mine, true, place)}</td>
          <td>{cell(theirs, false, place)}</td>
        </tr>
      ))}
    </tbody>
  );
}
