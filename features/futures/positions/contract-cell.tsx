// A position's contract, direction, leverage and margin: the head of a position's row.
import { useTranslations } from 'next-intl';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { HoldSide, MarginMode } from '#lib/contract/enums.ts';
import { Link } from '#lib/i18n/navigation.ts';

/** LONG ▲ in the colour of its side, as a small badge. */
export function SideBadge({ side }: { readonly side: HoldSide }) {
  const t = useTranslations('positions');
  const long = side === HoldSide.long;
  return (
    <span className={`rounded px-1 text-2xs font-medium ${long ? 'bg-positive-soft text-positive' : 'bg-negative-soft text-negative'}`}>
      <span aria-hidden>{long ? '▲ ' : '▼ '}</span>
      {t(`side.${side}`)}
    </span>
  );
}

type Props = {
  readonly market: ContractMarket;
  readonly side: HoldSide;
  readonly leverage?: number;
  readonly marginMode?: number;
  readonly isHere: boolean;
};

export function ContractCell({ market, side, leverage, marginMode, isHere }: Props) {
  const t = useTranslations('positions');
  const name = (
    <bdi dir="ltr" className="font-medium">
      {market.symbolCodeDisplayName}
    </bdi>
  );
  return (
    <span className="inline-flex flex-col items-start py-0.5 align-middle">
      {isHere ? (
        <span className="text-primary">{name}</span>
      ) : (
        <Link href={contractPath(market)} className="rounded text-primary hover:text-accent hover:underline">
          {name}
        </Link>
      )}
      <span className="inline-flex items-center gap-1 text-2xs text-muted">
        <SideBadge side={side} />
        {marginMode === undefined ? null : <span>{t(marginMode === MarginMode.isolated ? 'mode.isolated' : 'mode.cross')}</span>}
        {leverage === undefined ? null : <bdi dir="ltr">{leverage}×</bdi>}
      </span>
    </span>
  );
}
