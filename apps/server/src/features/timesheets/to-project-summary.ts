import type { ProjectSummary } from '@stimpill/api-types';
import type { ProjectTime } from './summarize-projects.ts';

export function toProjectSummary(
  projects: readonly ProjectTime[],
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): ProjectSummary {
  return {
    startDate,
    endDate,
    totalMinutes: projects.reduce((sum, { minutes }) => sum + minutes, 0),
    projects: projects.map(({ project, minutes, entryCount, parts, people }) => ({
      projectId: project?.id ?? null,
      projectName: project?.name ?? null,
      totalMinutes: minutes,
      entryCount,
      subProjects: parts.map((part) => ({
        subProjectId: part.id,
        subProjectName: part.name,
        totalMinutes: part.minutes,
      })),
      employees: people.map((person) => ({
        employeeId: person.id,
        employeeDisplayName: person.name,
        totalMinutes: person.minutes,
      })),
    })),
  };
}
