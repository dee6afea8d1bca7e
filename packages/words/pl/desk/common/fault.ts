export const faultWords = {
  nameTaken: 'Ta nazwa jest już zajęta. Użyj innej.',
  empty: 'Wpisz coś w tym polu.',
  tooLong: 'Najwięcej znaków: {most}.',
  tooMany: 'Najwięcej pozycji: {most}.',
  between: 'Wpisz liczbę całkowitą od {least} do {most}.',
  date: 'Wpisz istniejącą datę, na przykład 21.11.2026.',
  years: 'Użyj daty z lat od {first} do {last}.',
  time: 'Wpisz godzinę od 00:00 do 23:59, na przykład 07:30.',
  range: 'Wpisz zakresy adresów, na przykład 192.0.2.0/24 lub 2001:db8::/32, każdy w osobnym wierszu.',
  timeZone: 'Wpisz strefę czasową, na przykład Atlantic/Reykjavik.',
  order: 'Ostatni dzień nie może być wcześniejszy niż pierwszy.',
  controlCharacters:
    'Usuń znaki nowego wiersza i znaki niewidoczne. Znak, który już tu jest, widać jako jego numer, na przykład [U+202E].',
  unnamed: 'Użyj przynajmniej jednej litery lub cyfry.',
  other: 'Serwer tego nie przyjmuje. Sprawdź wpisaną wartość.',
};
