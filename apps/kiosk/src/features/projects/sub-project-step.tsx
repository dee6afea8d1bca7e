import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { findProjects, type Project } from './project-choice.ts';
import styles from './project-screen.module.css';
import { ProjectTile } from './project-tile.tsx';

type SubProjectStepProps = {
  readonly name: string;
  readonly project: Project;
  readonly time: string;
  readonly onChoose: (subProjectId: string | undefined) => void;
  readonly onBack: () => void;
};

/** The second step, only for a project that has parts. */
export function SubProjectStep({ name, project, time, onChoose, onBack }: SubProjectStepProps) {
  const { t, language } = useLanguage();
  return (
    <Page
      who={name}
      title={t.subProjectTitle({ project: project.name })}
      lead={t.projectTimeFixed({ time })}
      actions={
        <>
          <Button onPress={() => onChoose(undefined)}>{t.subProjectNone}</Button>
          <Button icon="back" onPress={onBack}>
            {t.back}
          </Button>
        </>
      }
    >
      <ul className={styles['tiles']} data-scrolls aria-label={t.subProjectTitle({ project: project.name })}>
        {findProjects(project.subProjects, '', language).map(({ id, name: part, code }) => (
          <ProjectTile key={id} name={part} code={code} onChoose={() => onChoose(id)} />
        ))}
      </ul>
    </Page>
  );
}
