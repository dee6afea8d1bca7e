import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/save-file.ts';
import { toCsv } from '#ui/to-csv.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { holidayPayWords } from '#said/desk/month/holiday-pay/holiday-pay.ts';

type CsvButtonProps = {
  readonly name: string;
  readonly rows: () => readonly (readonly (string | number)[])[];
};

/** The table above as a file, with whole minutes. */
export function CsvButton({ name, rows }: CsvButtonProps) {
  const t = useWords(holidayPayWords);
  const { language } = useSpeech();
  return (
    <div>
      <Button icon="down" onPress={() => saveFile(`${name}.csv`, toCsv(rows(), language), 'text/csv')}>
        {t.csv}
      </Button>
    </div>
  );
}
