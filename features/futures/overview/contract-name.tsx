// A contract in a list: its coin, its name, and a word about it.
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';

type Props = { readonly market: ContractMarket; readonly about: string; readonly size?: number };

export function ContractName({ market, about, size = 24 }: Props) {
  return (
    <>
      <CoinIcon coin={market.baseCoin} size={size} />
      <span className="flex min-w-0 flex-col">
        <bdi dir="ltr" className="truncate">
          {market.displayName}
        </bdi>
        <span className="truncate text-2xs font-normal text-muted">{about}</span>
      </span>
    </>
  );
}
