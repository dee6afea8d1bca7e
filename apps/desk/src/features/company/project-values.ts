// A project as its form has it: what may be missing is an empty text there.
import type { CompanyProject } from '@stimpill/api-types/manage';
import type { CallFor } from '#api/contract.ts';

type Named = { name: string; code: string; isActive: boolean };

export type ProjectValues = Named & {
  startDate: string;
  endDate: string;
  /** `partId` is empty for a part that is new. */
  subProjects: (Named & { partId: string })[];
};

export const NO_PART = { partId: '', name: '', code: '', isActive: true };
export const NO_PROJECT: ProjectValues = {
  name: '',
  code: '',
  isActive: true,
  startDate: '',
  endDate: '',
  subProjects: [],
};

export function toProjectValues(project: CompanyProject): ProjectValues {
  const { name, code, isActive, startDate, endDate, subProjects } = project;
  return {
    name,
    code: code ?? '',
    isActive,
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    subProjects: subProjects.map(({ id, ...part }) => ({ ...part, partId: id, code: part.code ?? '' })),
  };
}

export function toProjectBody(values: ProjectValues): CallFor<'addProject'>['body'] {
  return {
    name: values.name,
    code: orNull(values.code),
    isActive: values.isActive,
    startDate: orNull(values.startDate),
    endDate: orNull(values.endDate),
    subProjects: values.subProjects.map(({ partId, name, code, isActive }) => ({
      id: orNull(partId),
      name,
      code: orNull(code),
      isActive,
    })),
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
