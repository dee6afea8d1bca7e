import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { CompanyProject } from '@stimpill/api-types/manage';
import { ask, query, READ_ANEW, useSend } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useVersionedSave } from '#ui/form/use-versioned-save.tsx';
import { RecordDialog } from '#ui/record-dialog.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { ProjectFields } from './project-fields.tsx';
import {
  describeProject,
  NO_PROJECT,
  toProjectValues,
  toSaidProject,
  type ProjectValues,
} from './project-values.ts';
import { projectsWords } from '#said/desk/company/projects.ts';

export function NewProject({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(projectsWords);
  const companyId = useSession().company.id;
  const say = useToast();
  const send = useSend('addProject');
  const form = useForm<ProjectValues>({ defaultValues: NO_PROJECT });
  const add = async (values: ProjectValues) => {
    await send({ params: { companyId }, body: toSaidProject(values) });
    onClose();
    say({ text: t.added });
  };
  return (
    <FormDialog title={t.addTitle} look="wide" form={form} saveLabel={t.add} onSave={add} onClose={onClose}>
      <ProjectFields form={form} />
    </FormDialog>
  );
}

type ChangeProjectProps = { readonly id: string; readonly onClose: () => void };

export function ChangeProject({ id, onClose }: ChangeProjectProps) {
  const t = useWords(projectsWords);
  const params = { companyId: useSession().company.id, projectId: id };
  const record = useQuery({ ...query('getCompanyProject', { params }), ...READ_ANEW });
  return (
    <RecordDialog title={t.changeTitle} query={record} onClose={onClose}>
      {({ data, version }) => <ProjectForm project={data} version={version} onClose={onClose} />}
    </RecordDialog>
  );
}

type ProjectFormProps = {
  readonly project: CompanyProject;
  readonly version: string | undefined;
  readonly onClose: () => void;
};

function ProjectForm({ project, version, onClose }: ProjectFormProps) {
  const t = useWords(projectsWords);
  const params = { companyId: useSession().company.id, projectId: project.id };
  const say = useToast();
  const send = useSend('changeProject');
  const form = useForm<ProjectValues>({ defaultValues: toProjectValues(project) });
  const { onSave, savedAs, conflict } = useVersionedSave<ProjectValues>({
    form,
    version,
    save: async (values, over) =>
      (await send({ params, body: toSaidProject(values), version: over })).version,
    read: async () => {
      const { data, version: theirs } = await ask('getCompanyProject', { params });
      return { values: toProjectValues(data), version: theirs };
    },
    describe: (values) => describeProject(t, values),
    together: [['startDate', 'endDate']],
    onDone: () => {
      onClose();
      say({ text: t.saved });
    },
  });
  return (
    <FormDialog
      title={t.changeTitle}
      look="wide"
      form={form}
      onSave={onSave}
      savedAs={savedAs}
      onClose={onClose}
      onTop={conflict}
    >
      <ProjectFields form={form} />
    </FormDialog>
  );
}
