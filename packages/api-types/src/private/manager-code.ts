// What a manager code looks like, the same at the tablet, in the API and on the command line. No schema, so that a tablet can load it.

/** In digits. */
export const MANAGER_CODE_LENGTH = { least: 6, most: 12 } as const;

/** Digits only. */
export const MANAGER_CODE_PATTERN = new RegExp(
  `^[0-9]{${MANAGER_CODE_LENGTH.least},${MANAGER_CODE_LENGTH.most}}$`,
);

/** Whether a code is one digit over and over, or counts up or down: what everybody tries first. */
export function isEasyManagerCode(code: string): boolean {
  const steps = new Set(
    Array.from(code.slice(1), (digit, before) => (Number(digit) - Number(code[before]) + 10) % 10),
  );
  return steps.size === 1 && [0, 1, 9].some((step) => steps.has(step));
}
