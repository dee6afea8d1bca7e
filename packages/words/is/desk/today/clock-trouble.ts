export const clockTroubleWords = {
  ahead: 'Klukka netþjónsins {server} er {seconds} sek. á undan klukku gagnagrunnsins.',
  behind: 'Klukka netþjónsins {server} er {seconds} sek. á eftir klukku gagnagrunnsins.',
  safe: 'Stimplanir á öllum netþjónum fá tíma gagnagrunnsins, svo munurinn hvorki lengir né styttir tíma neins.',
  toDo: 'Biddu þann sem rekur netþjónana að líta á báðar klukkurnar og halda þeim réttum með NTP.',
};
