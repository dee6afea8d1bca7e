export const readyWords = {
  counts: [
    'Staðfest af starfsmanni',
    'Passar við vaktaplanið',
    'Slökkt var á spjaldtölvunni',
    'Ég var á staðnum',
  ],
  none: ['Stimplað fyrir mistök', 'Þegar skráð', 'Var ekki við vinnu'],
  ended: ['Gleymdi að stimpla út', 'Fór í lok vaktar', 'Samkomulag við starfsmann'],
  away: ['Mætti samt til vinnu', 'Hljóp í skarðið', 'Samkomulag við starfsmann'],
  tablet: ['Spjaldtölvan skoðuð', 'Rafmagnið fór', 'Netið lá niðri'],
  pin: ['Gleymdi PIN-númerinu', 'Sló það rangt inn', 'Einhver annar reyndi'],
  moved: ['Greitt eins og samþykkt var', 'Leiðrétt handvirkt', 'Munar of litlu'],
  kept: ['Spjaldtölvan sýnir þetta', 'Samkomulag við starfsmanninn', 'Vaktin var önnur', 'Skoðað aftur'],
};
