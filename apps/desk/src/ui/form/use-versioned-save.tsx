// Saves a record in the version that was read. Where somebody else was faster, both versions are shown, and nothing is lost.
import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { ConflictDialog, type BothVersions } from '../conflict-dialog.tsx';

/** What stands on the server, as the fields have it. */
type Read<Values> = { readonly values: Values; readonly version: string | undefined };

type VersionedSave<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly version: string | undefined;
  /** Throws what the call threw. @returns the version that it has now */
  readonly save: (values: Values, version: string | undefined) => Promise<string | undefined>;
  readonly read: () => Promise<Read<Values>>;
  /** The record field by field, in words. */
  readonly describe: (values: Values) => readonly (readonly [name: string, value: string])[];
  /** After it was saved. */
  readonly onDone: (values: Values) => void;
  /** What the fields show once it was saved, where that is not what was sent. */
  readonly savedAs?: (values: Values) => Values;
};

type Versioned<Values> = {
  readonly onSave: (values: Values) => Promise<void>;
  /** The question which of the two versions shall stand; to be shown beside the form. */
  readonly conflict: ReactNode;
};

export function useVersionedSave<Values extends FieldValues>(
  input: VersionedSave<Values>,
): Versioned<Values> {
  const { form, save, read, describe, onDone, savedAs = (values) => values } = input;
  const once = useOneSending();
  const [version, setVersion] = useState(input.version);
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Read<Values> } | undefined>(undefined);
  const onSave = async (values: Values, over = version) => {
    try {
      setVersion(await save(values, over));
      onDone(values);
    } catch (error) {
      if (isChangedMeanwhile(error)) setConflict({ mine: values, theirs: await read() });
      throw error;
    }
  };
  const close = () => setConflict(undefined);
  const takeTheirs = ({ values, version: theirs }: Read<Values>) => {
    form.reset(values);
    setVersion(theirs);
    close();
  };
  const takeMine = (mine: Values, theirs: Read<Values>) => {
    close();
    // What is refused now stands beside the form again, with everything in it; saving it once more says why.
    void once(() => onSave(mine, theirs.version)).then(
      () => form.reset(savedAs(mine)),
      () => setVersion(theirs.version),
    );
  };
  return {
    onSave: (values) => onSave(values),
    conflict: conflict && (
      <ConflictDialog
        fields={bothVersions(describe(conflict.mine), describe(conflict.theirs.values))}
        onTakeMine={() => takeMine(conflict.mine, conflict.theirs)}
        onTakeTheirs={() => takeTheirs(conflict.theirs)}
        onCancel={close}
      />
    ),
  };
}

type Described = readonly (readonly [name: string, value: string])[];

function bothVersions(mine: Described, theirs: Described): readonly BothVersions[] {
  const there = new Map(theirs);
  const here = new Map(mine);
  const names = [...new Set([...here.keys(), ...there.keys()])];
  return names.map((name) => ({
    name,
    mine: here.get(name) ?? '–',
    theirs: there.get(name) ?? '–',
  }));
}

function isChangedMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error) || !('failure' in error)) return false;
  return (error.failure as { readonly status?: number }).status === 412;
}
