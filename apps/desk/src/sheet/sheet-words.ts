// What is said wherever people are taken from a sheet: where the rows come from, and what is asked about them.
import { pluralIn } from '@stimpill/words/plural.ts';
import { words } from '#words/words.ts';

const en = pluralIn('en');
const is = pluralIn('is');
const pl = pluralIn('pl');

export const sheetWords = words({
  en: {
    paste: 'Or paste from a spreadsheet',
    pasteHint: 'Copy the rows with their header, and paste them here.',
    file: 'Choose a file',
    choose: 'Choose a file…',
    orDrop: 'or drop it here',
    fileHint: 'An Excel file (.xlsx) or a CSV file.',
    fileFaults: {
      empty: 'There is no row in this file.',
      tooLarge: 'This file is too large. Copy the rows from it, and paste them below.',
      locked: 'This file has a password. Save it without one, and choose it again.',
      oldExcel: 'This file is of an old Excel (.xls). Save it as .xlsx, and choose it again.',
      damaged:
        'This file is damaged, or it is no Excel file. Open it in Excel, save it as .xlsx, and choose it again.',
      noRows: 'This is no file of rows. Choose an Excel file (.xlsx) or a CSV file.',
      farCell: (place: string) =>
        `Cell ${place} lies far away from the others. Delete what stands in it, save the file, and choose it again.`,
      tooManyRows: 'There are more than 10,000 rows. Import the people in several parts.',
      tooManyCells: (place: string) =>
        `There are too many cells: reading ended at ${place}. Delete the columns that are not needed, and choose the file again.`,
      tooMuchText: (place: string) =>
        `There is too much text in the cells: reading ended at ${place}. Shorten long texts, and choose the file again.`,
    },
    sheet: (name: string) => `These are the rows of the sheet “${name}”.`,
    otherSheets: (count: number) =>
      `The file has ${en(count, { one: 'more sheet that is', other: 'more sheets that are' })} not read.`,
    bareNumbers:
      'Excel keeps no zeros at the front of numbers. If your employee numbers begin with zeros, check them.',
    columnsOf: (count: number) => `What ${en(count, { one: 'column holds', other: 'columns hold' })}`,
    column: (header: string) => `Column “${header}”`,
    columnAt: (place: number) => `Column ${place}`,
    quoted: (cell: string) => `“${cell}”`,
    examples: (cells: string) => `Such as ${cells}`,
    chooseColumn: 'Choose what it holds …',
    leaveOut: 'Leave out',
    leaveOutOthers: (count: number) => `Leave out the other ${count}`,
    sayWhat: 'Nobody can tell from the cells alone: say what it holds, or leave it out.',
    hasHeader: 'The first row says what the columns are',
    dates: (cell: string) => `Which day is ${cell}?`,
    datesHint: 'Asked once: all days of the sheet are then read like this one.',
    asWritten: 'Another one: I write the days out',
    newDepartments: 'New departments',
    isNew: (name: string) => `“${name}” is new. Is it one that is there already?`,
    takeNew: (name: string) => `${name}, a new one`,
    above: (count: number) => `Above the people: ${en(count, { one: 'row', other: 'rows' })} left out.`,
    head: (count: number) =>
      `Taken as the header, and as nobody: ${en(count, { one: 'row', other: 'rows' })}.`,
    totals: (count: number) => `Totals and the like: ${en(count, { one: 'row', other: 'rows' })} left out.`,
    headings: (count: number) =>
      `Taken as headings, and as nobody: ${en(count, { one: 'row', other: 'rows' })}.`,
    sections: (cells: string, count: number) =>
      count === 1
        ? `${cells} stands alone in its row. What is it?`
        : `${cells} stand alone in their rows. What are they?`,
    asDepartments: 'The department of those below',
    asNobody: 'A heading: leave out',
    asPeople: 'Somebody',
    sayFirst: 'Answer the questions about the sheet first.',
    faulty: (count: number) => `${en(count, { one: 'row has', other: 'rows have' })} a fault`,
    row: (number: number) => `row ${number}`,
    andMore: (count: number) => `and ${count} more`,
  },
  is: {
    paste: 'Eða líma úr töflureikni',
    pasteHint: 'Afritaðu raðirnar með fyrirsögninni og límdu þær hér.',
    file: 'Velja skrá',
    choose: 'Velja skrá…',
    orDrop: 'eða dragðu hana hingað',
    fileHint: 'Excel-skrá (.xlsx) eða CSV-skrá.',
    fileFaults: {
      empty: 'Engin röð er í þessari skrá.',
      tooLarge: 'Þessi skrá er of stór. Afritaðu raðirnar úr henni og límdu þær hér fyrir neðan.',
      locked: 'Þessi skrá er læst með lykilorði. Vistaðu hana án þess og veldu hana aftur.',
      oldExcel: 'Þessi skrá er úr gömlu Excel (.xls). Vistaðu hana sem .xlsx og veldu hana aftur.',
      damaged:
        'Þessi skrá er skemmd eða ekki Excel-skrá. Opnaðu hana í Excel, vistaðu hana sem .xlsx og veldu hana aftur.',
      noRows: 'Í þessari skrá eru engar raðir. Veldu Excel-skrá (.xlsx) eða CSV-skrá.',
      farCell: (place: string) =>
        `Reiturinn ${place} er langt frá hinum. Eyddu því sem stendur í honum, vistaðu skrána og veldu hana aftur.`,
      tooManyRows: 'Raðirnar eru fleiri en 10.000. Flyttu starfsfólkið inn í nokkrum hlutum.',
      tooManyCells: (place: string) =>
        `Reitirnir eru of margir: lestri lauk við ${place}. Eyddu dálkum sem ekki þarf og veldu skrána aftur.`,
      tooMuchText: (place: string) =>
        `Of mikill texti er í reitunum: lestri lauk við ${place}. Styttu langa texta og veldu skrána aftur.`,
    },
    sheet: (name: string) => `Þetta eru raðirnar á blaðinu „${name}“.`,
    otherSheets: (count: number) =>
      `Ekki er lesið af ${is(count, { one: 'öðru blaði', other: 'öðrum blöðum' })} í skránni.`,
    bareNumbers:
      'Excel geymir ekki núll fremst í tölum. Ef starfsmannanúmer hjá ykkur byrja á núlli skaltu athuga þau.',
    columnsOf: (count: number) => `Hvað er í ${is(count, { one: 'dálki', other: 'dálkum' })}`,
    column: (header: string) => `Dálkurinn „${header}“`,
    columnAt: (place: number) => `Dálkur ${place}`,
    quoted: (cell: string) => `„${cell}“`,
    examples: (cells: string) => `Til dæmis ${cells}`,
    chooseColumn: 'Veldu hvað er í honum …',
    leaveOut: 'Sleppa',
    leaveOutOthers: (count: number) => `Sleppa hinum ${count}`,
    sayWhat: 'Reitirnir segja það ekki einir: veldu hvað er í dálkinum eða slepptu honum.',
    hasHeader: 'Fyrsta röðin segir hvað er í dálkunum',
    dates: (cell: string) => `Hvaða dagur er ${cell}?`,
    datesHint: 'Spurt einu sinni: allir dagar töflunnar eru svo lesnir eins og þessi.',
    asWritten: 'Annar: ég skrifa dagana að fullu',
    newDepartments: 'Nýjar deildir',
    isNew: (name: string) => `„${name}“ er ný. Er þetta deild sem er þegar til?`,
    takeNew: (name: string) => `${name}, ný deild`,
    above: (count: number) => `Fyrir ofan starfsfólkið: ${is(count, { one: 'röð', other: 'röðum' })} sleppt.`,
    head: (count: number) => `Lesið sem fyrirsögn, ekki fólk: ${is(count, { one: 'röð', other: 'raðir' })}.`,
    totals: (count: number) =>
      `Samtölur og þess háttar: ${is(count, { one: 'röð', other: 'röðum' })} sleppt.`,
    headings: (count: number) =>
      `Lesið sem millifyrirsagnir, ekki fólk: ${is(count, { one: 'röð', other: 'raðir' })}.`,
    sections: (cells: string, count: number) =>
      count === 1 ? `${cells} stendur ein í röð. Hvað er það?` : `${cells} standa ein í röð. Hvað er það?`,
    asDepartments: 'Deild þeirra sem eru fyrir neðan',
    asNobody: 'Millifyrirsögn: sleppa',
    asPeople: 'Starfsfólk',
    sayFirst: 'Svaraðu fyrst spurningunum um töfluna.',
    faulty: (count: number) => is(count, { one: 'röð er gölluð', other: 'raðir eru gallaðar' }),
    row: (number: number) => `röð ${number}`,
    andMore: (count: number) => `og ${count} til`,
  },
  pl: {
    paste: 'Albo wklej z arkusza',
    pasteHint: 'Skopiuj wiersze razem z nagłówkiem i wklej je tutaj.',
    file: 'Wybierz plik',
    choose: 'Wybierz plik…',
    orDrop: 'albo upuść go tutaj',
    fileHint: 'Plik Excela (.xlsx) albo CSV.',
    fileFaults: {
      empty: 'W tym pliku nie ma żadnego wiersza.',
      tooLarge: 'Ten plik jest za duży. Skopiuj z niego wiersze i wklej je poniżej.',
      locked: 'Ten plik ma hasło. Zapisz go bez hasła i wybierz ponownie.',
      oldExcel: 'To plik starego Excela (.xls). Zapisz go jako .xlsx i wybierz ponownie.',
      damaged:
        'Ten plik jest uszkodzony albo nie jest plikiem Excela. Otwórz go w Excelu, zapisz jako .xlsx i wybierz ponownie.',
      noRows: 'W tym pliku nie ma wierszy. Wybierz plik Excela (.xlsx) albo CSV.',
      farCell: (place: string) =>
        `Komórka ${place} leży daleko od pozostałych. Usuń jej zawartość, zapisz plik i wybierz go ponownie.`,
      tooManyRows: 'Jest ponad 10 000 wierszy. Zaimportuj pracowników w kilku częściach.',
      tooManyCells: (place: string) =>
        `Jest za dużo komórek: odczyt zakończył się na ${place}. Usuń niepotrzebne kolumny i wybierz plik ponownie.`,
      tooMuchText: (place: string) =>
        `W komórkach jest za dużo tekstu: odczyt zakończył się na ${place}. Skróć długie teksty i wybierz plik ponownie.`,
    },
    sheet: (name: string) => `To wiersze z arkusza „${name}”.`,
    otherSheets: (count: number) =>
      `Pominięto ${pl(count, { one: 'inny arkusz', few: 'inne arkusze', many: 'innych arkuszy', other: 'innych arkuszy' })} z tego pliku.`,
    bareNumbers:
      'Excel nie przechowuje zer na początku liczb. Jeśli numery pracowników zaczynają się u was od zera, sprawdź je.',
    columnsOf: (count: number) =>
      `Co jest w ${pl(count, { one: 'kolumnie', few: 'kolumnach', many: 'kolumnach', other: 'kolumny' })}`,
    column: (header: string) => `Kolumna „${header}”`,
    columnAt: (place: number) => `Kolumna ${place}`,
    quoted: (cell: string) => `„${cell}”`,
    examples: (cells: string) => `Na przykład ${cells}`,
    chooseColumn: 'Wybierz, co w niej jest …',
    leaveOut: 'Pomiń',
    leaveOutOthers: (count: number) => `Pomiń pozostałe (${count})`,
    sayWhat: 'Same komórki tego nie mówią: wybierz, co jest w kolumnie, albo ją pomiń.',
    hasHeader: 'Pierwszy wiersz mówi, co jest w kolumnach',
    dates: (cell: string) => `Jaki to dzień: ${cell}?`,
    datesHint: 'Pytamy raz: wszystkie daty arkusza będą czytane tak jak ta.',
    asWritten: 'Inny: wpiszę pełne daty',
    newDepartments: 'Nowe działy',
    isNew: (name: string) => `„${name}” jest nowy. Czy to dział, który już jest?`,
    takeNew: (name: string) => `${name}, nowy dział`,
    above: (count: number) =>
      `Nad pracownikami: pominięto ${pl(count, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' })}.`,
    head: (count: number) =>
      `Odczytano jako nagłówek, nie osoby: ${pl(count, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' })}.`,
    totals: (count: number) =>
      `Sumy i podobne: pominięto ${pl(count, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' })}.`,
    headings: (count: number) =>
      `Odczytano jako śródtytuły, nie osoby: ${pl(count, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' })}.`,
    sections: (cells: string, count: number) =>
      count === 1
        ? `${cells}: jedyna komórka w wierszu. Co to jest?`
        : `${cells}: jedyne komórki w wierszach. Co to jest?`,
    asDepartments: 'Dział osób poniżej',
    asNobody: 'Śródtytuł: pomiń',
    asPeople: 'Osoby',
    sayFirst: 'Najpierw odpowiedz na pytania o arkusz.',
    faulty: (count: number) =>
      pl(count, {
        one: 'wiersz ma błąd',
        few: 'wiersze mają błędy',
        many: 'wierszy ma błędy',
        other: 'wiersza ma błędy',
      }),
    row: (number: number) => `wiersz ${number}`,
    andMore: (count: number) => `i jeszcze ${count}`,
  },
});

export type SheetSentences = (typeof sheetWords)['en'];
