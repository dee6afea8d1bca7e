// What is said about a tablet that somebody should look at, and what they can do.
import { words } from '#words/words.ts';

export const concernWords = words({
  en: {
    silent: (since: string) => ({
      says: `Silent since ${since}`,
      toDo: 'It may hold punches. See that it has power and a network. If it is gone for good, take it out of use.',
    }),
    holds: (count: number, saidAt: string) => ({
      says: `Waiting punches: ${count}, as it said at ${saidAt}`,
      toDo: 'It hands them over by itself when it reaches the server. If the number stays, save them to a file on its page for managers.',
    }),
    storageLow: (freeMiB: number) => ({
      says: `Hardly any room left: ${freeMiB} MiB`,
      toDo: 'Delete apps or pictures from the tablet.',
    }),
    storageNotKept: {
      says: 'Its browser may delete punches that were not handed over',
      toDo: 'Install the app on the tablet, or add it to the home screen.',
    },
    alarm: (text: string) => ({ says: `It says: “${text}”`, toDo: 'Open its page for managers.' }),
    older: (version: string) => ({
      says: `Its app ${version} is older than the server`,
      toDo: 'Load the page on the tablet again while it has a network.',
    }),
    incidents: {
      chain_shortened: {
        says: 'Punches were erased on it',
        toDo: 'Ask who was there at the time, and add what is missing.',
      },
      missing_sequences: {
        says: 'Numbers of punches are missing',
        toDo: 'They arrive by themselves if the tablet still has them.',
      },
      mismatch: {
        says: 'It sent a punch under a number that has other content',
        toDo: 'Compare the number with the list on its page for managers.',
      },
      unreadable: {
        says: 'It sent what cannot be read as a punch',
        toDo: 'Look up the number on its page for managers, and ask who was there.',
      },
      broken_chain: {
        says: 'It sent punches that are not what was signed',
        toDo: 'Look at these punches among the open questions before you approve them.',
      },
      clock_set: {
        says: 'Its clock was set',
        toDo: 'Let the tablet set its time by itself, and look at the punches of that day.',
      },
      other: { says: 'Something happened to it', toDo: 'Look at the tablet, and ask who was there.' },
    },
  },
  is: {
    silent: (since: string) => ({
      says: `Hefur ekki látið vita af sér síðan ${since}`,
      toDo: 'Hún gæti geymt stimplanir. Athugaðu hvort hún hafi rafmagn og netsamband. Ef hún er glötuð skaltu taka hana úr notkun.',
    }),
    holds: (count: number, saidAt: string) => ({
      says: `Stimplanir í bið: ${count}, samkvæmt henni sjálfri ${saidAt}`,
      toDo: 'Hún skilar þeim sjálf þegar hún nær sambandi við netþjóninn. Ef talan lækkar ekki skaltu vista þær í skrá á stjórnendasíðu hennar.',
    }),
    storageLow: (freeMiB: number) => ({
      says: `Nær ekkert laust pláss: ${freeMiB} MiB`,
      toDo: 'Eyddu forritum eða myndum af spjaldtölvunni.',
    }),
    storageNotKept: {
      says: 'Vafrinn gæti eytt stimplunum sem ekki hefur verið skilað',
      toDo: 'Settu forritið upp á spjaldtölvunni eða bættu því á heimaskjáinn.',
    },
    alarm: (text: string) => ({ says: `Hún segir: „${text}“`, toDo: 'Opnaðu stjórnendasíðu hennar.' }),
    older: (version: string) => ({
      says: `Útgáfa ${version} af forritinu er eldri en netþjónninn`,
      toDo: 'Endurhladdu síðuna á spjaldtölvunni á meðan hún er í netsambandi.',
    }),
    incidents: {
      chain_shortened: {
        says: 'Stimplunum var eytt af henni',
        toDo: 'Spyrðu hver var á staðnum og bættu við því sem vantar.',
      },
      missing_sequences: {
        says: 'Stimplunarnúmer vantar',
        toDo: 'Þau berast af sjálfu sér ef spjaldtölvan á þau enn.',
      },
      mismatch: {
        says: 'Hún sendi stimplun með númeri sem hefur annað innihald',
        toDo: 'Berðu númerið saman við listann á stjórnendasíðu hennar.',
      },
      unreadable: {
        says: 'Hún sendi gögn sem ekki er hægt að lesa sem stimplun',
        toDo: 'Flettu númerinu upp á stjórnendasíðu hennar og spyrðu hver var á staðnum.',
      },
      broken_chain: {
        says: 'Hún sendi stimplanir sem stemma ekki við undirskriftina',
        toDo: 'Skoðaðu þessar stimplanir meðal opinna mála áður en þú samþykkir þær.',
      },
      clock_set: {
        says: 'Klukkunni í henni var breytt',
        toDo: 'Láttu spjaldtölvuna stilla tímann sjálfa og skoðaðu stimplanir þess dags.',
      },
      other: { says: 'Eitthvað kom fyrir hana', toDo: 'Skoðaðu spjaldtölvuna og spyrðu hver var á staðnum.' },
    },
  },
  pl: {
    silent: (since: string) => ({
      says: `Brak sygnału od ${since}`,
      toDo: 'Może przechowywać odbicia. Sprawdź, czy ma zasilanie i sieć. Jeśli przepadł na dobre, wycofaj go z użycia.',
    }),
    holds: (count: number, saidAt: string) => ({
      says: `Oczekujące odbicia: ${count}, według tabletu z ${saidAt}`,
      toDo: 'Przekaże je sam, gdy połączy się z serwerem. Jeśli liczba nie maleje, zapisz je do pliku na stronie kierownika w tablecie.',
    }),
    storageLow: (freeMiB: number) => ({
      says: `Prawie brak miejsca: ${freeMiB} MiB`,
      toDo: 'Usuń z tabletu aplikacje lub zdjęcia.',
    }),
    storageNotKept: {
      says: 'Przeglądarka może usunąć nieprzekazane odbicia',
      toDo: 'Zainstaluj aplikację na tablecie albo dodaj ją do ekranu głównego.',
    },
    alarm: (text: string) => ({ says: `Komunikat: „${text}”`, toDo: 'Otwórz na nim stronę kierownika.' }),
    older: (version: string) => ({
      says: `Aplikacja ${version} jest starsza niż serwer`,
      toDo: 'Odśwież stronę na tablecie, gdy ma połączenie z siecią.',
    }),
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
        toDo: 'Przejrzyj te odbicia wśród otwartych pytań przed zatwierdzeniem.',
      },
      clock_set: {
        says: 'Przestawiono w nim zegar',
        toDo: 'Niech tablet sam ustawia czas. Przejrzyj odbicia z tego dnia.',
      },
      other: { says: 'Coś się z nim stało', toDo: 'Obejrzyj tablet i zapytaj, kto był na miejscu.' },
    },
  },
});
