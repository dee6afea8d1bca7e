export const movedWords = {
  title: 'Zatwierdzone minuty wyszłyby inaczej',
  lead: 'Poprawiono coś, od czego te dni zależą. Do ponownego zatwierdzenia są płacone tak, jak zatwierdzono.',
  since: 'Od {at}',
  approve: 'Zatwierdź ponownie',
  askOwner: 'Zatwierdza to właściciel: {names}',
};
