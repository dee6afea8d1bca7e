import type { ReviewAsks } from './review-asks-en.ts';

/** What a question asks a manager, by its reason, in Icelandic. */
export const reviewAsksIs: ReviewAsks = {
  already_clocked_in: 'Stimplaði sig aftur inn án þess að hafa stimplað sig út.',
  missing_stop: 'Útstimplun vantar.',
  not_clocked_in: 'Stimplaði sig út án þess að hafa stimplað sig inn.',
  already_closed: 'Stimplaði sig aftur út eftir að tímanum lauk.',
  overlap: 'Skarast við tíma sem er þegar skráður.',
  period_locked: 'Fellur á tíma sem búið er að samþykkja.',
  employee: 'Ekki í starfi þann dag.',
  project: 'Verkið passar ekki. Tíminn telst án þess.',
  pin_failed: 'PIN-númer sem var slegið inn án sambands var rangt.',
  pin_unchecked: 'Ekki var hægt að athuga PIN-númerið.',
  integrity: 'Skráning spjaldtölvunnar stemmir ekki.',
  time_uncertain: 'Tíminn er óviss.',
  photo_missing: 'Mynd vantar.',
  offline_policy: 'Skráð án sambands; fyrirtækið vill skoða slíkar stimplanir.',
  after_last_day: 'Stimplaði sig út eftir síðasta starfsdag.',
  recovered: 'Fannst á spjaldtölvu sem hafði glatað skráningu sinni, eða kom í skrá frá henni.',
  correction: 'Starfsmaður lætur vita af gleymdri stimplun.',
  disputed: 'Einhver sagði: ekki ég, eða rangt.',
  break_missed: 'Vann í hléi sem reglan dregur frá.',
  pin_locked: 'PIN-númer læst eftir of margar rangar tilraunir.',
  deactivated_while_clocked_in: 'Enn inni, en ekki lengur í starfi.',
  tablet_silent:
    'Spjaldtölva sem hefur ekki látið vita af sér í meira en klukkustund. Athugaðu rafmagn og net.',
  tablet_storage: 'Spjaldtölva með nær ekkert laust pláss.',
  tablet_alarm: 'Spjaldtölva sem lætur vita af vanda. Opnaðu síðu yfirmanns í henni.',
  tablet_unreadable: 'Spjaldtölva sem sendi það sem netþjónninn getur ekki tekið við sem stimplun.',
  tablet_clock_set: 'Spjaldtölva þar sem klukkunni var breytt.',
  tablet_erased: 'Spjaldtölva þar sem stimplunum var eytt.',
  other: 'Hér þarf að taka ákvörðun um eitthvað.',
};
