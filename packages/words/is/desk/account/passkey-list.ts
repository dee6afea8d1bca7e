export const passkeyListWords = {
  passkeys: 'Aðgangslyklar',
  lead: 'Fingur, andlit eða PIN-númer tækisins skráir þig inn, án lykilorðs. Enginn getur narrað aðgangslykil af þér.',
  notHere:
    'Þessi vafri notar ekki aðgangslykla á þessari slóð. Opnaðu síðuna með nafni netþjónsins og https.',
  name: 'Heiti',
  added: 'Bætt við',
  lastUsed: 'Síðast notaður',
  never: 'Aldrei enn',
  add: 'Bæta við aðgangslykli',
  addTitle: 'Bæta við aðgangslykli',
  addLead: 'Tækið biður um fingur, andlit eða PIN-númer. Upp frá því dugar lykilorðið eitt ekki lengur.',
  nameHint: 'Svo að þú þekkir hann aftur, til dæmis Sími eða Skrifstofutölva.',
  nameMissing: 'Sláðu inn heiti.',
  remove: 'Fjarlægja',
  removed: 'Aðgangslykillinn „{name}“ var fjarlægður.',
  removeTitle: 'Fjarlægja aðgangslykilinn „{name}“?',
  removeLead:
    'Hann skráir þig ekki lengur inn og innskráningum sem hófust með honum lýkur, líka hér. Eyddu honum líka í tækinu.',
  removeLast:
    'Þetta er sá síðasti: þá dugar lykilorðið eitt til innskráningar og kóðarnir á blaðinu hætta að gilda. Innskráningum sem hófust með honum lýkur, líka hér. Eyddu honum líka í tækinu.',
};
