export const reviewsWords = {
  tabReviews: 'Óafgreitt',
  reviewsNone: 'Ekkert bíður ákvörðunar yfirmanns.',
  reviewsOpen: '{items} {items|one:atriði bíður|other:atriði bíða} ákvörðunar yfirmanns.',
  reviewsMore: 'Og {items} {items|one:atriði|other:atriði} í viðbót.',
  reviewsWhere:
    'Ekki afgreitt í þessari spjaldtölvu: sá sem sér um vinnutíma fyrirtækisins ákveður. Þangað til er tíminn ekki samþykktur.',
  reviewsAsking: 'Spyr netþjóninn',
  reviewsAgain: 'Spyrja aftur',
  reviewsReadAt: 'Staðan kl. {time}.',
  reviewsOffline:
    'Netþjónninn svarar ekki svo spjaldtölvan getur ekki sagt hvað bíður. Hún geymir ekkert afrit af því. Hægt er að stimpla áfram eins og venjulega.',
  reviewsFailed:
    'Netþjónninn svaraði, en ekki með listanum. Spyrðu aftur; ef það dugar ekki skaltu hafa samband við þjónustuaðila.',
  reviewOpened: 'Bíður frá {time}.',
};
