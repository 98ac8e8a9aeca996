// A ranked strategy: what it really made in each period, its curve, its parameters where they are shown, and how to copy it.
import { getTranslations } from 'next-intl/server';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { rankingLeast, type RankedStrategy, type RankingWindow } from '#lib/contract/bots/plaza.ts';
import { helpLinks } from '#lib/contract/site/help-links.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { botKinds, kindOfType } from '../../kinds/bot-kinds.ts';
import { CopyButton } from '../copy/copy-button.tsx';
import { ComputedStrategy } from '../ranking/computed-strategy.tsx';
import { HouseStrategy } from '../ranking/house-strategy.tsx';
import { plazaPath, type PlazaPlace } from '../ranking/plaza-place.ts';
import { RankedState } from '../ranking/ranked-state.tsx';
import { PeriodFigures } from './period-figures.tsx';
import { ShareStrategy } from './share-strategy.tsx';
import { StrategyCurve, type StrategyPoint } from './strategy-curve.tsx';
import { StrategyMarket } from './strategy-market.tsx';
import { StrategyParameters } from './strategy-parameters.tsx';
import { StrategyStar } from './strategy-star.tsx';

type Props = {
  readonly place: PlazaPlace;
  /** The same strategy over each period; the last is that of its whole life. */
  readonly periods: readonly { readonly days: RankingWindow; readonly strategy: RankedStrategy }[];
  readonly strategy: RankedStrategy;
  readonly points: readonly StrategyPoint[];
  readonly coin: string;
};

const box = 'flex min-w-0 flex-col gap-3 border-y border-subtle bg-surface-1 p-4 md:rounded-xl md:border';

export async function StrategyPage({ place, periods, strategy, points, coin }: Props) {
  const [t, bots] = [await getTranslations('plaza'), await getTranslations('bots')];
  const { published, symbolId, strategyType } = strategy;
  const kind = kindOfType(strategyType);
  return (
    <div className="page-wide flex flex-1 flex-col gap-4 py-6 md:px-4 md:py-8">
      <div className="flex flex-col gap-2 px-4 md:px-0">
        <Link href={plazaPath[place]} className="self-start text-xs text-muted hover:text-primary max-md:py-3">
          {t('strategy.back')}
        </Link>
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="page-title flex flex-wrap items-center gap-2">
            <bdi>{published?.name ?? t('unpublished')}</bdi>
            {strategy.isHouse ? <HouseStrategy /> : null}
            <ComputedStrategy computed={strategy.computed} />
          </h1>
          <StrategyStar strategy={strategy} />
          <ShareStrategy strategy={strategy} />
        </div>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {bots(`kind.${kind}.name`)}
          <HelpHint to={botKinds[kind].help} />
          <StrategyMarket symbolId={symbolId} />
          <RankedState strategy={strategy} />
        </p>
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <section aria-labelledby="strategy-figures" className={box}>
            <h2 id="strategy-figures" className="text-sm font-semibold">
              {t('strategy.figures')}
            </h2>
            {strategy.isRanked ? null : (
              <p className="text-xs text-secondary">
                {t('strategy.tooYoung', { hours: rankingLeast.runningMs / 3_600_000, invested: rankingLeast.investedUsdt })}
              </p>
            )}
            <PeriodFigures periods={periods} />
            <p className="text-2xs text-muted">
              {t('about', { hours: rankingLeast.runningMs / 3_600_000, invested: rankingLeast.investedUsdt })}{' '}
              <Link href={helpLinks.strategyRanking} className="text-accent underline">
                {t('how')}
              </Link>
            </p>
          </section>
          <section aria-labelledby="strategy-curve" className={box}>
            <h2 id="strategy-curve" className="text-sm font-semibold">
              {t('strategy.curve')}
            </h2>
            <StrategyCurve points={points} coin={coin} />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <section id="copy" aria-labelledby="strategy-copies" className={box}>
            <h2 id="strategy-copies" className="flex items-center gap-1 text-sm font-semibold">
              {t('strategy.copiers')} <HelpHint to="copyingStrategies" />
            </h2>
            <CopyButton strategy={strategy} coin={coin} />
          </section>
          <section aria-labelledby="strategy-parameters" className={box}>
            <h2 id="strategy-parameters" className="text-sm font-semibold">
              {t('strategy.parameters')}
            </h2>
            <StrategyParameters strategy={strategy} />
          </section>
        </div>
      </div>
    </div>
  );
}
