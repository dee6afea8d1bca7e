import { useState } from 'react';
import type { OpenParameter, RuleSet, RuleVersion } from '#api/pay-rules.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { useWords } from '#words/words.ts';
import { GiveParameters } from './give-parameters.tsx';
import styles from './pay-rules.module.css';
import { openParametersWords } from '#said/desk/company/open-parameters.ts';

type OpenParametersProps = {
  readonly ruleSet: RuleSet;
  readonly version: RuleVersion;
  readonly mayChange: boolean;
};

/** What a version leaves to the company, what it has given, and a way to give it in the version after the last. */
export function OpenParameters({ ruleSet, version, mayChange }: OpenParametersProps) {
  const t = useWords(openParametersWords);
  const [isGiving, setIsGiving] = useState(false);
  const { parameters, agreement } = version;
  const isLast = version.number === ruleSet.versions.at(-1)?.number;
  if (parameters.length === 0) return null;
  return (
    <section className="stack gap-20">
      <h3>{t.title}</h3>
      <p>{t.lead}</p>
      <ParameterList parameters={parameters} />
      {mayChange && isLast && (
        <div className="row">
          <Button onPress={() => setIsGiving(true)}>{t.give}</Button>
        </div>
      )}
      {isGiving && (
        <GiveParameters
          ruleSet={ruleSet}
          agreement={agreement}
          parameters={parameters}
          onClose={() => setIsGiving(false)}
        />
      )}
    </section>
  );
}

/** Each value by its name: what depends on it, why the rule does not say it, and what sources say. */
export function ParameterList({ parameters }: { readonly parameters: readonly OpenParameter[] }) {
  return (
    <ul className="stack gap-16">
      {parameters.map((parameter) => (
        <li key={parameter.key}>
          <OneParameter parameter={parameter} />
        </li>
      ))}
    </ul>
  );
}

function OneParameter({ parameter }: { readonly parameter: OpenParameter }) {
  const { name, decides, noDefault, readings } = parameter;
  const t = useWords(openParametersWords);
  return (
    <>
      <p className={styles['facts']}>
        <strong>{name}</strong>
        <GivenValue parameter={parameter} />
      </p>
      <p>{decides}</p>
      <p className="fine">{noDefault}</p>
      {readings.length > 0 && (
        <ul className="stack gap-4" aria-label={`${t.readings}: ${name}`}>
          {readings.map(({ value, says, source }) => (
            <li key={value}>
              {says} {source.startsWith('https://') && <Source address={source} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function GivenValue({ parameter: { unit, value, taken, readings } }: { readonly parameter: OpenParameter }) {
  const t = useWords(openParametersWords);
  if (value === null)
    return <Chip look={taken === null ? 'warning' : 'plain'}>{taken === null ? t.missing : t.taken}</Chip>;
  const chosen = readings.find((reading) => reading.value === value)?.says;
  return (
    <Chip look="good">
      {unit === 'minutes' ? t.inMinutes({ minutes: Number(value) }) : (chosen ?? String(value))}
    </Chip>
  );
}

function Source({ address }: { readonly address: string }) {
  const t = useWords(openParametersWords);
  return (
    <a href={address} rel="noreferrer" target="_blank">
      {t.source}: {new URL(address).hostname}
    </a>
  );
}
