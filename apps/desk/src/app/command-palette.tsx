import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { Role } from '@stimpill/api-types';
import { Icon } from '@stimpill/ui/icon.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from '@stimpill/words/language.ts';
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import type { IconName } from '@stimpill/ui/icon.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './command-palette.module.css';
import { pagesOf } from './pages.ts';
import { shellWords } from './shell-words.ts';

type Command = { readonly name: string; readonly icon: IconName; readonly act: () => void };
type CommandPaletteProps = { readonly role: Role; readonly onClose: () => void };

/** Every page and act by its name: type, choose with the arrows, Enter. */
export function CommandPalette({ role, onClose }: CommandPaletteProps) {
  const t = useWords(shellWords);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const commands = useCommands(role).filter(({ name }) =>
    matchesSearch(toSearchKey(name), toSearchKey(typed)),
  );
  const chosen = Math.min(place, commands.length - 1);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.act();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') run(commands[chosen]);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || commands.length === 0) return;
    event.preventDefault();
    setPlace((chosen + step + commands.length) % commands.length);
  };
  return (
    <Dialog title={t.goTo} look="top" isTitleHidden onCancel={onClose}>
      <input
        className={styles['search']}
        role="combobox"
        aria-label={t.goTo}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={commands.length > 0 ? `${listId}-${chosen}` : undefined}
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
      <CommandList id={listId} commands={commands} chosen={chosen} onRun={run} />
      <p role="status" className={styles['none']}>
        {commands.length === 0 && t.nothingFound}
      </p>
    </Dialog>
  );
}

type CommandListProps = {
  readonly id: string;
  readonly commands: readonly Command[];
  readonly chosen: number;
  readonly onRun: (command: Command) => void;
};

function CommandList({ id, commands, chosen, onRun }: CommandListProps) {
  const t = useWords(shellWords);
  return (
    <ul id={id} role="listbox" aria-label={t.goTo}>
      {commands.map((command, at) => (
        <li
          key={command.name}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === chosen}
          className={styles['command']}
          onClick={() => onRun(command)}
        >
          <Icon name={command.icon} />
          {command.name}
        </li>
      ))}
    </ul>
  );
}

function useCommands(role: Role): readonly Command[] {
  const t = useWords(shellWords);
  const navigate = useNavigate();
  const { language, speak } = useSpeech();
  return [
    ...pagesOf(role).map(({ path, name, icon }) => ({
      name: name(t),
      icon,
      act: () => void navigate({ to: path }),
    })),
    ...LANGUAGES.filter((each) => each !== language).map((each) => ({
      name: `${t.language}: ${LANGUAGE_NAMES[each]}`,
      icon: 'sliders' as const,
      act: () => speak(each),
    })),
  ];
}
