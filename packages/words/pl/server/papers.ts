export const pinSlipWords = {
  title: 'Twój kod PIN',
  steps: ['Dotknij ekranu.', 'Wybierz swoje nazwisko.', 'Wpisz kod PIN.'],
  keep: 'Zapamiętaj kod i wyrzuć tę kartkę. Nie podawaj go nikomu.',
  print: 'Wydrukuj tę stronę, potnij ją wzdłuż linii i usuń plik. Kodów nie ma nigdzie indziej.',
};

export const companyWords = {
  erased: 'Usunięta osoba',
  month: 'Miesiąc',
  departments: ['Kuchnia', 'Sala'],
  holidayPay:
    'Według ustawy 30/1987, art. 7, wynagrodzenie urlopowe liczy się od całej płacy: stałej, dodatków, nadgodzin, akordu i innych nieregularnych wypłat, chyba że układ coś wyłącza, jak dodatek urlopowy.',
};

export const profileWords = {
  textForm: 'Separator, znak dziesiętny i kodowanie nie są opublikowane. Wypróbuj na kilku osobach.',
  kjarni: 'Nagłówki to techniczne nazwy pól w Kjarni (pokazuje je Ctrl+F8). Nie są opublikowane: wpisz je.',
  h3: 'Kolejność kolumn nie jest opublikowana. Porównaj ją z szablonem firmy w H3.',
  businessCentral:
    'Ani Rue de Net, ani Wise nie publikują, jakie kolumny wczytują ich płace. To więc zwykła tabela: wpisz nagłówki i kolejność takie, jakie ma Wasz import, i wypróbuj na kilku osobach.',
  businessCentralItems:
    'W Rue de Net składniki 000-899 należą do systemu, a 900-999 są własne; te, które przyjmują godziny, mają znacznik rejestracji czasu.',
};
