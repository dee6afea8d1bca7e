export const linkWords = {
  firstLead: 'Er ekki með lykilorð: með tengli velur viðkomandi það.',
  newLead: 'Sá sem gleymdi lykilorðinu velur nýtt með tengli.',
  invite: 'Senda boð',
  mailNew: 'Senda tengil',
  make: 'Búa til tengil',
  isMailed: 'Tengillinn er á leiðinni á {email}.',
  noEmail: 'Til innskráningar þarf netfang og það vantar í skráninguna.',
  addEmail: 'Bæta því við skráninguna',
  title: 'Tengill: {name}',
  lead: 'Hann virkar einu sinni, til {until}, og er aðeins sýndur núna. Láttu engan annan fá hann. Nýrri tengill fellir hann úr gildi.',
  picture: 'Tengillinn sem QR-kóði',
  kept: 'Ég hef komið honum til skila',
};
