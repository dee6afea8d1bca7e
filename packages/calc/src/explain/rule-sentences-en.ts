/** What a rule says, in English. */
import { namesInARow } from './grammar.ts';
import { type LimitInWords, type RuleSentences } from './rule-sentences.ts';
import { hoursAndMinutes, weekHoursInWords } from './sentences.ts';

const hours = (minutes: number): string => `${hoursAndMinutes(minutes, '.')} h`;

const PER = {
  day: 'a day',
  week: 'a week',
  payPeriod: 'a pay period',
  workingDay: 'for each working day of the period',
};

const ROUNDED = { up: 'up', down: 'down', nearest: 'to the nearest' };
const WHEN_WORKED = {
  keep: 'It is paid beside hours that are worked.',
  lessWorked: 'Hours that are worked are taken off it.',
  none: 'It is not paid where somebody works.',
};
const OCCASIONS = { always: 'Each', worked: 'Each worked', notWorked: 'Each free' };

const past = ({ limitMinutes, per, counted, isScaledByRatio }: LimitInWords): string =>
  `past ${hours(limitMinutes)} ${PER[per]} of ${namesInARow(counted)}${isScaledByRatio ? ', in part-time in proportion' : ''}`;

/** The sentences of English. */
export const englishRuleSentences: RuleSentences = {
  allOtherTime: 'all other working time',
  ifChosen: (when) => `if the company chooses so, ${when}`,
  callOutHours: (hoursOfWeek) => `call-outs, ${hoursOfWeek}`,
  pastLimit: past,
  pastLimitOnMajorHoliday: (limit) => `on major holidays, ${past(limit)}`,
  workedThroughBreak: 'a break that was worked through',
  takenAsTimeOff: (factor) => `overtime that is taken as time off, each hour as ${factor} h`,

  rounding: (edge, toMinutes, direction) =>
    `The ${edge} of work is rounded ${ROUNDED[direction]} ${direction === 'nearest' ? '' : 'to the next '}${toMinutes} min.`,
  automaticBreak: (after, minutes) => `After ${hours(after)} of work a break of ${minutes} min is taken off.`,
  paidBreaks: (atMost) => `Paid breaks are paid up to ${atMost} min a day.`,
  callOut: ({ minimumMinutes, payLine }) =>
    `A call-out pays at least ${hours(minimumMinutes)}, on the line ${payLine}.`,
  minimumPaid: ({ minimumMinutes, payLine, ...days }) =>
    `Work (${weekHoursInWords(days, 'en')}) pays at least ${hours(minimumMinutes)}, on the line ${payLine}.`,
  breakPerHour: (minutes, payLine) =>
    `For breaks that were not taken, ${minutes} min are paid for each hour of work, on the line ${payLine}.`,
  breakWorkedThrough: (payLine) => `A break that was worked through is paid, on the line ${payLine}.`,
  meal: (from, to, payLine) =>
    `Work in the meal from ${from} to ${to} is paid beside, on the line ${payLine}.`,
  holidayPay: ({ payLine, whenWorked }) =>
    `Holidays keep their ordinary pay for people on hourly pay, on the line ${payLine}. ${WHEN_WORKED[whenWorked]}`,
  holidayCredit: ({ fullDayMinutes, when }, account) =>
    `${OCCASIONS[when]} holiday gives ${hours(fullDayMinutes)} of ${account}, in proportion to the employment ratio.`,
  dailyRest: ({ restMinutes, minutesOffPerHour }) =>
    `Each day has ${hours(restMinutes)} of rest. Each missing hour gives ${hours(minutesOffPerHour)} of time off.`,
  restOvertime: (minutes, payLine) => `Rest below ${hours(minutes)} is paid besides, on the line ${payLine}.`,
  restIntoNextDay: (payLine) =>
    `Rest that goes on into the next working day keeps its pay, on the line ${payLine}.`,
  weightedDuty: ({ payLine }) =>
    `Some hours count more than themselves towards the duty of the week${payLine === undefined ? '' : `, paid on the line ${payLine}`}.`,
  weightedHours: (window, weight) => `${weekHoursInWords(window, 'en')}: each hour counts as ${weight} h.`,
  shiftIncentive: ({ bands }) =>
    `Work on several kinds of shift in a pay period earns a shift incentive, on the lines ${bands.map(({ payLine }) => payLine).join(', ')}.`,
  standby: (payLine) => `Standby is paid on the line ${payLine}.`,
  standbyHours: (window, payLine) =>
    `Standby ${weekHoursInWords(window, 'en')} is paid on the line ${payLine}.`,
  leftToCompany: (name) => `The company gives: ${name}. Until then nothing is paid that depends on it.`,
  fromHour: (name, from) => `${name} from ${from}`,
};
