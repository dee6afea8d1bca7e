// What to say beside a field that the server found fault with. The server's own sentences are for programs, and in English.
import { words } from './words.ts';

export const faultWords = words({
  en: {
    nameTaken: 'Another one has this name already. Use another name.',
    empty: 'Type something here.',
    tooLong: (most: number) => `Use at most ${most} characters.`,
    tooMany: (most: number) => `Use at most ${most}.`,
    between: (least: number, most: number) => `Type a whole number from ${least} to ${most}.`,
    date: 'Type a date that exists, such as 21.11.2026.',
    years: (first: number, last: number) => `Use a date in the years ${first} to ${last}.`,
    time: 'Type a time from 00:00 to 23:59, such as 07:30.',
    range: 'Type address ranges such as 192.0.2.0/24 or 2001:db8::/32, one a line.',
    timeZone: 'Type a time zone such as Atlantic/Reykjavik.',
    order: 'The last day cannot be before the first.',
    controlCharacters:
      'Leave out line breaks and characters that cannot be seen. One that is there already stands as its number, such as [U+202E].',
    unnamed: 'Use at least one letter or digit.',
    other: 'The server does not accept this. Check what you have typed.',
  },
  is: {
    nameTaken: 'Annað ber þetta heiti nú þegar. Veldu annað heiti.',
    empty: 'Hér þarf að slá eitthvað inn.',
    tooLong: (most: number) => `Notaðu í mesta lagi ${most} stafi.`,
    tooMany: (most: number) => `Notaðu í mesta lagi ${most}.`,
    between: (least: number, most: number) => `Sláðu inn heila tölu frá ${least} til ${most}.`,
    date: 'Sláðu inn dagsetningu sem er til, til dæmis 21.11.2026.',
    years: (first: number, last: number) => `Notaðu dagsetningu á árunum ${first} til ${last}.`,
    time: 'Sláðu inn tíma frá 00:00 til 23:59, til dæmis 07:30.',
    range: 'Sláðu inn vistfangasvið eins og 192.0.2.0/24 eða 2001:db8::/32, eitt í línu.',
    timeZone: 'Sláðu inn tímabelti eins og Atlantic/Reykjavik.',
    order: 'Síðasti dagur getur ekki verið á undan þeim fyrsta.',
    controlCharacters:
      'Slepptu línuskilum og ósýnilegum stöfum. Stafur sem er þar fyrir sést sem númerið sitt, til dæmis [U+202E].',
    unnamed: 'Notaðu að minnsta kosti einn bókstaf eða tölustaf.',
    other: 'Netþjónninn tekur ekki við þessu. Athugaðu hvað þú slóst inn.',
  },
  pl: {
    nameTaken: 'Ta nazwa jest już zajęta. Użyj innej.',
    empty: 'Wpisz coś w tym polu.',
    tooLong: (most: number) => `Najwięcej znaków: ${most}.`,
    tooMany: (most: number) => `Najwięcej pozycji: ${most}.`,
    between: (least: number, most: number) => `Wpisz liczbę całkowitą od ${least} do ${most}.`,
    date: 'Wpisz istniejącą datę, na przykład 21.11.2026.',
    years: (first: number, last: number) => `Użyj daty z lat od ${first} do ${last}.`,
    time: 'Wpisz godzinę od 00:00 do 23:59, na przykład 07:30.',
    range: 'Wpisz zakresy adresów, na przykład 192.0.2.0/24 lub 2001:db8::/32, każdy w osobnym wierszu.',
    timeZone: 'Wpisz strefę czasową, na przykład Atlantic/Reykjavik.',
    order: 'Ostatni dzień nie może być wcześniejszy niż pierwszy.',
    controlCharacters:
      'Usuń znaki nowego wiersza i znaki niewidoczne. Znak, który już tu jest, widać jako jego numer, na przykład [U+202E].',
    unnamed: 'Użyj przynajmniej jednej litery lub cyfry.',
    other: 'Serwer tego nie przyjmuje. Sprawdź wpisaną wartość.',
  },
});
