/** Co mówi klawiatura do wpisania kodu PIN. */
export const pinPadWords = {
  pinEnter: 'Wpisz swój PIN',
  pinPad: 'Klawiatura PIN',
  pinDigits: '{entered} z 4 cyfr',
  pinDelete: 'Usuń cyfrę',
  pinChecking: 'Sprawdzanie kodu PIN',
  pinWrong: 'Błędny PIN',
  pinLocked: 'Zbyt wiele błędnych prób. Spróbuj ponownie za {wait}.',
  pinTriesLeft: 'Pozostało: {left} {left|one:próba|few:próby|many:prób|other:próby}.',
  pinForgot: 'Nie pamiętasz kodu PIN? Zapytaj kierownika.',
  seconds: '{seconds} {seconds|one:sekundę|few:sekundy|many:sekund|other:sekundy}',
} as const;
