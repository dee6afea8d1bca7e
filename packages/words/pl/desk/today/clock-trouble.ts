export const clockTroubleWords = {
  ahead: 'Zegar serwera {server} spieszy się o {seconds} s względem zegara bazy danych.',
  behind: 'Zegar serwera {server} spóźnia się o {seconds} s względem zegara bazy danych.',
  safe: 'Odbicia na każdym serwerze mają czas bazy danych, więc ta różnica nikomu nie skraca ani nie wydłuża czasu.',
  toDo: 'Poproś administratora serwerów, aby sprawdził oba zegary i synchronizował je przez NTP.',
};
