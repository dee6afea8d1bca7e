export const reasonWords = {
  forgottenOut: 'Nadal w pracy, dłużej niż trwa jakakolwiek zmiana.',
  overlong: 'Dłużej bez przerwy w zapisie, niż pozwalają ustawienia.',
  workedWhileAway:
    'Nieobecność i praca tego samego dnia to razem więcej, niż wart jest ten dzień. Zapłacono by za jedno i drugie.',
  draft: 'Szkic. Nie jest płatny, dopóki ktoś go nie przyjmie.',
};
