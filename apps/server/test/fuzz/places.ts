// Placeholders for things that exist only when a test runs. Requests are made of them, so that a seed always gives the same requests.

/** Written in a generated request as «name», and replaced when it is sent. */
export const PLACES = [
  'company',
  'foreignCompany',
  'employee0',
  'employee1',
  'employee2',
  'employee3',
  'owner',
  'foreignEmployee',
  'inactiveEmployee',
  'project',
  'subProject',
  'foreignProject',
  'payPeriod',
  'timeOff',
  'ownerEmail',
  'employeeEmail',
  'password',
  'pin',
  'refreshToken',
] as const;

export type Place = (typeof PLACES)[number];

export const placeFor = (place: Place): string => `«${place}»`;

/** What a field of that name is most often about. */
const LIKELY: Readonly<Record<string, readonly Place[]>> = {
  companyId: ['company'],
  employeeId: ['employee0', 'employee1', 'employee2', 'employee3'],
  userId: ['employee0', 'employee1', 'employee2', 'employee3'],
  projectId: ['project'],
  subProjectId: ['subProject'],
  payPeriodId: ['payPeriod'],
  id: ['timeOff'],
  email: ['ownerEmail', 'employeeEmail'],
  password: ['password'],
  pin: ['pin'],
  refreshToken: ['refreshToken'],
};

export function likelyPlaces(field: string): readonly string[] {
  return (LIKELY[field] ?? []).map(placeFor);
}

/** A value with every place in it replaced, in names of fields too. */
export function filledIn<Value>(value: Value, names: Readonly<Record<Place, string>>): Value {
  if (typeof value === 'string')
    return value.replaceAll(/«(\w+)»/g, (whole, name: string) =>
      name in names ? names[name as Place] : whole,
    ) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => filledIn(item, names)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  // Not Object.fromEntries over assignment: a field may be called __proto__.
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [filledIn(name, names), filledIn(item as unknown, names)]),
  ) as Value;
}
