import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { useWords } from '#words/words.ts';
import { shellWords } from './shell-words.ts';

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(shellWords);
  const rows = [
    [<Keys key="palette" names={[COMMAND, 'K']} />, t.keyRows.palette],
    [<Keys key="keys" names={['?']} />, t.keyRows.keys],
    [<Keys key="close" names={['Esc']} />, t.keyRows.close],
  ] as const;
  return (
    <Dialog title={t.keys} onCancel={onClose}>
      <FactList facts={rows} />
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
