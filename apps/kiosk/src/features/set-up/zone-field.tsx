import { useMemo } from 'react';
import { localTimeOf } from '@stimpill/time';
import { useNow } from '#device/use-now.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { zoneGroups, zoneName } from '#i18n/zone-names.ts';
import { Field } from '#ui/field.tsx';
import { useCompanyZone } from './use-company-zone.ts';

type ZoneFieldProps = { readonly value: string; readonly onChange: (timeZone: string) => void };

/** The zone by the name of a city: that of the company first, then that of the tablet, then all of them by region. */
export function ZoneField({ value, onChange }: ZoneFieldProps) {
  const { t } = useManagerLanguage();
  const now = useNow();
  return (
    <Field label={t.timeZone} hint={t.zoneNow({ time: localTimeOf(now, value) })}>
      {({ id, describedBy }) => (
        <select
          id={id}
          aria-describedby={describedBy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <ZoneOptions value={value} />
        </select>
      )}
    </Field>
  );
}

function ZoneOptions({ value }: { readonly value: string }) {
  const { t, language } = useManagerLanguage();
  const company = useCompanyZone();
  const own = useMemo(() => Intl.DateTimeFormat().resolvedOptions().timeZone, []);
  const groups = useMemo(() => {
    const above = new Set([company, own]);
    const known = [value, 'Atlantic/Reykjavik', ...Intl.supportedValuesOf('timeZone')];
    return zoneGroups(
      known.filter((zone) => !above.has(zone)),
      t.cities,
      language,
    );
  }, [company, own, value, t, language]);
  const regionNames: Readonly<Record<string, string | undefined>> = t.zoneRegions;
  return (
    <>
      {company !== undefined && <OneZone label={t.zoneOfCompany} zone={company} />}
      {own && own !== company && <OneZone label={t.zoneOfTablet} zone={own} />}
      {groups.map(({ region, zones }) => (
        <optgroup key={region} label={regionNames[region] ?? t.zoneElsewhere}>
          {zones.map(({ zone, name }) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

function OneZone({ label, zone }: { readonly label: string; readonly zone: string }) {
  const { t } = useManagerLanguage();
  return (
    <optgroup label={label}>
      <option value={zone}>{zoneName(zone, t.cities)}</option>
    </optgroup>
  );
}
