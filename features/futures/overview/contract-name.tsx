// A contract in a list: its coin, its name, and when it ends if it does.
import { CoinIcon } from '#components/ui/coin-icon.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';

type Props = { readonly market: ContractMarket; readonly kind: string; readonly size?: number };

export function ContractName({ market, kind, size = 24 }: Props) {
  return (
    <>
      <CoinIcon coin={market.baseCoin} size={size} />
      <span className="flex min-w-0 flex-col">
        <bdi dir="ltr" className="truncate">
          {market.displayName}
        </bdi>
        <span className="truncate text-2xs font-normal text-muted">{kind}</span>
      </span>
    </>
  );
}
