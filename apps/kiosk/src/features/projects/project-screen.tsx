// On what? Asked after the PIN and before the punch is written; the time was fixed at the fourth digit, so choosing costs nothing.
import { useState } from 'react';
import { formatClock } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '@stimpill/ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import { SearchPanel } from '#ui/search-panel.tsx';
import type { Project, ProjectChoice } from './project-choice.ts';
import { ProjectLists } from './project-lists.tsx';
import styles from './project-screen.module.css';
import { SubProjectStep } from './sub-project-step.tsx';

type ProjectScreenProps = {
  readonly name: string;
  /** The moment of the fourth digit. */
  readonly at: number;
  readonly timeZone: string;
  readonly projects: readonly Project[];
  /** What this person used, last first. */
  readonly recentIds: readonly string[];
  readonly isRequired: boolean;
  readonly onChoose: (choice: ProjectChoice | undefined) => void;
  readonly onCancel: () => void;
};

export function ProjectScreen(props: ProjectScreenProps) {
  const { projects, onChoose } = props;
  const [chosen, setChosen] = useState<Project | undefined>(undefined);
  const time = formatClock(props.at, props.timeZone);
  if (projects.length === 0) return <NoProjects {...props} />;
  if (chosen) {
    return (
      <SubProjectStep
        name={props.name}
        project={chosen}
        time={time}
        onChoose={(subProjectId) => onChoose(toChoice(chosen, subProjectId))}
        onBack={() => setChosen(undefined)}
      />
    );
  }
  const choose = (project: Project) =>
    project.subProjects.length > 0 ? setChosen(project) : onChoose(toChoice(project, undefined));
  return <ProjectStep {...props} time={time} onProject={choose} />;
}

function toChoice({ id, name, subProjects }: Project, subProjectId: string | undefined): ProjectChoice {
  const part = subProjects.find((each) => each.id === subProjectId);
  return { projectId: id, subProjectId, name: part ? `${name} · ${part.name}` : name };
}

type ProjectStepProps = ProjectScreenProps & {
  readonly time: string;
  readonly onProject: (project: Project) => void;
};

function ProjectStep(props: ProjectStepProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const isSearching = typed !== undefined;
  return (
    <>
      <Page
        {...(isSearching ? {} : { who: props.name, lead: t.projectTimeFixed({ time: props.time }) })}
        title={t.projectTitle}
        actions={isSearching ? null : <Ways {...props} onSearch={() => setTyped('')} />}
      >
        <ProjectLists
          projects={props.projects}
          recentIds={props.recentIds}
          typed={typed}
          onChoose={props.onProject}
        />
      </Page>
      {isSearching && (
        <SearchPanel
          label={t.projectSearchLabel}
          typed={typed}
          onType={setTyped}
          onClose={() => setTyped(undefined)}
          hasDigits
        />
      )}
    </>
  );
}

function Ways(props: ProjectScreenProps & { readonly onSearch: () => void }) {
  const { t } = useLanguage();
  return (
    <>
      <Button icon="search" onPress={props.onSearch}>
        {t.search}
      </Button>
      {!props.isRequired && <Button onPress={() => props.onChoose(undefined)}>{t.projectSkip}</Button>}
      <Button icon="cross" onPress={props.onCancel}>
        {t.cancel}
      </Button>
    </>
  );
}

/** Never been online since projects were turned on: a missing list must not cost anybody a punch. */
function NoProjects({ name, onChoose, onCancel }: ProjectScreenProps) {
  const { t } = useLanguage();
  return (
    <Page
      who={name}
      title={t.projectsMissingTitle}
      actions={
        <>
          <Button look="primary" size="main" onPress={() => onChoose(undefined)}>
            {t.projectGoOn}
          </Button>
          <Button size="main" icon="cross" onPress={onCancel}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <p className={styles['missing']}>
        <Icon name="folder" />
        <span>{t.projectsMissingHint}</span>
      </p>
    </Page>
  );
}
