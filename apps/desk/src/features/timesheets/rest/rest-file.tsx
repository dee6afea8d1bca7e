import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/save-file.ts';
import { toCsv } from '#ui/to-csv.ts';
import { useClock } from '#api/use-clock.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { restWords } from '#said/desk/timesheets/rest/rest.ts';
import type { ShownRest } from './filter-rest.ts';
import { useRestSpeech } from './use-rest-speech.ts';

type RestFileProps = { readonly shown: ShownRest; readonly startDate: string };

/** All that is shown as a file, with whole minutes; what is not judged stands in it too. */
export function RestFile({ shown, startDate }: RestFileProps) {
  const t = useWords(restWords);
  const { language } = useSpeech();
  const rows = useRows();
  const save = () => saveFile(`rest-${startDate}.csv`, toCsv(rows(shown), language), 'text/csv');
  return (
    <Button icon="down" onPress={save}>
      {t.file}
    </Button>
  );
}

function useRows(): (shown: ShownRest) => readonly (readonly (string | number)[])[] {
  const t = useWords(restWords);
  const { moment } = useClock();
  const speech = useRestSpeech();
  const head = [
    ...[t.person, t.when, t.moment, t.right, t.found, t.minutesOf({ what: t.by })],
    ...[t.minutesOf({ what: t.owed }), t.minutesOf({ what: t.states.open }), t.state, t.settled, t.source],
  ];
  return ({ departures, notJudged }) => [
    head,
    ...departures.map((row) => [
      ...[row.person.employeeDisplayName, speech.when(row), row.at === null ? '' : moment(row.at)],
      ...[speech.right(row.right), speech.found(row), row.byMinutes, row.owedMinutes ?? '', row.openMinutes],
      ...[speech.state(row.state), speech.settled(row).join('; '), row.source ?? ''],
    ]),
    ...notJudged.map(({ person, right, because }) => [
      ...[person.employeeDisplayName, '', '', speech.right(right), speech.reason(because)],
      ...['', '', '', t.notJudged, '', ''],
    ]),
  ];
}
