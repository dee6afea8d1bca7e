export type Shift = {
  readonly id: string;
  readonly employeeId: string;
  readonly projectId: string | null;
  readonly startAt: number;
  readonly endAt: number;
};
