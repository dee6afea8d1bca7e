import { useState } from 'react';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import { Button } from './button.tsx';

/** Copies a text, and says that it did. */
export function CopyButton({ text }: { readonly text: string }) {
  const t = useWords(dataWords);
  const [copied, setCopied] = useState<string | undefined>(undefined);
  const isCopied = copied === text;
  return (
    <span role="status">
      <Button
        icon={isCopied ? 'check' : 'copy'}
        onPress={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        {isCopied ? t.copied : t.copy}
      </Button>
    </span>
  );
}
