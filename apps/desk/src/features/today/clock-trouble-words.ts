import { words } from '#words/words.ts';

export const clockTroubleWords = words({
  en: {
    ahead: (server: string, seconds: string) =>
      `The clock of the server ${server} is ${seconds} s ahead of that of the database.`,
    behind: (server: string, seconds: string) =>
      `The clock of the server ${server} is ${seconds} s behind that of the database.`,
    safe: 'Punches at every server have the time of the database, so no time is lost or made longer by the difference.',
    toDo: 'Ask whoever runs the servers to look at both clocks, and to keep both by NTP.',
  },
  is: {
    ahead: (server: string, seconds: string) =>
      `Klukka netþjónsins ${server} er ${seconds} sek. á undan klukku gagnagrunnsins.`,
    behind: (server: string, seconds: string) =>
      `Klukka netþjónsins ${server} er ${seconds} sek. á eftir klukku gagnagrunnsins.`,
    safe: 'Stimplanir á öllum netþjónum fá tíma gagnagrunnsins, svo munurinn hvorki lengir né styttir tíma neins.',
    toDo: 'Biddu þann sem rekur netþjónana að líta á báðar klukkurnar og halda þeim réttum með NTP.',
  },
  pl: {
    ahead: (server: string, seconds: string) =>
      `Zegar serwera ${server} spieszy się o ${seconds} s względem zegara bazy danych.`,
    behind: (server: string, seconds: string) =>
      `Zegar serwera ${server} spóźnia się o ${seconds} s względem zegara bazy danych.`,
    safe: 'Odbicia na każdym serwerze mają czas bazy danych, więc ta różnica nikomu nie skraca ani nie wydłuża czasu.',
    toDo: 'Poproś osobę, która prowadzi serwery, aby sprawdziła oba zegary i utrzymywała je przez NTP.',
  },
});
