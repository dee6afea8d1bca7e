/** At which addresses stands what a citation names? */

/** The pages that shipped agreements cite, by the names that they have there. */
const PAGES: Readonly<Record<string, string>> = {
  'asi.is, public holidays':
    'https://www.asi.is/vinnurettur/flokkar/rettindi-og-skyldur/orlof-og-fridagar/aukafridagar-aukahelgidagar/',
  'betrivinnutimi.is': 'https://www.betrivinnutimi.is/vaktavinna/vaktaalag/',
  'betrivinnutimi.is, vaktahvati': 'https://www.betrivinnutimi.is/vaktavinna/vaktahvati/',
  'bsrb.is, the rights of shift workers':
    'https://www.bsrb.is/en/labour-law/the-working-life/the-rights-of-shift-workers',
  'byggidn.is, launahækkun og breyting á yfirvinnu':
    'https://byggidn.is/launahaekkun-og-breyting-a-yfirvinnu/',
  'efling.is, lágmarkshvíld': 'https://efling.is/lagmarkshvild/',
  'efling.is, matar- og kaffitímar': 'https://efling.is/matar-og-kaffitimi/',
  'efling.is, shortening of the workweek for shift workers in the public market':
    'https://efling.is/en/front-page/shortening-of-the-workweek-for-shift-worker-in-the-public-market/',
  'efling.is, stórhátíðardagar og aðrir frídagar':
    'https://efling.is/?rettindi=storhatidardagar-og-adrir-fridagar',
  'efling.is, yfirvinna': 'https://www.efling.is/old/yfirvinna/',
  'ein.is':
    'https://ein.is/is/um-einingu-idju/utgefid-efni/frettir/ert-thu-ad-vinna-a-veitingastad-hoteli-gistiheimili-eda-i-annarri-ferdathjonustu-',
  'fin.is, vinnutími': 'https://www.fin.is/rettindi-og-skyldur/vinnutimi',
  'fit.is, matartími': 'https://fit.is/vinnutimi/matartimi/',
  'fit.is, yfirvinna 1 og 2': 'https://fit.is/laun/yfirvinna-1-og-2/',
  'fvsa.is, matar- og kaffitímar': 'https://fvsa.is/is/kaup-og-kjor/vinnutiminn/matar-og-kaffitimar',
  'hjalp.vinnustund.is, breytingar á yfirvinnuákvæði vaktavinnumanna':
    'https://hjalp.vinnustund.is/Vinna/Vaktavinna_-_breytingar_á_yfirvinnuákvæði_vaktavinnumann.htm',
  'hvíldartímaákvæði, töflur': 'https://samidn.is/2012/08/31/hvildartimaakvaedhi-toeflur/',
  'kjarasamningur VR og SA': 'https://vefbirting.prentmetoddi.is/vr/kjarasamningur_vr_sa/25',
  'matvis.is, vetrarfrí': 'https://matvis.is/vetrarfri/',
  'matvis.is, álag á helgi- og stórhátíðardögum': 'https://matvis.is/alag-a-helgi-og-storhatidardogum/',
  'sa.is, útkall': 'https://www.sa.is/vinnumarkadsvefur/starfsmannamal/vinnutimi-og-hvildartimi/utkall',
  'samidn.is, dæmi um útfærslu frítökuréttar':
    'https://samidn.is/2005/03/03/daemi-um-utfaerslu-fritokurettar/',
  'samidn.is, vinna á helgidögum og stórhátíðum':
    'https://samidn.is/2005/12/06/vinna-a-helgidogum-og-storhatidum/',
  'samidn.is, vinnutími': 'https://samidn.is/2005/03/02/vinnutimi-9/',
  'vr.is, eftir-, nætur-, yfir- og stórhátíðarvinna':
    'https://www.vr.is/kjaramal/laun/eftir-naetur-yfir-og-storhatidarvinna/',
  'vr.is, frídagar og stórhátíðir': 'https://www.vr.is/kjaramal/vinnutimi/fridagar-og-storhatidir/',
  'vr.is, laun á frídögum': 'https://www.vr.is/um-vr/frettir/almennar-frettir/laun-a-fridogum/',
  'vr.is, matar- og kaffitímar': 'https://vr.is/kjaramal/vinnutimi/matar-og-kaffitimar',
};

const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?=,|$)/i;
const REPOSITORY = /^[\w-]+\/[\w.-]+(?=,|$)/;
const ADDRESS = /https?:\/\/[^\s;,)]+/g;

/** Of a page without a known address it is the site, or the public program, that its name begins with. */
const addressOfPage = (page: string): readonly string[] => {
  const written = page.match(ADDRESS);
  if (written !== null) return written;
  const [known, host, repository] = [PAGES[page], HOST.exec(page)?.[0], REPOSITORY.exec(page)?.[0]];
  if (known !== undefined) return [known];
  if (host !== undefined) return [`https://${host}/`];
  return repository === undefined ? [] : [`https://github.com/${repository}`];
};

/**
 * The addresses of a source, which may name several pages with a semicolon between them; none where it names no page.
 * @example addressesOf('vr.is, laun á frídögum; old.vr.is, vinnutími').length // 2
 */
export const addressesOf = (source: string): readonly string[] => source.split('; ').flatMap(addressOfPage);
