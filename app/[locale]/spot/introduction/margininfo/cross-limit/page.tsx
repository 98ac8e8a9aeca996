// On which terms coins are lent for spot trading: how much, at which rates, and what counts as collateral.
import { getTranslations } from 'next-intl/server';

import { MarginRules, marginSections } from '#features/info/margin-terms/margin-sections.tsx';
import { getMarginTerms } from '#lib/contract/calls/v1/margin/public/terms.ts';
import { guideMetadata, InformationPage } from '../../../../../information/information-page.tsx';
import { shareParameters } from '../../../../../information/parameters.ts';
import { UnansweredPage } from '../../../../../frame/unanswered-page.tsx';

const path = '/spot/introduction/margininfo/cross-limit';
const termsNow = shareParameters((client) => client.call(getMarginTerms, {}));

export const generateMetadata = guideMetadata(path, () => getTranslations('marginInfo'));

export default async function Page() {
  const [t, terms] = [await getTranslations('marginInfo'), await termsNow()];
  if (terms === null) return <UnansweredPage />;
  return (
    <InformationPage
      path={path}
      title={t('title')}
      lead={t('about')}
      asOfMs={terms.asOfMs}
      opening={<MarginRules terms={terms.value} />}
      sections={marginSections(terms.value, t)}
      related={['/spot/introduction/spot-rules']}
    />
  );
}
