// What the list shows right now: the people in order, narrowed by department and search.
import { useMemo, useState } from 'react';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { filterPeople, toListPeople } from './list-person.ts';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';
import { usePunchList } from './use-punch-list.ts';

// The department somebody looked at stays for a minute: at a shift change the next one is often a colleague.
const KEPT_MS = 60_000;

let chosen: { readonly id: string | undefined; readonly at: number } | undefined;

function keepDepartment(id: string | undefined): void {
  chosen = { id, at: performance.now() };
}

function keptDepartment(): string | undefined {
  return chosen && performance.now() - chosen.at < KEPT_MS ? chosen.id : undefined;
}

/** What of a tablet decides how its list looks. */
export type ListRecord = Pick<
  DeviceRecord,
  'companyId' | 'listMode' | 'language' | 'timeZone' | 'showStates'
>;

export function usePeople({ companyId, listMode, language }: ListRecord) {
  const view = useHeldWhilePressed(usePunchList(companyId));
  const [kept, setKept] = useState(keptDepartment);
  const [typed, setTyped] = useState('');
  const departmentId = view.departments.some(({ id }) => id === kept) ? kept : undefined;
  const all = useMemo(
    () => toListPeople(view.people, listMode, language, view.departments),
    [view.people, listMode, language, view.departments],
  );
  const people = useMemo(
    () => filterPeople(all, { departmentId, typed, mode: listMode }),
    [all, departmentId, typed, listMode],
  );
  const chooseDepartment = (id: string | undefined) => {
    keepDepartment(id);
    setKept(id);
  };
  return { view, people, departmentId, chooseDepartment, typed, setTyped };
}
