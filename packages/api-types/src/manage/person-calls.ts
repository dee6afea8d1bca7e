// That somebody who has not come was called, so that nobody calls them twice.
import { z } from 'zod';
import { guidOut, instant } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { IN_ROUTE, ofPerson } from './people.ts';
import { forThoseWith } from './rights.ts';

const ofCall = {
  path: '/companies/{companyId}/people/{employeeId}/call',
  changes: ['people'],
  tag: 'timesheets',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofPerson,
  data: z.object({
    employeeId: guidOut.meta({ description: 'The person.' }),
    calledAtUtc: instant.nullable().meta({ description: 'When they were called last; null: not known.' }),
  }),
  errors: ['employee.not_found', 'auth.own_time'],
} as const;

/** POST /companies/{companyId}/people/{employeeId}/call */
export const noteCall = defineOperation({
  ...ofCall,
  id: 'noteCall',
  method: 'POST',
  summary: 'Note that somebody was called',
  description: '`getToday` shows it on this day, with who called. Of several calls the last one is kept.',
  example: {
    params: IN_ROUTE,
    data: { employeeId: IN_ROUTE.employeeId, calledAtUtc: '2026-03-02T09:10:00.000Z' },
  },
});

/** DELETE /companies/{companyId}/people/{employeeId}/call */
export const removeCall = defineOperation({
  ...ofCall,
  id: 'removeCall',
  method: 'DELETE',
  summary: 'Take the note of a call back',
  description: 'Of somebody of whom none is noted it changes nothing.',
  example: { params: IN_ROUTE, data: { employeeId: IN_ROUTE.employeeId, calledAtUtc: null } },
});
