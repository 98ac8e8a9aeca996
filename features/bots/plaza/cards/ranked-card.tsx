'use client';
// A ranked strategy in short: what it made, how deep it fell, and its state.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { RankedStrategy, RankingWindow } from '#lib/contract/bots/plaza.ts';
import { RecordCard } from '#components/trading/record-card/record-card.tsx';
import { copyPlace } from '#lib/contract/leaders/leader-path.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { kindOfType } from '../../kinds/bot-kinds.ts';
import { namesOfMarkets, type MarketOf } from '../../lists/use-bot-markets.ts';
import { moneyText, toneOf } from '#components/trading/money-text.ts';
import { useMinute } from '../../lists/use-minute.ts';
import { durationText } from '../../words/duration-text.ts';
import { ComputedStrategy } from '../ranking/computed-strategy.tsx';
import { HouseStrategy } from '../ranking/house-strategy.tsx';
import { strategyPath } from '../ranking/plaza-place.ts';
import { RankedState } from '../ranking/ranked-state.tsx';
import { useStrategyWords } from '../ranking/use-strategy-words.ts';

type Props = {
  readonly strategy: RankedStrategy;
  /** The period of its figures. */
  readonly days: RankingWindow;
  readonly marketOf: MarketOf;
  readonly children?: ReactNode;
};

const [none, coin] = ['—', 'USDT'];
const signed = (share: string): string => isolateLtr(formatPercent(share, { sign: 'always' }));

const isFree = ({ price, profitShare }: NonNullable<RankedStrategy['published']>): boolean => !/[1-9]/.test(price) && profitShare === 0;

export function RankedCard({ strategy, days, marketOf, children }: Props) {
  const t = useTranslations('plaza');
  const bots = useTranslations('bots');
  const { nameOf } = useStrategyWords();
  const nowMs = useMinute();
  const { rate, drawdown, strategyType, copiersRate, startTimeMs, endTimeMs, published } = strategy;
  const untilMs = endTimeMs ?? (nowMs === 0 ? null : nowMs);
  return (
    <RecordCard
      href={strategyPath(strategy)}
      name={nameOf(strategy)}
      marks={
        <>
          {strategy.isHouse ? <HouseStrategy /> : null}
          <ComputedStrategy computed={strategy.computed} />
        </>
      }
      about={
        <>
          <bdi dir="ltr">{namesOfMarkets(strategy, marketOf)}</bdi>
          <span>{bots(`kind.${kindOfType(strategyType)}.name`)}</span>
          <RankedState strategy={strategy} />
        </>
      }
      made={{ name: `${t('column.rate')} · ${t(`period.${days}`)}`, share: rate }}
      curve={strategy.curve}
      curveName={`${t('column.rate')}, ${t(`period.${days}`)}`}
      noCurve={t('strategy.tooShort')}
      figures={[
        {
          id: 'copiers',
          name: t('column.copiersRate'),
          value: copiersRate === null ? none : <span className={toneOf(copiersRate)}>{signed(copiersRate)}</span>,
        },
        { id: 'drawdown', name: t('column.drawdown'), value: isolateLtr(formatPercent(drawdown)) },
        { id: 'age', name: t('column.age'), value: untilMs === null ? none : durationText(bots, Math.max(0, untilMs - startTimeMs)) },
        {
          id: 'share',
          name: t('strategy.share'),
          value:
            published === null
              ? none
              : isFree(published)
                ? t('strategy.free')
                : isolateLtr(formatPercent(String(published.profitShare / 100), { decimals: 0 })),
        },
        ...(published === null || !/[1-9]/.test(published.price)
          ? []
          : [{ id: 'price', name: t('strategy.price'), value: moneyText(published.price, coin) }]),
      ]}
      copy={published === null ? null : { href: `${strategyPath(strategy)}${copyPlace}`, name: t('copy.button') }}
    >
      {children}
    </RecordCard>
  );
}
