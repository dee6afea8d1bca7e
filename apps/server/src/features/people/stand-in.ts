// Who has the departments of a manager too, while that manager is away.

export type StandIn = {
  readonly employeeId: string;
  /** First and last day, yyyy-MM-dd on the calendar of the company. */
  readonly from: string;
  readonly to: string;
};

/** As its column keeps them: in one order, so that equal lists are equal texts. */
export function standInsText(standIns: readonly StandIn[]): string | null {
  if (standIns.length === 0) return null;
  const keyOf = ({ from, to, employeeId }: StandIn) => `${from} ${to} ${employeeId}`;
  const inOrder = [...standIns].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return JSON.stringify(inOrder.map(({ employeeId, from, to }) => ({ employeeId, from, to })));
}

export function parseStandIns(text: string | null): StandIn[] {
  return text === null ? [] : (JSON.parse(text) as StandIn[]);
}
