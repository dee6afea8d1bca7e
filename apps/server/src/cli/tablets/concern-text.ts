// What people are told about a concern of a tablet, and what they can do.
import type { Concern } from '#features/tablets/health/tablet-concerns.ts';
import type { Tablet } from '#features/tablets/health/tablet-store.ts';

type ConcernText = { readonly says: string; readonly todo: string };

/** @param at how a moment is written */
export function concernText(
  concern: Concern,
  { companyId }: Pick<Tablet, 'companyId'>,
  at: (instant: number) => string,
): ConcernText {
  switch (concern.kind) {
    case 'silent':
      return {
        says: `silent since ${at(concern.since)}`,
        todo: 'It may hold punches. See that it has power and a network; if it is gone for good, "stimpill device revoke"',
      };
    case 'holds_punches':
      return {
        says: `holds ${concern.count} punches, as it said on ${at(concern.saidAt)}`,
        todo: 'It hands them over by itself when it reaches the server. If the number stays, save them to a file at the tablet, then "stimpill inbox import"',
      };
    case 'storage_low':
      return {
        says: `has hardly any room, ${concern.freeMiB} MiB`,
        todo: 'Delete apps or pictures from the tablet',
      };
    case 'storage_not_persistent':
      return {
        says: 'its browser may delete unsent punches',
        todo: 'Install the app on the tablet, or add it to the home screen',
      };
    case 'alarm':
      return { says: `it says “${concern.text}”`, todo: 'Open the manager page of the tablet' };
    case 'app_older':
      return {
        says: `its app ${concern.version} is older than the server`,
        todo: 'Reload the page on the tablet while it has a network',
      };
    case 'incident':
      return incidentText(concern, companyId);
  }
}

type IncidentConcern = Extract<Concern, { kind: 'incident' }>;

function incidentText({ incident, count }: IncidentConcern, companyId: string): ConcernText {
  const { says, todo } = INCIDENTS[incident] ?? { says: 'something happened to it', todo: '' };
  const then = `See "stimpill call listTablets companyId=${companyId}", and close what was looked into`;
  return {
    says: `${says} (${incident}${count === 1 ? '' : `, ${count} times`})`,
    todo: `${todo}${incident === 'missing_sequences' ? `See "stimpill call listTablets companyId=${companyId}" for the numbers` : then}`,
  };
}

/** `todo` is what comes before the incident is looked up. */
const INCIDENTS: Readonly<Record<string, ConcernText>> = {
  chain_shortened: {
    says: 'punches were erased on it',
    todo: 'Ask who was there and add what is missing at the desk or with "stimpill call addTimeEntry". ',
  },
  missing_sequences: {
    says: 'numbers of punches are missing',
    todo: 'They arrive by themselves if the tablet still has them. ',
  },
  mismatch: {
    says: 'sent a punch under a number that has other content',
    todo: 'Get at what it sent with "stimpill device unreadable". ',
  },
  unreadable: {
    says: 'sent what cannot be read as a punch',
    todo: 'Get at what it sent with "stimpill device unreadable". ',
  },
  broken_chain: {
    says: 'sent punches that are not what was signed',
    todo: 'Look at the punches in the inbox of the desk or "stimpill call listReviews". ',
  },
  clock_set: {
    says: 'its clock was set',
    todo: 'Let the tablet set its time by itself, and look at the punches in the inbox of the desk or "stimpill call listReviews". ',
  },
};
