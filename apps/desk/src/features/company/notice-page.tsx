// What a company hands out to the people whose time it records: what is kept, why, for how long, who reads it and what they can do.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LANGUAGES } from '@stimpill/words/language.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import type { Said } from '@stimpill/words/said.ts';
import { query } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { formatDay } from '#words/format-day.ts';
import { said, useSpeech, useWords } from '#words/words.ts';
import { settingsWords } from '#said/desk/company/settings.ts';
import { noticeWords } from '#said-in-each/desk/company/notice.ts';

export function NoticePage() {
  const t = useWords(noticeWords);
  const settings = useWords(settingsWords);
  const { company } = useSession();
  const { language } = useSpeech();
  const [chosen, setChosen] = useState(language);
  const kept = useQuery(query('getKeptData', { params: { companyId: company.id } }));
  // The heading is on the paper as well.
  const shown = said(noticeWords, chosen);
  return (
    <PageFrame
      title={shown.link}
      lang={chosen}
      above={[{ name: settings.title, to: '/company/settings' }]}
      actions={
        <Button look="primary" isDisabled={kept.data === undefined} onPress={() => window.print()}>
          {t.print}
        </Button>
      }
    >
      <div className="stack gap-8 no-print">
        <p>{t.lead}</p>
        <Choice
          legend={t.language}
          value={chosen}
          options={LANGUAGES.map((each) => [each, OWN_LANGUAGE[each].name] as const)}
          onChoose={setChosen}
        />
      </div>
      <DataOf query={kept} rows={8}>
        {(data) => (
          <article className="stack" lang={chosen}>
            <Notice t={shown} day={(date) => formatDay(date, chosen)} company={company.name} kept={data} />
          </article>
        )}
      </DataOf>
    </PageFrame>
  );
}

type NoticeProps = {
  readonly t: Said<typeof noticeWords>;
  /** @param date yyyy-MM-dd */
  readonly day: (date: string) => string;
  readonly company: string;
  readonly kept: DataFor<'getKeptData'>;
};

function Notice({ t, day, company, kept }: NoticeProps) {
  const { readers, rights } = t;
  const { olderPhotosUntil, olderPlacesUntil } = kept;
  return (
    <>
      <h2>{t.title}</h2>
      <p>{t.intro({ company })}</p>
      <dl className="stack gap-10">
        {partsOf({ t, company, kept }).map(({ what, why, howLong }) => (
          <div key={what}>
            <dt>
              <strong>{what}</strong>
            </dt>
            <dd>{t.why({ why })}</dd>
            <dd>{t.kept({ kept: howLong })}</dd>
          </div>
        ))}
      </dl>
      {!kept.asksForPhotos && (
        <p>
          {t.noPhotos} {olderPhotosUntil && t.olderPhotos({ day: day(olderPhotosUntil) })}
        </p>
      )}
      {!kept.asksForPlace && (
        <p>
          {t.noPlace} {olderPlacesUntil && t.olderPlaces({ day: day(olderPlacesUntil) })}
        </p>
      )}
      <h3>{readers.title}</h3>
      <p>{readers.text}</p>
      <h3>{rights.title}</h3>
      <ul className="stack gap-4">
        {[rights.see, rights.correct, rights.ask({ company }), rights.complain].map((right) => (
          <li key={right}>{right}</li>
        ))}
      </ul>
    </>
  );
}

type Part = { readonly what: string; readonly why: string; readonly howLong: string };

function partsOf({ t, company, kept }: Omit<NoticeProps, 'day'>): readonly Part[] {
  const { time, person, absence, pin, photo, place } = t;
  const pinDays = { former: kept.formerPinDays, sealed: kept.sealedPinDays };
  return [
    { ...time, howLong: time.kept({ company }) },
    { ...person, howLong: person.kept({ company }) },
    { ...absence, howLong: absence.kept },
    { ...pin, howLong: pin.kept(pinDays) },
    ...(kept.asksForPhotos ? [{ ...photo, howLong: t.keptDays({ days: kept.photoDays }) }] : []),
    ...(kept.asksForPlace ? [{ ...place, howLong: t.keptDays({ days: kept.placeDays }) }] : []),
  ];
}
