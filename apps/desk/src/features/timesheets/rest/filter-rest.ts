// Which departures are shown, by what the address asks for.
import type { RestRecord } from '@stimpill/api-types/manage';
import { toSearchKey } from '@stimpill/words/search-key.ts';

export type Departure = RestRecord['departures'][number];
export type NotJudged = RestRecord['notJudged'][number];
type Person = RestRecord['people'][number];

export type RestFilterName = 'q' | 'department' | 'right' | 'state' | 'from';

/** Something of somebody, with who it is. */
export type Of<Row> = Row & { readonly person: Person };

type Asked = Readonly<Partial<Record<RestFilterName, string>>>;

export type ShownRest = {
  readonly departures: readonly Of<Departure>[];
  readonly notJudged: readonly Of<NotJudged>[];
};

/** What cannot be judged has no state, and is shown whatever state is asked for. */
export function filterRest(
  { people, departures, notJudged }: RestRecord,
  { q = '', department, right, state }: Asked,
): ShownRest {
  const key = toSearchKey(q);
  const seen = people.filter(
    ({ employeeDisplayName, departmentIds }) =>
      toSearchKey(employeeDisplayName).includes(key) &&
      (department === undefined || departmentIds.includes(department)),
  );
  const byId = new Map(seen.map((person) => [person.employeeId, person]));
  const withPerson = <Row extends { readonly employeeId: string }>(row: Row): Of<Row>[] => {
    const person = byId.get(row.employeeId);
    return person === undefined ? [] : [{ ...row, person }];
  };
  return {
    departures: departures
      .filter((each) => (right ?? each.right) === each.right && (state ?? each.state) === each.state)
      .flatMap(withPerson),
    notJudged: notJudged
      .filter((each) => right === undefined || each.right === null || each.right === right)
      .flatMap(withPerson),
  };
}
