/**
 * The parameters of the mechanism `daily-overtime`: in each local day, what exceeds `limitMinutes` of
 * `countedClasses`, in time order, becomes `overtimeClass`.
 */
export type DailyOvertime = {
  readonly limitMinutes: number;
  readonly countedClasses: readonly string[];
  readonly overtimeClass: string;
};
