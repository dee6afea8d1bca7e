// From a proven person to the receipt: a project and a photo where the company wants them, then the punch. The moment was fixed at the
// fourth digit, so nothing that is asked here costs anybody a minute. Only `toPunching` punches, and the proof is not there afterwards.
import { toProblem } from '#api/to-problem.ts';
import { isSecond } from '#device/known-state.ts';
import type { PhotoOutcome } from '#features/photos/photo-screen.tsx';
import type { ProjectChoice } from '#features/projects/project-choice.ts';
import { shiftOf } from '#features/punches/todays-shift.ts';
import { toReceiptTruth } from '#features/punches/receipt-truth.ts';
import type { Advice, EventOf, VisitEvent } from './visit-event.ts';
import type { VisitRules } from './visit-rules.ts';
import type { Next, On, Proven, Screen } from './visit-state.ts';
import type { ChosenPerson, PunchAction } from './visit-person.ts';

/** A punch that somebody who is proven wants to make. */
type Wanted = { readonly person: ChosenPerson; readonly proven: Proven; readonly action: PunchAction };

const ASKS_NOTHING: VisitRules = { project: 'none', photo: 'none' };

/**
 * No action is turned round silently: where the state is not the announced one, the person is asked. What the server says at this moment
 * decides. What only this tablet knows refuses nothing, because the punch in between may have been forgotten or made elsewhere.
 */
export function toPunchOrQuestion(wanted: Wanted, advice: Advice, next: Next): Screen {
  const { known, isRepeat } = advice;
  if (!known || !isSecond(wanted.action, known) || isRepeat) return begin(wanted, advice, next);
  const { person, proven } = wanted;
  const { isClockedIn, since, by } = known;
  if (by === 'server' && proven.by.kind === 'session')
    return { name: 'conflict', person, isClockedIn, since, proven };
  return { name: 'second', ...wanted, known };
}

/** The answer to a question, by somebody who is proven. */
export function toPunch(
  screen: Extract<Screen, { person: ChosenPerson }>,
  proven: Proven,
  event: VisitEvent,
  next: Next,
): Screen {
  if (event.type !== 'actionChosen' || !event.advice) return screen;
  return begin({ person: screen.person, proven, action: event.action }, event.advice, next);
}

function begin(wanted: Wanted, { isRepeat, rules: asked }: Advice, next: Next): Screen {
  const rules = isRepeat ? ASKS_NOTHING : asked;
  if (rules.project !== 'none') return { name: 'project', ...wanted, rules };
  return toPhoto(wanted, rules, undefined, next);
}

/** A person who walks away from a question punches without its answer. */
export function afterProject(screen: On<'project'>, event: VisitEvent, next: Next): Screen {
  if (event.type === 'projectChosen') return toPhoto(screen, screen.rules, event.project, next);
  return event.type === 'leftAlone' ? toPunching(screen, undefined, noPhoto(screen.rules), next) : screen;
}

export function afterPhoto(screen: On<'photo'>, event: VisitEvent, next: Next): Screen {
  if (event.type === 'photoGiven') return toPunching(screen, screen.project, event.photo, next);
  return event.type === 'leftAlone'
    ? toPunching(screen, screen.project, noPhoto(screen.rules), next)
    : screen;
}

const noPhoto = ({ photo }: VisitRules): PhotoOutcome => ({ kind: photo === 'required' ? 'failed' : 'none' });

function toPhoto(wanted: Wanted, rules: VisitRules, project: ProjectChoice | undefined, next: Next): Screen {
  if (rules.photo === 'none') return toPunching(wanted, project, { kind: 'none' }, next);
  const { person, proven, action } = wanted;
  return { name: 'photo', person, proven, action, rules, project };
}

function toPunching(
  { person, proven, action }: Wanted,
  project: ProjectChoice | undefined,
  photo: PhotoOutcome,
  { request }: Next,
): Screen {
  return { name: 'punching', person, proven, action, project, photo, request };
}

/** Recorded somewhere: the receipt says where. Not recorded: the person is told to write the time down. */
export function afterPunching(screen: On<'punching'>, event: VisitEvent, next: Next): Screen {
  if (event.type !== 'punchEnded') return screen;
  const { person, action } = screen;
  const { outcome } = event;
  const { kind, at } = outcome;
  if (kind === 'notRecorded') return { name: 'notRecorded', person, action, at };
  if (kind === 'notKnown') return { name: 'problem', problem: toProblem(kind), person, action, at };
  return toReceipt(screen, outcome, next);
}

type Recorded = Extract<EventOf<'punchEnded'>['outcome'], { receiptCode: string }>;

function toReceipt(
  { person, action, proven, project }: On<'punching'>,
  outcome: Recorded,
  next: Next,
): Screen {
  const { by, punchesInReview } = proven;
  const session = by.kind === 'session' ? by.session : undefined;
  const shift = session && shiftOf(session.reveal().shiftsToday, action, outcome.at);
  const isDayOver = outcome.kind === 'confirmed' && action === 'Stop' && session !== undefined;
  return {
    name: 'receipt',
    person,
    action,
    at: outcome.at,
    truth: toReceiptTruth(outcome),
    notes: { openSince: person.openSince, punchesInReview, projectName: project?.name, shift },
    session,
    request: isDayOver ? next.request : undefined,
  };
}
