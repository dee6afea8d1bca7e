import { useState } from 'react';
import { Choice } from '#ui/choice.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { useWords } from '#words/words.ts';
import { letterKeys, turnLetterKeys, type LetterKeys } from '#ui/letter-keys.ts';
import { shellWords } from './shell-words.ts';

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(shellWords);
  const [letters, setLetters] = useState(letterKeys());
  const turn = (to: LetterKeys) => {
    turnLetterKeys(to);
    setLetters(to);
  };
  const areOn = letters === 'on';
  const rows = [
    [<Keys key="palette" names={[COMMAND, 'K']} />, t.keyRows.palette],
    [<Keys key="rows" names={areOn ? ['↓', '↑', 'j', 'k'] : ['↓', '↑']} />, t.keyRows.rows],
    [<Keys key="open" names={['Enter']} />, t.keyRows.open],
    ...(areOn ? [[<Keys key="search" names={['/']} />, t.keyRows.search] as const] : []),
    ...(areOn ? [[<Keys key="keys" names={['?']} />, t.keyRows.keys] as const] : []),
    [<Keys key="close" names={['Esc']} />, t.keyRows.close],
  ] as const;
  return (
    <Dialog title={t.keys} onCancel={onClose}>
      <FactList facts={rows} />
      <Choice
        legend={t.letterKeys}
        hint={t.letterKeysHint}
        value={letters}
        options={[
          ['on', t.letterKeyStates.on],
          ['off', t.letterKeyStates.off],
        ]}
        onChoose={turn}
      />
      <DialogButtons>
        <Button onPress={onClose}>{t.close}</Button>
      </DialogButtons>
    </Dialog>
  );
}

const COMMAND = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

function Keys({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => <kbd key={name}>{name}</kbd>);
}
