// From a right PIN to the receipt: a project and a photo where the company wants them, then the punch. The moment was fixed at the
// fourth digit, so nothing that is asked here costs anybody a minute, and nobody who walks away meanwhile loses the punch.
import type { PunchDetails } from '@stimpill/api-types/signing';
import type { PhotoOutcome } from '#features/photos/photo-screen.tsx';
import { toPunchedPhoto } from '#features/photos/to-punched-photo.ts';
import type { ProjectChoice } from '#features/projects/project-choice.ts';
import { createDoubleTapGuard } from '#features/punches/double-tap-guard.ts';
import type { PunchOutcome } from '#features/punches/punch-outcome.ts';
import type { PunchRequest } from '#features/punches/record-punch.ts';
import type { ChosenPerson, PunchAction, ScreenEvent } from './screen-state.ts';
import type { ScreenStore } from './screen-store.ts';
import type { VisitRules } from './visit-rules.ts';

export type Tell = (event: ScreenEvent) => void;

/** Somebody whose PIN is known to be right, or was typed twice: what is left is what they want. */
export type Visit = {
  readonly person: ChosenPerson;
  readonly moment: PunchRequest['moment'];
  readonly proof: PunchRequest['proof'];
  readonly punchesInReview: number;
};

export type PunchStepsDeps = {
  readonly store: ScreenStore;
  readonly recordPunch: (request: PunchRequest) => Promise<PunchOutcome>;
  readonly rulesFor: (person: ChosenPerson, action: PunchAction) => VisitRules;
  /** Where this is, if it is known by now; never waited for. */
  readonly positionFor: (person: ChosenPerson, action: PunchAction) => PunchDetails | undefined;
  /** Projects are about to be chosen from. */
  readonly onProjectAsked: () => void;
  /** What a person asked for is in the outbox. */
  readonly onPunched: (request: PunchRequest, outcome: PunchOutcome) => void;
  /** The minutes of today by the server; undefined when it does not say. */
  readonly readToday: (employeeToken: string) => Promise<number | undefined>;
};

export type PunchSteps = {
  /** The same person asked for the same less than five seconds ago. */
  readonly isRepeat: (person: ChosenPerson, action: PunchAction) => boolean;
  readonly begin: (visit: Visit, action: PunchAction, tell: Tell) => Promise<void>;
  readonly chooseProject: (project: ProjectChoice | undefined) => Promise<void>;
  readonly givePhoto: (photo: PhotoOutcome) => Promise<void>;
  /** The punch as far as it was answered; says whether one was under way. */
  readonly finishUnanswered: () => boolean;
  /** Whether a punch is being asked about or stored. */
  readonly isUnderWay: () => boolean;
};

type Pending = {
  readonly visit: Visit;
  readonly action: PunchAction;
  readonly rules: VisitRules;
  readonly tell: Tell;
  readonly project?: ProjectChoice | undefined;
};

type Steps = PunchStepsDeps & {
  readonly guard: ReturnType<typeof createDoubleTapGuard<PunchOutcome>>;
  readonly memory: { pending: Pending | undefined; punching: number };
};

export function createPunchSteps(deps: PunchStepsDeps): PunchSteps {
  const memory: Steps['memory'] = { pending: undefined, punching: 0 };
  const steps: Steps = { ...deps, memory, guard: createDoubleTapGuard(() => performance.now()) };
  deps.store.subscribe(({ screen }) => {
    if (screen.name !== 'project' && screen.name !== 'photo') memory.pending = undefined;
  });
  const isRepeat: PunchSteps['isRepeat'] = ({ id }, action) => steps.guard.recent(id + action) !== undefined;
  return {
    isRepeat,
    begin: (visit, action, tell) => {
      const { person } = visit;
      const rules = isRepeat(person, action) ? ASKS_NOTHING : deps.rulesFor(person, action);
      return askProject(steps, { visit, action, rules, tell });
    },
    chooseProject: async (project) => {
      const { pending } = memory;
      if (pending) await askPhoto(steps, { ...pending, project });
    },
    givePhoto: async (photo) => {
      const { pending } = memory;
      if (pending) await punch(steps, pending, photo);
    },
    finishUnanswered: () => {
      const { pending } = memory;
      if (pending)
        void punch(steps, pending, { kind: pending.rules.photo === 'required' ? 'failed' : 'none' });
      return pending !== undefined;
    },
    isUnderWay: () => memory.pending !== undefined || memory.punching > 0,
  };
}

const ASKS_NOTHING: VisitRules = { project: 'none', photo: 'none' };

async function askProject(steps: Steps, pending: Pending): Promise<void> {
  const { visit, action, rules, tell } = pending;
  if (rules.project === 'none') {
    await askPhoto(steps, pending);
    return;
  }
  const isRequired = rules.project === 'required';
  steps.onProjectAsked();
  tell({ type: 'projectAsked', action, at: visit.moment.at, isRequired });
  steps.memory.pending = pending;
}

async function askPhoto(steps: Steps, pending: Pending): Promise<void> {
  const { action, rules, tell } = pending;
  if (rules.photo === 'none') {
    await punch(steps, pending, { kind: 'none' });
    return;
  }
  tell({ type: 'photoAsked', action, isRequired: rules.photo === 'required' });
  steps.memory.pending = pending;
}

async function punch(steps: Steps, pending: Pending, photo: PhotoOutcome): Promise<void> {
  const { visit, action, project, tell } = pending;
  steps.memory.pending = undefined;
  steps.memory.punching += 1;
  tell({ type: 'punchStarted', action });
  const { request, outcome } = await record(steps, pending, photo).finally(() => {
    steps.memory.punching -= 1;
  });
  steps.onPunched(request, outcome);
  const { proof, punchesInReview } = visit;
  tell({ type: 'punchEnded', outcome, notes: { punchesInReview, projectName: project?.name } });
  if (outcome.kind === 'confirmed' && action === 'Stop') await tellToday(steps, proof, tell);
}

async function record(steps: Steps, { visit, action, project }: Pending, photo: PhotoOutcome) {
  const { person, moment, proof } = visit;
  const request: PunchRequest = {
    employeeId: person.id,
    action,
    moment,
    proof,
    projectId: project?.projectId,
    subProjectId: project?.subProjectId,
    photo: await toPunchedPhoto(photo),
    details: steps.positionFor(person, action),
  };
  const outcome = await steps.guard.once(person.id + action, isSafe, () => steps.recordPunch(request));
  return { request, outcome };
}

const isSafe = ({ kind }: PunchOutcome) => kind !== 'notRecorded' && kind !== 'notKnown';

/** The receipt stands already; minutes that come while it is shown are added to it. */
async function tellToday(steps: Steps, proof: Visit['proof'], tell: Tell): Promise<void> {
  if (!('employeeToken' in proof)) return;
  const minutes = await steps.readToday(proof.employeeToken);
  if (minutes !== undefined) tell({ type: 'todayLearned', minutes });
}
