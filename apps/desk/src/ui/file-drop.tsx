// A file that is chosen with a button in our look and language, or dropped.
import { useId, useRef, useState, type DragEvent } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Button } from './button.tsx';
import styles from './file-drop.module.css';

const css = classNames(styles);

type FileDropProps = {
  /** What the file is for. */
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  /** Beside the button, such as “or drop it here”. */
  readonly orDrop: string;
  /** Such as `.csv,.xlsx`. */
  readonly accept: string;
  /** The file that is in use. */
  readonly fileName?: string | undefined;
  /** Why it cannot be used. */
  readonly error?: string | undefined;
  readonly isBusy?: boolean;
  readonly onFile: (file: File) => void;
};

export function FileDrop({ label, hint, button, orDrop, accept, fileName, error, ...rest }: FileDropProps) {
  const { isBusy = false, onFile } = rest;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file && !isBusy) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      className={css('whole')}
    >
      <p id={`${id}-label`} className={css('label')}>
        {label}
      </p>
      <p id={`${id}-hint`} className="fine">
        {hint}
      </p>
      <div
        className={css('zone', isOver && 'over')}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Button icon="folder" isBusy={isBusy} onPress={() => input.current?.click()}>
          {button}
        </Button>
        <span className="fine">{orDrop}</span>
        <span role="status" className={css('name')}>
          {fileName}
        </span>
        <input
          ref={input}
          hidden
          type="file"
          accept={accept}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // A file that was changed can be chosen once more.
            target.value = '';
          }}
        />
      </div>
      <p role="alert" className={css('error')}>
        {error}
      </p>
    </div>
  );
}
