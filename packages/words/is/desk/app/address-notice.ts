export const addressNoticeWords = {
  operator: 'rekstraraðili netþjónsins',
  waits:
    'Beðið var um það {at} að þú skráir þig inn með {email} ({by}). Það gildir þegar tengillinn sem þangað var sendur hefur verið opnaður; þangað til gildir þitt netfang.',
  changed: 'Frá {at} skráir þú þig inn með {email}. Breytt af: {by}.',
  taken: 'Netfangið þitt til innskráningar var tekið af {at}. Gert af: {by}.',
  toDo: 'Ef þetta var ekki með þínu samþykki skaltu láta eiganda fyrirtækisins vita.',
};
