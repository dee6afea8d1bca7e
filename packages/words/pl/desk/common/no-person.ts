/** Pod adresem osoby, której nie ma albo której czytający nie widzi. */
export const noPersonWords = {
  title: 'Nie ma takiej osoby.',
  limited: 'Link może być stary albo ta osoba pracuje w dziale, który nie jest Twój.',
  toPeople: 'Do osób, które widzisz',
} as const;
