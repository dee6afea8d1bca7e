import type { ServerFault } from '#ui/form/show-server-faults.ts';
import { useWords } from '#words/words.ts';
import { usePersonFaults } from '../use-person-faults.ts';
import { recordWords } from '#said/desk/people/person/record.ts';

/** What to say beside a field of a record; undefined where the general sentences say it. */
export function useRecordFaults(): (fault: ServerFault) => string | undefined {
  const t = useWords(recordWords);
  const sayCode = usePersonFaults();
  return (fault) => {
    const known = sayCode(fault);
    if (known !== undefined) return known;
    const field = fault.field ?? '';
    if (/ratio$/i.test(field)) return t.ratioMissing;
    if (/^ratioChanges.*from$/.test(field) && fault.message.includes('existing date')) return t.fromMissing;
    if (field === 'displayName' && /empty|must be a string/.test(fault.message)) return t.nameMissing;
    if (field === 'employmentStartDate' && fault.message.includes('existing date')) return t.startMissing;
    if (field === 'kennitala' && fault.message.includes('ten digits')) return t.kennitalaDoubts.notTen;
    if (field === 'kennitala' && fault.message.includes('a day that exists'))
      return t.kennitalaDoubts.impossible;
    return undefined;
  };
}
