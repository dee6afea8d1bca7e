import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '@stimpill/ui/icon.tsx';
import { toSearchKey } from '@stimpill/words/search-key.ts';
import type { DeskSession } from '#api/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useWords } from '#words/words.ts';
import styles from './command-palette.module.css';
import { shellWords } from '#said/desk/app/shell.ts';
import { useCommands, type Command, type CommandGroup } from './use-commands.ts';

type CommandPaletteProps = {
  readonly session: DeskSession;
  readonly onKeys: () => void;
  readonly onClose: () => void;
};

/** Every page, act and person by name: type, choose with the arrows, Enter. */
export function CommandPalette({ session, onKeys, onClose }: CommandPaletteProps) {
  const t = useWords(shellWords);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const groups = useCommands({ session, key: toSearchKey(typed), onKeys });
  const commands = groups.flatMap((group) => group.commands);
  const chosen = commands[Math.min(place, commands.length - 1)];
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.act();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') run(chosen);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !chosen) return;
    event.preventDefault();
    setPlace((commands.indexOf(chosen) + step + commands.length) % commands.length);
  };
  return (
    <Dialog title={t.goTo} look="top" isTitleHidden onCancel={onClose}>
      <div className={styles['line']}>
        <Icon name="search" />
        <input
          className={styles['search']}
          role="combobox"
          aria-label={t.goTo}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={chosen && `${listId}-${chosen.id}`}
          placeholder={t.goToHint}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onKeyDown={onKey}
          onChange={(event) => {
            setTyped(event.target.value);
            setPlace(0);
          }}
        />
      </div>
      <CommandList id={listId} groups={groups} chosen={chosen} onRun={run} />
      <p role="status" className={styles['none']}>
        {commands.length === 0 && t.nothingFound}
      </p>
    </Dialog>
  );
}

type CommandListProps = {
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  readonly chosen: Command | undefined;
  readonly onRun: (command: Command) => void;
};

function CommandList({ id, groups, chosen, onRun }: CommandListProps) {
  const t = useWords(shellWords);
  return (
    <div id={id} role="listbox" aria-label={t.goTo} className={styles['list']}>
      {groups.map(({ name, commands }) => (
        <div key={name} role="group" aria-label={name} className={styles['group']}>
          <p aria-hidden="true">{name}</p>
          {commands.map((command) => (
            <Option
              key={command.id}
              id={`${id}-${command.id}`}
              command={command}
              isChosen={command.id === chosen?.id}
              onRun={onRun}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = {
  readonly id: string;
  readonly command: Command;
  readonly isChosen: boolean;
  readonly onRun: (command: Command) => void;
};

function Option({ id, command, isChosen, onRun }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={styles['command']}
      onClick={() => onRun(command)}
    >
      <Icon name={command.icon} />
      <span>{command.name}</span>
      {command.fine && <span className={styles['fine']}>{command.fine}</span>}
    </div>
  );
}
