// Orders and plans of contracts in a trader's words.
import { useTranslations } from 'next-intl';

import { TimeText } from '#components/trading/time-text.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { type HoldSide, OrderDirection } from '#lib/contract/enums.ts';
import { forcedCloseOf } from '#lib/contract/wire/orders/forced-direction.ts';
import { directionOf, knownDirection, readDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

/** The words of an order that its owner might have placed. */
const names: Readonly<Partial<Record<OrderDirection, 'openLong' | 'openShort' | 'closeLong' | 'closeShort' | 'buy' | 'sell'>>> = {
  [OrderDirection.openLong]: 'openLong',
  [OrderDirection.openShort]: 'openShort',
  [OrderDirection.closeLong]: 'closeLong',
  [OrderDirection.closeShort]: 'closeShort',
  [OrderDirection.singleSideBuy]: 'buy',
  [OrderDirection.singleSideSell]: 'sell',
};

const forced = {
  reduced: 'liquidation.step.reduced',
  liquidated: 'closedBy.liquidation',
  netted: 'closedBy.netting',
  deleveraged: 'closedBy.deleverage',
  delivered: 'closedBy.delivery',
} as const;

/** Close long, Buy; a code that nobody knows counts as a buy. With why, if the exchange itself closed it. */
function useDirectionWords() {
  const t = useTranslations('positions');
  return (delegateType: number) => {
    const direction = knownDirection(delegateType) ?? OrderDirection.singleSideBuy;
    const { side, holdSide } = readDirection(direction);
    const close = forcedCloseOf(direction);
    return {
      side,
      name: t(`direction.${names[directionOf(side, holdSide)] ?? side}`),
      forced: close === null ? null : t(forced[close]),
    };
  };
}

type Props = {
  readonly name: string;
  readonly delegateType: number;
  readonly isReduce?: boolean | undefined;
  readonly kind?: string | undefined;
};

/** BTCUSDT Open long · Limit. */
export function OrderCell({ name, delegateType, isReduce = false, kind }: Props) {
  const t = useTranslations('positions');
  const words = useDirectionWords()(delegateType);
  return (
    <span className="flex items-center gap-2">
      <bdi dir="ltr" className="font-medium text-primary">
        {name}
      </bdi>
      <span className={words.side === 'buy' ? 'text-positive' : 'text-negative'}>{words.name}</span>
      {words.forced === null ? null : <span className="rounded bg-surface-3 px-1 text-2xs text-secondary">{words.forced}</span>}
      {isReduce ? <span className="rounded bg-surface-3 px-1 text-2xs text-secondary">{t('reduceOnly')}</span> : null}
      {kind === undefined || kind === '' ? null : <span className="text-muted">{kind}</span>}
    </span>
  );
}

/** A contract that is no longer listed is known only by its id. */
export const nameOf = (markets: ReadonlyMap<string, ContractMarket>, symbolId: string): string =>
  markets.get(symbolId)?.symbolCodeDisplayName ?? symbolId.replace(/_[A-Z]+$/, '');

/** The coin in which a contract's quantity is counted; '' while it is not known. */
export function sizeCoinOf(markets: ReadonlyMap<string, ContractMarket>, symbolId: string): string {
  const market = markets.get(symbolId);
  return market === undefined ? '' : market.form === 'inverse' ? market.quoteCoin : market.baseCoin;
}

/** Decimals of its prices and of amounts of its coin, usual and finest; as is usual where the contract is not known. */
export function placesOf(markets: ReadonlyMap<string, ContractMarket>, symbolId: string) {
  const market = markets.get(symbolId);
  if (market === undefined) return { price: 2, amount: 2, fine: 8 };
  return { price: market.pricePlace, amount: market.placeConfig.propertyPlace, fine: market.placeConfig.propertyHighPlace };
}

export function TimeCell({ timeMs }: { readonly timeMs: number }) {
  return <TimeText timeMs={timeMs} zoneMinutes={useZoneOffset()} />;
}

export function HeldCell({ name, side }: { readonly name: string; readonly side: HoldSide }) {
  const t = useTranslations('positions');
  return (
    <span className="flex items-center gap-2">
      <bdi dir="ltr" className="font-medium text-primary">
        {name}
      </bdi>
      <span className={side === 'long' ? 'text-positive' : 'text-negative'}>
        <span aria-hidden>{side === 'long' ? '▲ ' : '▼ '}</span>
        {t(`side.${side}`)}
      </span>
    </span>
  );
}
