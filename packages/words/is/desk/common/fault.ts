export const faultWords = {
  nameTaken: 'Annað ber þetta heiti nú þegar. Veldu annað heiti.',
  empty: 'Hér þarf að slá eitthvað inn.',
  tooLong: 'Notaðu í mesta lagi {most} stafi.',
  tooMany: 'Notaðu í mesta lagi {most}.',
  between: 'Sláðu inn heila tölu frá {least} til {most}.',
  date: 'Sláðu inn dagsetningu sem er til, til dæmis 21.11.2026.',
  years: 'Notaðu dagsetningu á árunum {first} til {last}.',
  time: 'Sláðu inn tíma frá 00:00 til 23:59, til dæmis 07:30.',
  range: 'Sláðu inn IP-tölusvið eins og 192.0.2.0/24 eða 2001:db8::/32, eitt í línu.',
  timeZone: 'Sláðu inn tímabelti eins og Atlantic/Reykjavik.',
  order: 'Síðasti dagur getur ekki verið á undan þeim fyrsta.',
  controlCharacters:
    'Slepptu línuskilum og ósýnilegum stöfum. Stafur sem er þar fyrir sést sem númerið sitt, til dæmis [U+202E].',
  unnamed: 'Notaðu að minnsta kosti einn bókstaf eða tölustaf.',
  other: 'Netþjónninn tekur ekki við þessu. Athugaðu hvað þú slóst inn.',
};
