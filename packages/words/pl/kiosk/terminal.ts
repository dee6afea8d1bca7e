export const terminalWords = {
  terminalOffer: 'Używaj bez rejestracji tabletu',
  terminalText:
    'Wtedy każdy odbija się swoim hasłem do systemu i tylko z połączeniem. Nic nie jest przechowywane na później. Zarejestrowany tablet jest lepszy.',
  terminalKept:
    '{punches} {punches|one:wcześniejsze odbicie pozostanie|few:wcześniejsze odbicia pozostaną|many:wcześniejszych odbić pozostanie|other:wcześniejszego odbicia pozostanie} na tablecie bez wysłania na serwer. Aby je wysłać, wróć i zarejestruj tablet w tej samej firmie.',
  terminalCompany: 'Identyfikator firmy',
  terminalCompanyHint: 'Znajdziesz go w systemie. Możesz też otworzyć link, który dostała Twoja firma.',
  terminalCompanyWrong: 'To nie jest identyfikator firmy. Wygląda tak: 6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70.',
  terminalStart: 'Używaj jako wspólnego tabletu',
  ownPassword: 'Twoje hasło',
  ownPasswordHint: 'To samo co do systemu',
  ownPasswordMissing: 'Wpisz swoje hasło.',
  ownPasswordWrong: 'Hasło nie pasuje do tej osoby. Spróbuj ponownie. Nic nie zapisano.',
};
