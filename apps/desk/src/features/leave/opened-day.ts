import type { AwayDay, CalendarPerson } from '#api/leave.ts';

export type Opened = { readonly person: CalendarPerson; readonly away: AwayDay };
