// What the description of operations about drafts of pay rules says in words.

type Fields = Readonly<Record<string, unknown>>;

/** The fields at fault, of any operation. */
export function draftFaults(operationId: string, fields: Fields): string[] {
  switch (operationId) {
    case 'prepareDraftRule':
      return notOneSource(fields);
    case 'adoptDraftRule':
    case 'replayDraftRule':
    case 'replayPersonDays':
    case 'explainReplayedDay':
      return noRule(fields);
    default:
      return [];
  }
}

/** "Must be given, or agreement, or ruleSetId, and only one of them." */
function notOneSource({ definition, agreement, ruleSetId }: Fields): string[] {
  const sources = [definition, agreement, ruleSetId];
  if (sources.includes(undefined)) return [];
  return sources.filter((each) => typeof each === 'string').length === 1 ? [] : ['definition'];
}

/** No text of the bad values is a rule. */
function noRule({ definition }: Fields): string[] {
  return typeof definition === 'string' && !definition.includes('codeMap') ? ['definition'] : [];
}
