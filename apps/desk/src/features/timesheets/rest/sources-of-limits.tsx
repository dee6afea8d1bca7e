import { useWords } from '#words/words.ts';
import { restWords } from '#said/desk/timesheets/rest/rest.ts';
import type { Departure } from './filter-rest.ts';
import { useRestSpeech } from './use-rest-speech.ts';

/** The pages on which the limits of what is shown stand, each once for its right. */
export function SourcesOfLimits({ departures }: { readonly departures: readonly Departure[] }) {
  const t = useWords(restWords);
  const speech = useRestSpeech();
  const pages = new Map(
    departures.flatMap(({ right, source }) =>
      source === null ? [] : [[`${right} ${source}`, { right, source }] as const],
    ),
  );
  if (pages.size === 0) return null;
  return (
    <section className="stack gap-8">
      <h2>{t.sources}</h2>
      <ul>
        {[...pages].map(([key, { right, source }]) => (
          <li key={key}>
            {speech.right(right)}:{' '}
            <a href={source} rel="noreferrer" target="_blank">
              {new URL(source).hostname}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
