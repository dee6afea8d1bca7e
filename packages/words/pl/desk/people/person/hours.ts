export const hoursWords = {
  likeMonday: 'Tak samo od poniedziałku do piątku',
};
