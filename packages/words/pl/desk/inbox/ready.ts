export const readyWords = {
  counts: ['Potwierdzone z pracownikiem', 'Zgodne z planem', 'Tablet był wyłączony', 'Widziane na miejscu'],
  none: ['Odbicie przez pomyłkę', 'Jest już zapisane', 'Nie było pracy'],
  ended: ['Brak odbicia wyjścia', 'Wyjście z końcem zmiany', 'Uzgodniono z pracownikiem'],
  away: ['Jednak praca w tym dniu', 'Krótka pomoc w pracy', 'Uzgodniono z pracownikiem'],
  tablet: ['Sprawdzono tablet', 'Nie było prądu', 'Nie było sieci'],
  pin: ['Zapomniany PIN', 'Pomyłka przy wpisywaniu', 'Próby innej osoby'],
  moved: ['Wypłacono jak zatwierdzono', 'Poprawiono ręcznie', 'Zbyt mała różnica'],
  kept: ['Tak pokazuje tablet', 'Uzgodniono z osobą', 'Grafik był inny', 'Sprawdzono ponownie'],
};
