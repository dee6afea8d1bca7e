import { useState } from 'react';
import { Choice } from '#ui/choice.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { useWords } from '#words/words.ts';
import { letterKeys, turnLetterKeys, type LetterKeys } from '#ui/letter-keys.ts';
import { keysOfPage } from '#ui/page-keys.ts';
import { keysWords } from '#said/desk/app/keys.ts';
import { shellWords } from '#said/desk/app/shell.ts';

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(shellWords);
  const k = useWords(keysWords);
  const [letters, setLetters] = useState(letterKeys());
  const turn = (to: LetterKeys) => {
    turnLetterKeys(to);
    setLetters(to);
  };
  const areOn = letters === 'on';
  const ofPage = areOn ? keysOfPage() : [];
  const rows = [
    [<Keys key="palette" names={[COMMAND, 'K']} />, k.keyRows.palette],
    [<Keys key="rows" names={areOn ? ['↓', '↑', 'j', 'k'] : ['↓', '↑']} />, k.keyRows.rows],
    [<Keys key="open" names={['Enter']} />, k.keyRows.open],
    ...(areOn ? [[<Keys key="search" names={['/']} />, k.keyRows.search] as const] : []),
    ...(areOn ? [[<Keys key="keys" names={['?']} />, k.keyRows.keys] as const] : []),
    [<Keys key="close" names={['Esc']} />, k.keyRows.close],
  ] as const;
  return (
    <Dialog title={t.keys} onCancel={onClose}>
      {ofPage.length > 0 && (
        <>
          <h3>{k.onThisPage}</h3>
          <FactList facts={ofPage.map(([names, does]) => [<Keys key={does} names={names} />, does])} />
          <h3>{k.onEveryPage}</h3>
        </>
      )}
      <FactList facts={rows} />
      <Choice
        legend={k.letterKeys}
        hint={k.letterKeysHint}
        value={letters}
        options={[
          ['on', k.letterKeyStates.on],
          ['off', k.letterKeyStates.off],
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
