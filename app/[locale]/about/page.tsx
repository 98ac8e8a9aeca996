// The page about the venue and where it is reached, as its operator says.
import { getLocale, getTranslations } from 'next-intl/server';

import { aboutSections } from '#features/info/guides/about-guide.tsx';
import { places } from '#features/info/guides/place-names.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { footerNow } from '../../information/guide-parameters.ts';
import { guideMetadata, InformationPage } from '../../information/information-page.tsx';

const path = '/about';

export const generateMetadata = guideMetadata(path, () => getTranslations('guides.about'));

export default async function Page() {
  const t = await getTranslations('guides.about');
  const footer = await footerNow(localeOf(await getLocale()).code);
  return (
    <InformationPage
      path={path}
      title={t('title')}
      lead={t('lead')}
      asOfMs={null}
      sections={aboutSections(footer?.value ?? [], t)}
      related={[places.spotRules, places.futuresSummary]}
    />
  );
}
