import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { findProjects, recentProjects, type Project } from './project-choice.ts';
import styles from './project-screen.module.css';
import { ProjectTile } from './project-tile.tsx';

type ProjectListsProps = {
  readonly projects: readonly Project[];
  readonly recentIds: readonly string[];
  /** Undefined while nobody searches. */
  readonly typed: string | undefined;
  readonly onChoose: (project: Project) => void;
};

/** What was used last, above everything there is; only what fits while somebody searches. */
export function ProjectLists({ projects, recentIds, typed, onChoose }: ProjectListsProps) {
  const { t, language } = useLanguage();
  const recent = typed === undefined ? recentProjects(projects, recentIds) : [];
  const found = findProjects(projects, typed ?? '', language);
  const tile = (project: Project, isLikely = false) => (
    <ProjectTile
      key={project.id}
      name={project.name}
      code={project.code}
      hasParts={project.subProjects.length > 0}
      isLikely={isLikely}
      onChoose={() => onChoose(project)}
    />
  );
  return (
    <>
      {recent.length > 0 && (
        <Tiles title={t.projectRecent}>{recent.map((project, place) => tile(project, place === 0))}</Tiles>
      )}
      {found.length > 0 ? (
        <Tiles title={typed ? t.projectFound : t.projectAll}>{found.map((project) => tile(project))}</Tiles>
      ) : (
        <div className={styles['none']} role="status">
          <p>{t.projectNoMatchTitle({ typed: typed ?? '' })}</p>
          <p>{t.projectNoMatchHint}</p>
        </div>
      )}
    </>
  );
}

type TilesProps = { readonly title: string; readonly children: ReactNode };

function Tiles({ title, children }: TilesProps) {
  return (
    <section aria-label={title} data-scrolls>
      <h2 className={styles['heading']}>{title}</h2>
      <ul className={styles['tiles']}>{children}</ul>
    </section>
  );
}
