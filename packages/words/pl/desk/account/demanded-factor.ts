export const demandedFactorWords = {
  title: 'Skonfiguruj drugi składnik logowania',
  lead: '{company} wymaga go od {day}. Zajmie to dwie minuty, a potem przejdziesz tam, dokąd zmierzasz. Wystarczy jeden z dwóch sposobów.',
  passkeyLead: 'Najłatwiej: palec, twarz albo PIN Twojego urządzenia.',
  appLead: 'Aplikacja w telefonie pokazuje kod, który wpisujesz po haśle.',
  done: 'Drugi składnik logowania jest gotowy.',
  goOn: 'Dalej',
  signOut: 'Wyloguj się',
};
