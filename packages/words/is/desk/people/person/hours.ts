export const hoursWords = {
  likeMonday: 'Eins frá mánudegi til föstudags',
};
