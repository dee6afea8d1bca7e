import type { Page } from '@playwright/test';

const FLAGS = [[], [], ['offPlan'], ['locked'], ['open', 'question'], ['locked', 'offPlan']] as const;

/** The grid of the timesheets answers with so many people, each of whom has worked on every day of the month. */
export async function manyHours(page: Page, count: number): Promise<void> {
  await page.route('**/api/manage/v1/companies/*/timesheet-grid?*', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [startDate = '', endDate = ''] = [asked.get('startDate'), asked.get('endDate')].map(String);
    const people = Array.from({ length: count }, (_, place) => personOf(place, startDate, endDate));
    const data = { startDate, endDate, planToleranceMinutes: 15, departments: [], people };
    await route.fulfill({ json: { success: true, data, errors: null } });
  });
}

function personOf(place: number, startDate: string, endDate: string) {
  const days = Array.from({ length: 31 }, (_, day) => hoursOn(startDate, day, place)).filter(
    ({ date }) => date <= endDate,
  );
  return {
    employeeId: `22222222-0000-4000-8000-${String(place).padStart(12, '0')}`,
    employeeDisplayName: `Prófandi ${place} Þórudóttir`,
    employeeNumber: String(place),
    departmentIds: [],
    ...hours(514 * days.length, days.length),
    days,
  };
}

function hoursOn(startDate: string, day: number, place: number) {
  const date = new Date(Date.parse(startDate) + day * 86_400_000).toISOString().slice(0, 10);
  return { date, ...hours(514, 1), flags: FLAGS[(day + place) % FLAGS.length] ?? [] };
}

const hours = (workedMinutes: number, days: number) => ({
  workedMinutes,
  plannedMinutes: 480 * days,
  buckets: { daytimeMinutes: 480 * days, overtimeMinutes: 34 * days },
  credits: {},
  absences: {},
});
