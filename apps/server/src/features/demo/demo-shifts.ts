// The shifts of the café: when they begin, how long they last, what they look like in the plan.

export type ShiftKind = {
  readonly name: string;
  readonly colorHex: string;
  /** Minutes after midnight; the café's clock is UTC. */
  readonly startMinute: number;
  readonly minutes: number;
};

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** By the letter that stands for it in a week. */
export const SHIFT_KINDS = {
  N: { name: 'Næturvakt bakarís', colorHex: '#3b3a6b', startMinute: at(22), minutes: 480 },
  E: { name: 'Bakstur 02–10', colorHex: '#5a4a8f', startMinute: at(2), minutes: 480 },
  B: { name: 'Morgunvakt bakarís', colorHex: '#b5651d', startMinute: at(6), minutes: 480 },
  O: { name: 'Opnun', colorHex: '#2f7d4f', startMinute: at(7), minutes: 480 },
  M: { name: 'Miðvakt', colorHex: '#2b6f9e', startMinute: at(10), minutes: 480 },
  K: { name: 'Eldhús', colorHex: '#a33b2e', startMinute: at(8), minutes: 480 },
  H: { name: 'Hádegisvakt', colorHex: '#c28f00', startMinute: at(11), minutes: 240 },
  S: { name: 'Skrifstofa', colorHex: '#5b6770', startMinute: at(8, 30), minutes: 480 },
  W: { name: 'Helgarvakt', colorHex: '#7a3e6d', startMinute: at(9), minutes: 480 },
  V: { name: 'Veisla', colorHex: '#1f7a7a', startMinute: at(16), minutes: 420 },
} as const satisfies Record<string, ShiftKind>;

export type ShiftLetter = keyof typeof SHIFT_KINDS;

export const SHIFT_LETTERS = Object.keys(SHIFT_KINDS) as readonly ShiftLetter[];

export function isShiftLetter(letter: string): letter is ShiftLetter {
  return letter in SHIFT_KINDS;
}
