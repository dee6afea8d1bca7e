// The draft: where it begins, what is changed in it, and whether it is a rule.
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Fault } from '#api/call-failed.ts';
import { CallFailed } from '#api/call-failed.ts';
import { draftRuleQuery, type DraftInput, type DraftRule } from './rule-lab-queries.ts';
import { useSession } from '#api/session.ts';
import { useSpeech } from '#words/words.ts';

/** While somebody types, the draft is not checked. */
const SETTLED_AFTER_MS = 500;

/** `agreement:<key>`, `version:<rule set>:<number>` or `file`. */
export type Base = string;

export type ParameterValue = DraftInput['changes'][number]['value'];

type State = {
  readonly base: Base;
  /** What was typed or taken from a file; undefined: as the base is. */
  readonly text: string | undefined;
  readonly values: ReadonlyMap<string, ParameterValue>;
};

export type Draft = State & {
  /** The last that was a rule. */
  readonly rule: DraftRule | undefined;
  /** The draft as it stands is checked and a rule. */
  readonly isReady: boolean;
  readonly isChecking: boolean;
  /** Why it is no rule, with the places. */
  readonly faults: readonly Fault[];
  readonly error: Error | null;
  readonly checkAgain: () => void;
  readonly onBase: (base: Base) => void;
  readonly onText: (text: string) => void;
  readonly onValue: (path: string, value: ParameterValue) => void;
  readonly onReset: () => void;
};

export function useDraft(first: Base): Draft {
  const { language } = useSpeech();
  const companyId = useSession().company.id;
  const [state, setState] = useState<State>(() => begun(first));
  const settled = useSettled(state);
  const checked = useQuery(draftRuleQuery(companyId, language, inputOf(settled)));
  const [rule, setRule] = useState<DraftRule | undefined>(undefined);
  const isNew = checked.data !== undefined && !checked.isPlaceholderData && checked.data !== rule;
  if (isNew) setRule(checked.data);
  const isChecking = settled !== state || checked.isFetching;
  const faults = faultsOf(checked.error);
  return {
    ...state,
    rule,
    isReady: !isChecking && checked.isSuccess && !checked.isPlaceholderData,
    isChecking,
    faults,
    error: faults.length > 0 ? null : checked.error,
    checkAgain: () => void checked.refetch(),
    onBase: (base) => setState(begun(base)),
    onText: (text) => setState({ ...state, text, values: new Map() }),
    onValue: (path, value) => setState({ ...state, values: new Map(state.values).set(path, value) }),
    onReset: () => setState(begun(state.base)),
  };
}

const begun = (base: Base): State => ({ base, text: base === 'file' ? '' : undefined, values: new Map() });

function inputOf({ base, text, values }: State): DraftInput {
  const changes = [...values].map(([path, value]) => ({ path, value }));
  const nothing = { definition: null, agreement: null, ruleSetId: null, versionNumber: null, changes };
  if (text !== undefined) return { ...nothing, definition: text };
  const [kind, key = '', number] = base.split(':');
  return kind === 'agreement'
    ? { ...nothing, agreement: key }
    : { ...nothing, ruleSetId: key, versionNumber: Number(number) };
}

function faultsOf(error: Error | null): readonly Fault[] {
  const failure = error instanceof CallFailed ? error.failure : undefined;
  return failure?.kind === 'refused' && failure.status === 400 ? failure.faults : [];
}

/** Debounced: the value once it has stayed the same for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
