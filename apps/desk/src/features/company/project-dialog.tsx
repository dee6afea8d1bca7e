import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import {
  addProject,
  changeProject,
  projectQuery,
  readProject,
  type CompanyProject,
} from '#api/company-structure.ts';
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
  const client = useQueryClient();
  const companyId = useSession().company.id;
  const say = useToast();
  const form = useForm<ProjectValues>({ defaultValues: NO_PROJECT });
  const add = async (values: ProjectValues) => {
    await addProject(client, companyId, toSaidProject(values));
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
  const companyId = useSession().company.id;
  const record = useQuery(projectQuery({ companyId, id }));
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
  const client = useQueryClient();
  const of = { companyId: useSession().company.id, id: project.id };
  const say = useToast();
  const form = useForm<ProjectValues>({ defaultValues: toProjectValues(project) });
  const { onSave, savedAs, conflict } = useVersionedSave<ProjectValues>({
    form,
    version,
    save: (values, over) => changeProject(client, { ...of, version: over }, toSaidProject(values)),
    read: async () => {
      const { data, version: theirs } = await readProject(of);
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
