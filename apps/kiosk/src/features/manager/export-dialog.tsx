// Punches out of the tablet in a file: asked first, then made, and done only once a person says that they have it.
import { useState } from 'react';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';

/** A file that the browser has been given. */
export type OutboxFile = {
  readonly name: string;
  readonly punches: number;
  /** A person has it. */
  readonly done: () => Promise<void>;
};

export type MakeFile = () => Promise<OutboxFile | 'nothing' | 'failed'>;

type ExportDialogProps = {
  readonly waiting: number;
  readonly onMake: MakeFile;
  readonly onClose: () => void;
};

type Step =
  | { readonly kind: 'asking' | 'making' | 'failed' }
  | { readonly kind: 'made' | 'done'; readonly file: OutboxFile };

export function ExportDialog({ waiting, onMake, onClose }: ExportDialogProps) {
  const { t } = useManagerLanguage();
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  const once = useOneSending();
  const make = () => {
    setStep({ kind: 'making' });
    void once(onMake).then((made) => {
      if (made === 'nothing') onClose();
      else setStep(made === 'failed' ? { kind: 'failed' } : { kind: 'made', file: made });
    });
  };
  const confirm = (file: OutboxFile) =>
    void once(file.done, 'done').then(
      () => setStep({ kind: 'done', file }),
      () => setStep({ kind: 'failed' }),
    );
  return (
    <Dialog title={t.exportTitle} icon="lock" onCancel={onClose}>
      {step.kind === 'made' && <Made file={step.file} onHave={() => confirm(step.file)} onAgain={make} />}
      {step.kind === 'done' && (
        <div role="status">
          <p>{t.exportDone({ punches: step.file.punches })}</p>
          <p>{step.file.name}</p>
          <p>{t.exportDoneText}</p>
        </div>
      )}
      {(step.kind === 'asking' || step.kind === 'making') && (
        <>
          <p>{t.exportText({ punches: waiting })}</p>
          <Button look="primary" size="main" isWide isDisabled={step.kind === 'making'} onPress={make}>
            {t.exportMake}
          </Button>
        </>
      )}
      {step.kind === 'failed' && (
        <Notice look="error" icon="warning" role="alert">
          {t.exportFailed}
        </Notice>
      )}
      <Button size="main" isWide onPress={onClose}>
        {step.kind === 'done' ? t.close : t.cancel}
      </Button>
    </Dialog>
  );
}

type MadeProps = {
  readonly file: OutboxFile;
  readonly onHave: () => void;
  readonly onAgain: () => void;
};

function Made({ file, onHave, onAgain }: MadeProps) {
  const { t } = useManagerLanguage();
  return (
    <>
      <p role="status">{t.exportMade({ name: file.name })}</p>
      <Button look="primary" size="main" icon="check" isWide onPress={onHave}>
        {t.exportHave}
      </Button>
      <Button size="main" icon="again" isWide onPress={onAgain}>
        {t.exportAgain}
      </Button>
    </>
  );
}
