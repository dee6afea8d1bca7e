import type { CallStation } from '#api/call-station.ts';
import { saveProjects } from '#storage/project-store.ts';

/** Reads the projects and keeps them, so that they can be chosen without a connection. After a failure the earlier ones stay. */
export async function fetchProjects(callStation: CallStation, companyId: string): Promise<void> {
  const answer = await callStation('listStationProjects');
  if (answer.ok) await saveProjects({ companyId, projects: answer.data.projects });
}
