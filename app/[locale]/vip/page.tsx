// The levels: what each asks and gives.
import { getTranslations } from 'next-intl/server';

import { vipSections } from '#features/info/figures/charges/vip-sections.tsx';
import { levelsNow } from '../../information/figures.ts';
import { figureMetadata, InformationPage } from '../../information/information-page.tsx';
import { UnansweredPage } from '../../frame/unanswered-page.tsx';

const path = '/vip';

export const generateMetadata = figureMetadata(path, () => getTranslations('figures.vip'));

export default async function Page() {
  const [t, levels] = await Promise.all([getTranslations('figures'), levelsNow()]);
  if (levels === null) return <UnansweredPage />;
  return (
    <InformationPage
      path={path}
      title={t('vip.title')}
      lead={t('vip.lead')}
      asOfMs={levels.asOfMs}
      sections={vipSections(levels.value, t)}
      related={['/fees', '/futures/introduction/trading-fee', '/spot/introduction/margininfo/cross-limit']}
    />
  );
}
