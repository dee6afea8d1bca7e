import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/save-file.ts';
import { toCsv } from '#ui/to-csv.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { chartsWords } from '#said/desk/timesheets/charts/charts.ts';

type CsvButtonProps = {
  /** What is in the file, in its name. */
  readonly name: string;
  readonly rows: () => readonly (readonly (string | number)[])[];
};

/** The table below as a file, with whole minutes. */
export function CsvButton({ name, rows }: CsvButtonProps) {
  const t = useWords(chartsWords);
  const { language } = useSpeech();
  return (
    <div>
      <Button icon="down" onPress={() => saveFile(`${name}.csv`, toCsv(rows(), language), 'text/csv')}>
        {t.file}
      </Button>
    </div>
  );
}
