const PLACES = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
const REGIONS = [...new Set(PLACES.map((zone) => regionOf(zone)))];

/** Every time zone that this browser knows, by region: a native list finds a place by its first letters. @param chosen stays in the list, known or not */
export function TimeZoneOptions({ chosen }: { readonly chosen: string }) {
  return (
    <>
      {!PLACES.includes(chosen) && <option value={chosen}>{chosen}</option>}
      {REGIONS.map((region) => (
        <optgroup key={region} label={region}>
          {PLACES.filter((zone) => regionOf(zone) === region).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

function regionOf(zone: string): string {
  return zone.slice(0, zone.indexOf('/'));
}
