export const concernWords = {
  silent: {
    says: 'Brak sygnału od {since}',
    toDo: 'Może przechowywać odbicia. Sprawdź, czy ma zasilanie i sieć. Jeśli przepadł na dobre, wycofaj go z użycia.',
  },
  holds: {
    says: 'Oczekujące odbicia: {count}, według tabletu z {saidAt}',
    toDo: 'Przekaże je sam, gdy połączy się z serwerem. Jeśli liczba nie maleje, zapisz je do pliku na stronie kierownika w tablecie.',
  },
  storageLow: {
    says: 'Prawie brak miejsca: {freeMiB} MiB',
    toDo: 'Usuń z tabletu aplikacje lub zdjęcia.',
  },
  storageNotKept: {
    says: 'Przeglądarka może usunąć nieprzekazane odbicia',
    toDo: 'Zainstaluj aplikację na tablecie albo dodaj ją do ekranu głównego.',
  },
  alarm: {
    says: 'Komunikat: „{text}”',
    toDo: 'Otwórz na nim stronę kierownika.',
  },
  older: {
    says: 'Aplikacja {version} jest starsza niż serwer',
    toDo: 'Odśwież stronę na tablecie, gdy ma połączenie z siecią.',
  },
  incidents: {
    chain_shortened: {
      says: 'Usunięto z niego odbicia',
      toDo: 'Zapytaj, kto był wtedy na miejscu, i uzupełnij braki.',
    },
    missing_sequences: {
      says: 'Brakuje numerów odbić',
      toDo: 'Nadejdą same, jeśli tablet wciąż je ma.',
    },
    mismatch: {
      says: 'Przysłał odbicie z numerem, który ma inną treść',
      toDo: 'Porównaj numer z listą na stronie kierownika w tablecie.',
    },
    unreadable: {
      says: 'Przysłał dane, których nie da się odczytać jako odbicie',
      toDo: 'Odszukaj numer na stronie kierownika w tablecie i zapytaj, kto był na miejscu.',
    },
    broken_chain: {
      says: 'Przysłał odbicia niezgodne z podpisem',
      toDo: 'Przejrzyj te odbicia wśród otwartych spraw przed zatwierdzeniem.',
    },
    clock_set: {
      says: 'Przestawiono w nim zegar',
      toDo: 'Niech tablet sam ustawia czas. Przejrzyj odbicia z tego dnia.',
    },
    other: {
      says: 'Coś się z nim stało',
      toDo: 'Obejrzyj tablet i zapytaj, kto był na miejscu.',
    },
  },
};
